// Empires of the Ancient World: the battle display with its three boxes of blocks, and the pairs of cards.

import { html, nothing } from "../vendor/lit.js";
import { between } from "../parts/battle.js";
import { die } from "../parts/icons.js";
import { card } from "./empires-cards.js";

/** @param {any[]} events */
export const battles = (events) => between(events, ["battle"], ["attacker_won", "defender_won"]);

const STAGES = ["mode", "cards", "ambush", "order", "fight", "conquest"];

/** @param {any} context */
export function battle(context) {
  const { view, t, name, over } = context;
  const fight = over ? finished(context) : view.battle;
  return html`
    <h2>
      ${t("battle")}: ${name(fight.area)}
      <span class="small">${fight.mode ? t(`emp-${fight.mode}`) : nothing}${fight.ambush ? ` · ${t("emp-ambush")}` : ""}</span>
    </h2>
    ${over ? nothing : stages(fight, t)} ${blocks(fight, context)}
    ${over ? nothing : own(fight, context)}
    <ol class="pairs">${fight.fought.map((/** @type {any} */ pair, /** @type {number} */ n) => duel(pair, n, context))}</ol>
    ${casualties(fight, context)} ${result(fight, context)}
  `;
}

/** The report of the battle if it is the last one, else what was last seen of it. @param {any} context */
function finished({ view, course, message }) {
  const report = message.view?.last_battle;
  const same = report && report.area === view.battle.area && report.fought.length >= view.battle.fought.length;
  if (same && samePairs(report.fought, view.battle.fought)) return report;
  const won = course.find((/** @type {any} */ event) => ["attacker_won", "defender_won"].includes(event.key));
  return { ...view.battle, winner: won?.args.who, rout: course.some((/** @type {any} */ event) => event.key === "routed") };
}

/** @param {any[]} all @param {any[]} some */
const samePairs = (all, some) => some.every((pair, n) => JSON.stringify(pair) === JSON.stringify(all[n]));

/** @param {any} fight @param {any} t */
function stages(fight, t) {
  const now = STAGES.indexOf(fight.stage);
  return html`<ol class="steps" aria-label=${t("battle-steps")}>
    ${STAGES.map((stage, n) => html`<li class=${n < now ? "past" : n === now ? "now" : ""} aria-current=${n === now ? "step" : nothing}>${t(`emp-stage-${stage}`)}</li>`)}
  </ol>`;
}

/** @param {any} fight @param {any} context */
function blocks(fight, { t, seatName }) {
  return html`<div class="blocks">
    ${["attacker", "centre", "defender"].map((box) => {
      const who = box === "centre" ? t("emp-centre") : `${t(`emp-${box}`)}: ${seatName(fight[box])}`;
      return html`<div class="box ${box === "centre" ? "" : `seat-${fight[box]}`}">
        <span>${box === "centre" ? nothing : html`<span class="chip">${String.fromCharCode(65 + fight[box])}</span> `}${who}</span>
        <span class="stones" role="img" aria-label=${t("emp-blocks", { count: fight.blocks[box] })}>${Array.from({ length: fight.blocks[box] }, () => html`<i></i>`)}</span>
        ${box === "centre" || !fight.committed ? nothing : waiting(fight, box === "attacker" ? 0 : 1, t)}
      </div>`;
    })}
  </div>`;
}

/** Cards that lie face down before the fight. @param {any} fight @param {number} side @param {any} t */
function waiting(fight, side, t) {
  const down = Math.max(0, (fight.order[side].length || fight.committed[side].length) - fight.fought.length);
  return down ? html`<span class="small">${t("emp-face-down", { count: down })}</span>` : nothing;
}

/** The reader's own cards in this battle: those in their order, then those still to be placed. @param {any} fight @param {any} context */
function own(fight, context) {
  const { t, seat } = context;
  const side = [fight.attacker, fight.defender].indexOf(seat);
  if (side < 0) return nothing;
  const placed = fight.order[side].slice(fight.fought.length).filter((/** @type {string} */ word) => word !== "?");
  const rest = fight.committed[side].filter((/** @type {string} */ word) => word !== "?");
  for (const word of fight.order[side]) if (rest.includes(word)) rest.splice(rest.indexOf(word), 1);
  if (!placed.length && !rest.length) return nothing;
  return html`<div class="own-cards">
    ${placed.length ? html`<span class="small">${t("emp-in-order")}</span><div class="hand">${placed.map((/** @type {string} */ word, /** @type {number} */ n) => card(word, { ...context, can: () => false }, `placed place-${n}`))}</div>` : nothing}
    ${rest.length ? html`<span class="small">${t("emp-committed")}</span><div class="hand">${rest.map((/** @type {string} */ word) => card(word, context))}</div>` : nothing}
  </div>`;
}

/** Two cards that met, the dice, and who won. @param {any} pair @param {number} n @param {any} context */
function duel(pair, n, context) {
  const { t } = context;
  const shown = (/** @type {string | null} */ word) => (word ? card(word, context) : html`<span class="card">–</span>`);
  const rolled = (/** @type {number | null} */ face) => (face ? die(face) : nothing);
  return html`<li class="won-${pair.winner}" aria-label=${t("emp-combat", { number: n + 1 })}>
    ${shown(pair.attacking)}
    <span class="versus">${rolled(pair.dice[0])} <b>${t(`emp-pair-${pair.winner}`)}</b> ${rolled(pair.dice[1])}</span>
    ${shown(pair.defending)}
  </li>`;
}

/** @param {any} fight @param {any} context */
function casualties(fight, context) {
  const { t, seatName } = context;
  const fallen = fight.casualties ?? [[], []];
  if (!fallen.some((/** @type {string[]} */ side) => side.length)) return nothing;
  return html`<div class="losses">
    ${["attacker", "defender"].map((box, side) => (fallen[side].length ? html`<p>${t("emp-casualties", { name: seatName(fight[box]) })}</p><div class="hand">${fallen[side].map((/** @type {string} */ word) => card(word, context))}</div>` : nothing))}
  </div>`;
}

/** @param {any} fight @param {any} context */
function result(fight, { t, seatName }) {
  if (fight.winner === undefined || fight.winner === null) return nothing;
  return html`<p class="result"><b>${t("emp-won", { name: seatName(fight.winner) })}</b> ${fight.rout ? t("emp-rout") : nothing}</p>`;
}
