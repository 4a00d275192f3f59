// Warriors & Traders: the map with provinces, armies and barbarians; mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, around, map } from "../parts/map.js";
import { grouped, stack } from "./stacks.js";
import { battle, battles, SHAPE } from "./warriors-battle.js";
import { mats } from "./warriors-mats.js";

/** @param {any} owner */
const seatOf = (owner) => (typeof owner === "number" ? owner : null);

/** @param {any} context */
function board(context) {
  const { view, t } = context;
  /** @type {Record<string, any>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  for (const province of view.provinces) {
    held[province.id] = seatOf(province.owner);
    marks[province.id] = `${province.kind} ${view.battle?.province === province.id ? "fought" : ""}`;
  }
  return html`
    <p class="tracks">
      <span class="round" role="img" aria-label="${t("wat-round")} ${view.round}">
        ${Array.from({ length: view.rounds }, (_, n) => html`<i class=${n + 1 === view.round ? "now" : n + 1 < view.round ? "past" : ""}>${n + 1}</i>`)}
      </span>
      <span>${t("wat-threshold")} <b>${view.threshold}</b></span>
      <span>${t("wat-barbarians")} <b>${view.barbarian_strength}</b>${[3, 7].includes(view.round) ? html` <b class="hit">${t("wat-barbarians-grow")}</b>` : nothing}</span>
      <span>${t("wat-order")} ${view.order.map((/** @type {number} */ seat) => html`<span class="chip seat-${seat}">${String.fromCharCode(65 + seat)}</span>`)}</span>
    </p>
    ${map({
      source: `/static/boards/warriors-${view.map}.svg`,
      held,
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => view.provinces.map((/** @type {any} */ province) => spot(province, places[province.id], context, unit)),
    })}
    ${areaList(
      context,
      view.provinces.map((/** @type {any} */ province) => [province.id, about(province.id, context)]),
    )}
  `;
}

/** @param {any} province @param {any} place @param {any} context @param {number} unit */
function spot(province, place, context, unit) {
  if (!place) return nothing;
  const groups = grouped(province.units, (/** @type {any} */ u) => `${u.owner} ${u.kind} ${u.damage} ${u.posture}`);
  const items = groups.map(({ things }) => {
    const unit = things[0];
    return {
      shape: SHAPE[unit.kind] ?? unit.kind,
      count: things.length,
      seat: seatOf(unit.owner),
      title: `${things.length} × ${context.name(unit.kind)}: ${context.t("wat-unit", { strength: unit.strength, life: unit.life, damage: unit.damage, ap: unit.ap })}`,
      more: unit.posture === "standing" ? "" : "lying",
      hits: unit.damage,
      ap: context.view.active === unit.owner ? unit.ap : 0,
    };
  });
  return svg`
    <g data-term=${province.id} class="spot" transform=${around(place, unit)}>
      ${stack(items, place.x, place.y, 24)}
      ${items.map((item, n) => (item.hits || item.ap ? marks(item, n, items.length, place) : nothing))}
    </g>
    ${context.can(province.id) ? svg`<circle class="beacon" cx=${place.x} cy=${place.y} r="36"></circle>` : nothing}`;
}

/** Damage as red pips above a counter, action points left as dots below it. @param {any} item @param {number} n @param {number} all @param {any} place */
function marks(item, n, all, place) {
  const columns = 4;
  const row = Math.floor(n / columns);
  const inRow = Math.min(columns, all - row * columns);
  const x = place.x + ((n % columns) - (inRow - 1) / 2) * 27 - 10;
  const y = place.y + row * 27;
  return svg`
    ${Array.from({ length: item.hits }, (_, k) => svg`<circle class="damage-pip" cx=${x + k * 5} cy=${y - 11} r="2.200"></circle>`)}
    ${Array.from({ length: item.ap }, (_, k) => svg`<circle class="action-pip" cx=${x + k * 5} cy=${y + 12.5} r="1.800"></circle>`)}`;
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const province = context.view.provinces.find((/** @type {any} */ each) => each.id === word);
  if (!province) return "";
  const owner = seatOf(province.owner) === null ? context.t("wat-barbarian-land") : context.seatName(province.owner);
  const units = grouped(province.units, (/** @type {any} */ u) => u.kind).map(({ key, things }) => `${things.length} ${context.name(key)}`);
  return [owner, ...units].join(" · ");
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
