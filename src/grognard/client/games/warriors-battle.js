// Warriors & Traders: both sides of a battle, the damage they allot, what it will do, and what it did.

import { html, nothing } from "../vendor/lit.js";
import { between } from "../parts/battle.js";
import { counter, icon } from "../parts/icons.js";

/** @type {Record<string, string>} */
export const SHAPE = { barbarian_army: "barbarian", barbarian_fort: "fort", infantry: "infantry", archers: "archers", cavalry: "cavalry", princess: "princess", fort: "fort" };

const WITHIN = ["hit", "killed", "retreated_to", "withdrew", "nowhere_to_go", "taken", "lost_to_barbarians", "freed"];

/** @param {any[]} events */
export const battles = (events) => between(events, ["battle_begins"], ["conquered", "held"], WITHIN);

/** @param {any} owner */
const seatOf = (owner) => (typeof owner === "number" ? owner : null);

/** @param {any} context */
export function battle(context) {
  const { view, t, name, over } = context;
  const fight = view.battle;
  const step = over ? "end" : fight.struck ? "retreats" : "damage";
  return html`
    <h2>${t("battle")}: ${name(fight.province)}</h2>
    <ol class="steps" aria-label=${t("battle-steps")}>
      ${["damage", "retreats", "end"].map((each) => html`<li class=${each === step ? "now" : ""} aria-current=${each === step ? "step" : nothing}>${t(`wat-step-${each}`)}</li>`)}
    </ol>
    <div class="sides">
      ${side("attacker", fight, context)} <span class="against" aria-hidden="true">${icon("crossed-swords")}</span> ${side("defender", fight, context)}
    </div>
    ${outcome(context)}
  `;
}

/** One side: its pieces with strength and life, the points it has to allot, and what falls on it. @param {"attacker" | "defender"} role @param {any} fight @param {any} context */
function side(role, fight, context) {
  const { view, t, seatName } = context;
  const attacks = role === "attacker";
  const seat = seatOf(fight[role]);
  const [gives, takes] = attacks ? [fight.attack, fight.defence] : [fight.defence, fight.attack];
  const points = fight.strength[attacks ? "attack" : "defence"];
  const given = Object.values(gives).reduce((sum, each) => sum + /** @type {number} */ (each), 0);
  const here = view.provinces.find((/** @type {any} */ each) => each.id === fight.province).units;
  const units = here.filter((/** @type {any} */ unit) => (unit.owner === fight.attacker) === attacks);
  return html`<section class="side ${seat === null ? "nobody" : `seat-${seat}`}" aria-label=${t(`emp-${role}`)}>
    <h3>
      ${seat === null ? icon("barbarian") : html`<span class="chip">${String.fromCharCode(65 + seat)}</span>`}
      ${seat === null ? t("wat-barbarian-land") : seatName(seat)} <span class="small">${t(`emp-${role}`)}</span>
    </h3>
    ${fight.struck
      ? nothing
      : html`<p>${t("wat-strength")} <b>${points}</b> · ${t("wat-to-allot")} <b aria-live="polite">${Math.max(0, points - given)}</b></p>
          <meter min="0" max=${Math.max(1, points)} value=${given} aria-label=${t("wat-allotted")}></meter>`}
    <ul class="fighters">${units.map((/** @type {any} */ unit) => fighter(unit, takes[unit.id] ?? 0, fight, context))}</ul>
  </section>`;
}

/** @param {any} unit @param {number} damage @param {any} fight @param {any} context */
function fighter(unit, damage, fight, context) {
  const { t, name, can, touch } = context;
  const target = can(unit.id);
  const full = unit.life + unit.damage;
  const hearts = Array.from({ length: full }, (_, n) => html`<i class=${n < unit.life - (fight.struck ? 0 : damage) ? "whole" : n < unit.life ? "struck" : "gone"}></i>`);
  const fate = fight.fates[unit.id];
  const face = html`
    ${counter(SHAPE[unit.kind] ?? unit.kind, seatOf(unit.owner), "", name(unit.kind))} ${name(unit.kind)}
    <span class="nowrap" title=${t("wat-strength")}>${icon("sword", t("wat-strength"))} ${unit.strength}</span>
    <span class="life" role="img" aria-label="${t("wat-life")} ${unit.life}/${full}">${hearts}</span>
    ${damage && !fight.struck ? html`<b class="hit">−${damage}</b> ${fate ? html`<span class="badge ${fate === "stays" ? "" : "war"}">${t(`wat-${fate}`)}</span>` : nothing}` : nothing}
    ${fight.retreating.includes(unit.id) ? html`<span class="badge">${t("wat-beaten")}</span>` : nothing}`;
  if (!target) return html`<li>${face}</li>`;
  return html`<li><button class="can target" data-word=${unit.id} @click=${() => touch(unit.id)}>${face}</button></li>`;
}

/** What the damage did, as it was told. @param {any} context */
function outcome({ course, t, name, seatName }) {
  const hits = course.filter((/** @type {any} */ event) => event.key === "hit");
  const dead = course.filter((/** @type {any} */ event) => event.key === "killed" || event.key === "nowhere_to_go").map((/** @type {any} */ event) => event.args.unit);
  const gone = course.filter((/** @type {any} */ event) => event.key === "retreated_to" || event.key === "withdrew").map((/** @type {any} */ event) => event.args.unit);
  const end = course.find((/** @type {any} */ event) => event.key === "conquered" || event.key === "held");
  if (!hits.length && !end) return nothing;
  return html`<div class="result">
    <ul class="fighters">
      ${hits.map((/** @type {any} */ event) => {
        const word = event.args.unit;
        return html`<li>${name(word)} <b class="hit">−${event.args.n}</b> <span class="badge ${dead.includes(word) ? "war" : ""}">${t(dead.includes(word) ? "wat-dies" : gone.includes(word) ? "wat-beaten" : "wat-stays")}</span></li>`;
      })}
    </ul>
    ${end ? html`<p><b>${t(end.key === "conquered" ? "wat-conquers" : "wat-holds", { name: seatName(end.args.who), province: name(end.args.province) })}</b></p>` : nothing}
  </div>`;
}
