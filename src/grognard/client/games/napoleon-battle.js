// Napoleon in Europe: the battle board with its zones, phases, squares and dice; battles at sea.

import { html, nothing } from "../vendor/lit.js";
import { between } from "../parts/battle.js";
import { counter, die, icon } from "../parts/icons.js";
import { armOf, COLOUR, isSquare, shapeOf } from "./napoleon-pieces.js";

const PHASES = ["cavalry", "artillery", "infantry", "leader"];
const ROLLS = ["fire_hit", "fire_missed", "clashed", "square_failed", "rallied", "not_rallied", "pursuit_caught", "pursuit_escaped"];
const ENDS = ["battle_won"];

/** @param {any[]} events */
export const battles = (events) => between(events, ["skirmish_begun", "grand_battle_begun"], ENDS);

/** @param {any} context */
export function battle(context) {
  const { view, t, name, over } = context;
  const fight = view.battle;
  return html`
    <h2>
      ${t("battle")}: ${name(fight.region)}
      <span class="small">${t(`nap-${fight.kind}`)}${fight.landing ? ` · ${t("nap-landing")}` : ""} · ${fight.deploying ? t("nap-deploying") : `${t("nap-round")} ${fight.round}`}</span>
    </h2>
    ${over || fight.deploying ? nothing : phases(fight, context)}
    <div class="battle-board columns-${fight.columns.length}">
      ${side(fight, "defender", context)}
      <div class="wings">${zone("b-retreat", fight, context)} ${zone("b-reserve", fight, context)}</div>
      ${["b", "middle", "a"].map((row) => html`<div class="line">${fight.columns.map((/** @type {string} */ column) => zone(`${row}-${column}`, fight, context))}</div>`)}
      <div class="wings">${zone("a-reserve", fight, context)} ${zone("a-retreat", fight, context)}</div>
      ${side(fight, "attacker", context)}
    </div>
    ${dice(context)} ${result(context)}
  `;
}

/** @param {any} fight @param {any} context */
function phases(fight, { t, name }) {
  const now = PHASES.indexOf(fight.phase);
  return html`<ol class="steps" aria-label=${t("battle-steps")}>
    ${PHASES.map((phase, n) => html`<li class=${n < now ? "past" : n === now ? "now" : ""} aria-current=${n === now ? "step" : nothing}>${t(`nap-phase-${phase}`)}</li>`)}
    <li class="who">${t("nap-acts")} <b class="nation seat-${COLOUR[fight.acting]}">${name(fight.acting)}</b></li>
    ${fight.quiet_rounds ? html`<li class="who">${t("nap-quiet", { rounds: fight.quiet_rounds })}</li>` : nothing}
  </ol>`;
}

/** Who fights on a side, what is still to be deployed, what was lost. @param {any} fight @param {string} which @param {any} context */
function side(fight, which, { t, name }) {
  const mine = fight.sides.find((/** @type {any} */ each) => each.side === which);
  const list = (/** @type {Record<string, number>} */ units, /** @type {string} */ nation, /** @type {string} */ more) =>
    Object.entries(units).map(([unit, count]) => html`<span class=${more}>${counter(shapeOf(unit), COLOUR[nation] ?? null, count, `${count} ${name(unit)}`)}</span>`);
  return html`<div class="party ${which}">
    <b>${t(`emp-${which}`)}</b>
    ${mine.nations.map(
      (/** @type {any} */ each) => html`<span class="nation seat-${COLOUR[each.nation] ?? 6}">${name(each.nation)}</span>
        ${fight.deploying ? html`<span class="counters">${each.deployed ? t("nap-deployed") : list(each.waiting, each.nation, "")}</span>` : nothing}
        ${Object.keys(each.lost).length ? html`<span class="counters"><span class="small">${t("nap-lost")}</span> ${list(each.lost, each.nation, "fallen")}</span>` : nothing}`,
    )}
    ${fight.winner === which ? html`<b class="badge title">${t("nap-wins")}</b>` : nothing}
  </div>`;
}

/** A zone with the units in it, badges for leaders and combined arms. @param {string} word @param {any} fight @param {any} context */
function zone(word, fight, context) {
  const { t, name, can, touch } = context;
  const here = fight.zones[word] ?? [];
  const open = can(word);
  const face = html`
    <span class="zone-name">${name(word)}</span>
    <span class="counters">${here.map((/** @type {any} */ group) => unit(group, word, fight, context))}</span>
    ${badges(here, fight, t)}`;
  const look = `zone ${word.split("-")[0]} ${word.split("-")[1]}`;
  // A zone holds buttons of its own, so it is one itself only where nothing in it can be picked.
  const within = here.some((/** @type {any} */ group) => pick(group.unit, word, context.choice));
  if (open && !within) return html`<button class="${look} can" data-term=${word} @click=${() => touch(word)}>${face}</button>`;
  return html`<div class=${look} data-term=${word}>${face}</div>`;
}

/** @param {any[]} here @param {any} fight @param {any} t */
function badges(here, fight, t) {
  return fight.sides.map((/** @type {any} */ each) => {
    const nations = each.nations.map((/** @type {any} */ one) => one.nation);
    const arms = new Set(here.filter((group) => nations.includes(group.nation)).map((group) => armOf(group.unit)));
    return arms.has("foot") && arms.has("horse") && arms.has("guns") ? html`<span class="badge combined" title=${t("nap-combined")}>${icon("crossed-swords", t("nap-combined"))} +1</span>` : nothing;
  });
}

/** The option that picks these units in this zone, if there is one. @param {string} unit_ @param {string} zone_ @param {any} choice */
function pick(unit_, zone_, choice) {
  const plain = unit_.split(":")[0];
  const fitting = (choice?.options ?? []).filter((/** @type {any} */ option) => option.parts.includes(zone_) && (option.parts.includes(unit_) || option.parts.includes(plain)) && option.word.includes("square") === isSquare(unit_));
  return fitting.length ? fitting : null;
}

/** Units of a kind: squares stand on their corner, dots tell the actions left. @param {any} group @param {string} zone_ @param {any} fight @param {any} context */
function unit(group, zone_, fight, context) {
  const { name, t, act, page } = context;
  const ready = fight.acting === group.nation ? fight.ready.find((/** @type {any} */ each) => each.zone === zone_ && each.unit === group.unit) : null;
  const fitting = pick(group.unit, zone_, context.choice);
  const title = `${group.count} ${name(group.unit)} (${name(group.nation)})${ready ? `, ${t("nap-actions-left", { count: ready.count, actions: ready.actions })}` : ""}`;
  const face = html`${counter(shapeOf(group.unit), COLOUR[group.nation] ?? null, group.count, title)}${ready ? html`<span class="ready" aria-hidden="true">${"•".repeat(Math.min(3, ready.actions))}</span>` : nothing}`;
  const look = `unit ${isSquare(group.unit) ? "square" : ""}`;
  if (!fitting) return html`<span class=${look}>${face}</span>`;
  const choose = () => {
    if (fitting.length === 1) return act(fitting[0].word);
    page.part = zone_;
    context.redraw();
  };
  return html`<button class="${look} can" aria-label=${title} @click=${choose}>${face}</button>`;
}

/** The last rolls, with modifiers and what was needed. @param {any} context */
function dice({ course, t, name, over }) {
  const rolled = course.filter((/** @type {any} */ event) => ROLLS.includes(event.key)).slice(over ? -1 : -3);
  if (!rolled.length) return nothing;
  return html`<ul class="rolls">
    ${rolled.map((/** @type {any} */ event) => {
      const { args } = event;
      const modifier = (/** @type {number | undefined} */ value) => (value ? html`<span>${value > 0 ? "+" : "−"} ${Math.abs(value)}</span>` : nothing);
      const good = ["fire_hit", "rallied", "pursuit_caught"].includes(event.key);
      return html`<li class=${good ? "good" : ""}>
        <span class="nation seat-${COLOUR[args.nation] ?? 6}">${name(args.nation)}</span> ${args.unit ? icon(shapeOf(args.unit), name(args.unit)) : nothing}
        ${(args.dice ?? [args.die]).map((/** @type {number} */ face) => die(face))} ${modifier(args.modifier)}
        ${args.total === undefined ? nothing : html`= <b>${args.total}</b>`} ${args.needed === undefined ? nothing : html`<span class="small">${t("nap-needed", { needed: args.needed })}</span>`}
        ${event.key === "clashed" ? html`${icon("crossed-swords")} <span class="nation seat-${COLOUR[args.enemy] ?? 6}">${name(args.enemy)}</span> ${icon(shapeOf(args.target), name(args.target))} ${args.dice2.map((/** @type {number} */ face) => die(face))} ${modifier(args.modifier2)} = <b>${args.total2}</b>` : nothing}
        <span class="badge">${t(`nap-roll-${event.key}`)}</span>
      </li>`;
    })}
  </ul>`;
}

/** @param {any} context */
function result({ course, t, name }) {
  const won = course.findLast((/** @type {any} */ event) => event.key === "battle_won");
  if (!won) return nothing;
  return html`<p class="result"><b>${t("nap-won", { nations: won.args.winners.map(name).join(", ") })}</b> <span class="small">${t("nap-losses", { winner: won.args.losses, loser: won.args.killed })}</span></p>`;
}
