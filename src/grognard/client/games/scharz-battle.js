// Scharz: battles and sieges with units, coloured dice, swords, shields and walls.

import { html, nothing, svg } from "../vendor/lit.js";
import { counter, icon } from "../parts/icons.js";
import { shape } from "../parts/shapes.js";
import { grouped } from "./stacks.js";
import { shapeOf } from "./scharz-pieces.js";

const COLOURS = ["white", "blue", "red"];
const ENDS = ["battle_won", "battle_undecided", "settlement_fell", "assault_stopped"];
const ROLLS = ["battle_rolled", "battle_charged", "battle_workers"];

/** The battle that an event tells of: the field or border where it is fought. @param {any} event */
const placeOf = (event) => (/^(battle_|assaulted|breached|assault_|settlement_fell|ships_|border_|sea_)/.test(event.key) ? (event.args.where ?? event.args.field ?? "") : "");

/** Several battles are fought at the same time; each is one of its place. @param {any[]} events @returns {import("../parts/battle.js").Fought[]} */
export function battles(events) {
  /** @type {import("../parts/battle.js").Fought[]} */
  const found = [];
  for (const event of events) {
    const place = placeOf(event);
    if (!place) continue;
    let open = found.findLast((each) => each.place === place && (!each.over || each.to === event.number));
    if (!open) {
      open = { from: Math.max(0, event.number - 1), to: event.number, over: false, place, begins: event, events: [], cut: event.number - 1 <= events[0].number && event.number > 1 };
      found.push(open);
    }
    open.events.push(event);
    open.to = event.number;
    open.over ||= ENDS.includes(event.key);
  }
  return found;
}

/** The battles and the siege of a view. @param {any} view @returns {any[]} */
const fightsOf = (view) => [...(view.combat?.battles ?? []), ...(view.combat?.siege ? [view.combat.siege] : [])];

/** @param {any} view */
export const fight = (view) => (fightsOf(view).length ? view.combat : null);

/** @param {any} context */
export function battle(context) {
  const { view, t, only } = context;
  const all = fightsOf(view);
  const shown = only && all.some((each) => each.place === only) ? all.filter((each) => each.place === only) : all;
  return html`
    <h2>${t("battle")} <span class="small">${t("sch-combat-round", { number: view.combat.round })}</span></h2>
    ${shown.map((each) => field(each, context))}
  `;
}

/** @param {any} fought @param {any} context */
function field(fought, context) {
  const { t, name } = context;
  return html`
    <h3>${name(fought.place)} <span class="small">${t(`sch-kind-${fought.kind}`)}${fought.round ? ` · ${t("sch-battle-round", { number: fought.round })}` : ""}</span></h3>
    ${fought.wall ? wall(fought, t) : nothing}
    <div class="sides many">${fought.sides.map((/** @type {any} */ side) => party(side, fought, context))}</div>
    ${rolls(fought.place, context)}
    ${fought.overboard.length ? html`<p class="small">${t("sch-overboard", { count: fought.overboard.length })}</p>` : nothing}
  `;
}

/** SCH-11.2 The wall with its shields, and the share that engines take away. @param {any} fought @param {any} t */
function wall({ walls, wall: { shields, engines } }, t) {
  const left = Math.max(0, shields - engines);
  return html`<p class="wall">
    ${icon("fort")} ${t("sch-walls")} <b>${walls}</b>
    <span class="shields" role="img" aria-label=${t("sch-wall-shields", { left, shields })}>${Array.from({ length: shields }, (_, n) => html`<i class=${n < left ? "" : "gone"}></i>`)}</span>
    ${engines ? html`<span class="small">${t("sch-engines", { count: engines })}</span>` : nothing}
  </p>`;
}

/** One side with its units, dice and sums. @param {any} side @param {any} fought @param {any} context */
function party(side, fought, context) {
  const { t, name, seatName } = context;
  const nobody = side.leader === null || side.leader < 0;
  const key = (/** @type {any} */ unit) => `${unit.owner} ${unit.what} ${unit.life}`;
  const row = (/** @type {any[]} */ units, /** @type {string} */ more) =>
    grouped(units, key).map(
      ({ things: [first, ...rest] }) => html`<li class=${more}>
        ${counter(shapeOf(first.kind), first.owner >= 0 ? first.owner : null, rest.length + 1, `${rest.length + 1} ${name(first.what)}`)}
        ${target(first, context)}
        <span class="life" role="img" aria-label="${t("sch-life")} ${first.life}/${first.lives}">${Array.from({ length: Math.max(first.lives, first.life) }, (_, n) => html`<i class=${n < first.life ? "whole" : "gone"}></i>`)}</span>
      </li>`,
    );
  const front = new Set(side.front.map(key));
  return html`<section class="side ${nobody ? "nobody" : `seat-${side.leader}`} ${side.status}" aria-label=${nobody ? t("sch-corsairs") : seatName(side.leader)}>
    <h3>
      ${nobody ? icon("corsair") : html`<span class="chip">${String.fromCharCode(65 + side.leader)}</span>`}
      ${nobody ? t("sch-corsairs") : seatName(side.leader)}
      <span class="small">${side.attacker ? t("emp-attacker") : t("emp-defender")}${side.status === "fighting" ? "" : ` · ${t(`sch-status-${side.status}`)}`}</span>
    </h3>
    <ul class="fighters">
      ${front.size ? html`<li class="small">${t("sch-front")}</li>${row(side.front, "front")}<li class="small">${t("sch-rear")}</li>` : nothing}
      ${row(front.size ? side.units.filter((/** @type {any} */ unit) => !front.has(key(unit))) : side.units, "")}
      ${side.joining.length ? html`<li class="small">${t("sch-joining")}</li>${row(side.joining, "joining")}` : nothing}
    </ul>
    ${side.dice.length ? html`<p class="dice-row">${side.dice.map((/** @type {any} */ each) => battleDie(each.colour, each.swords, each.of === "wall" ? t("sch-walls") : name(each.of)))}</p>` : nothing}
    ${side.made_of ? sum(side, t) : nothing}
    ${side.shields ? html`<p class="small">${icon("shield", t("sch-shields"))} ${t("sch-shields")} ${side.shields}</p>` : nothing}
    ${side.hits ? html`<p><b class="hit">${t("sch-hits")} ${side.hits}</b></p>` : nothing}
    ${side.goal ? html`<p class="small">${t("sch-flees-to", { place: name(side.goal) })}</p>` : nothing}
  </section>`;
}

/** A unit that can be chosen (for a hit, say) is a button. @param {any} unit @param {any} context */
function target(unit, { can, touch, name }) {
  return can(unit.what) ? html`<button class="can" data-word=${unit.what} @click=${() => touch(unit.what)}>${name(unit.what)}</button>` : name(unit.what);
}

/** Where the swords come from. @param {any} side @param {any} t */
function sum(side, t) {
  const parts = Object.entries(side.made_of).filter(([key, count]) => count || key === "dice");
  return html`<p class="small">${parts.map(([key, count], n) => html`${n ? (Number(count) < 0 ? " − " : " + ") : ""}<span class="nowrap">${Math.abs(Number(count))} ${t(`sch-sum-${key}`)}</span>`)} = <b>${icon("sword", t("sch-swords"))} ${side.swords || parts.reduce((all, [, count]) => all + Number(count), 0)}</b></p>`;
}

/** A battle die: its colour, and as many swords as it shows. @param {string} colour @param {number} swords @param {string} of */
function battleDie(colour, swords, of) {
  const places = swords === 2 ? [3, 11] : [7];
  return html`<svg class="swords-die ${colour}" viewBox="0 0 24 24" role="img" aria-label="${of}: ${swords}">
    <title>${of}: ${swords}</title>
    <rect x="1.500" y="1.500" width="21" height="21" rx="4"></rect>
    ${swords ? places.map((x) => svg`<path transform="translate(${x} 6) scale(0.46)" d=${shape("sword")}></path>`) : svg`<circle cx="12" cy="12" r="1.500"></circle>`}
  </svg>`;
}

/** The last rolls that were told of this place, with the losses they brought. @param {string} place @param {any} context */
function rolls(place, { course, t, name, seatName }) {
  const here = course.filter((/** @type {any} */ event) => (event.args.where ?? event.args.field) === place);
  const told = here.filter((/** @type {any} */ event) => ROLLS.includes(event.key)).slice(-4);
  const lost = here.filter((/** @type {any} */ event) => event.key === "battle_lost_units");
  const end = here.findLast((/** @type {any} */ event) => ENDS.includes(event.key));
  if (!told.length && !end) return nothing;
  return html`<div class="result">
    <ul class="fighters">
      ${told.map(
        (/** @type {any} */ event) => html`<li>
          <span class="chip seat-${event.args.who}">${String.fromCharCode(65 + event.args.who)}</span>
          <span class="small">${t(`sch-roll-${event.key}`)}</span>
          ${event.args.faces.map((/** @type {number} */ swords, /** @type {number} */ n) => battleDie(COLOURS[event.args.colours?.[n] ?? 0], swords, seatName(event.args.who)))}
          <b>${icon("sword", t("sch-swords"))} ${event.args.swords}</b>
        </li>`,
      )}
    </ul>
    ${lost.map((/** @type {any} */ event) => html`<p class="small">${t("sch-lost", { name: seatName(event.args.who) })} ${event.args.what.map(name).join(", ")}</p>`)}
    ${end ? html`<p><b>${end.text}</b></p>` : nothing}
  </div>`;
}
