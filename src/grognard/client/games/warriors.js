// Warriors & Traders: the map with provinces, armies and barbarians; mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, map } from "../parts/map.js";
import { grouped, look, piled, rows } from "./stacks.js";
import { battle, battles, SHAPE } from "./warriors-battle.js";
import { mats } from "./warriors-mats.js";

/** @param {any} owner */
const seatOf = (owner) => (typeof owner === "number" ? owner : null);

/** @typedef {{ country: string, seat: number | null }} Claim a country that lays claim to a province, and who plays it */

/** Contested provinces and who claims them, as the map says. @param {any} view @returns {Record<string, Claim[]>} */
function claimsOf(view) {
  const seatOfCountry = Object.fromEntries(view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => [player.country, seat]));
  const contested = view.provinces.filter((/** @type {any} */ province) => province.countries.length > 1);
  return Object.fromEntries(contested.map((/** @type {any} */ province) => [province.id, province.countries.map((/** @type {string} */ country) => ({ country, seat: seatOfCountry[country] ?? null }))]));
}

/** @param {any} context */
function board(context) {
  const { view, t } = context;
  const claims = claimsOf(view);
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
      claims: Object.fromEntries(Object.entries(claims).map(([id, each]) => [id, each.map(({ seat }) => seat)])),
      spots: () => view.provinces.map((/** @type {any} */ province) => spot(province, claims[province.id], context)),
    })}
    ${areaList(
      context,
      view.provinces.map((/** @type {any} */ province) => [province.id, about(province.id, context)]),
    )}
  `;
}

/** @param {any} province @param {Claim[] | undefined} claims @param {any} context */
function spot(province, claims, context) {
  const groups = grouped(province.units, (/** @type {any} */ u) => `${u.owner} ${u.kind} ${u.damage} ${u.posture}`);
  const items = groups.map(({ things }) => {
    const unit = things[0];
    return {
      shape: SHAPE[unit.kind] ?? unit.kind,
      count: things.length,
      seat: seatOf(unit.owner),
      title: `${things.length} × ${context.name(unit.kind)}: ${context.t("wat-unit", { strength: unit.strength, life: unit.life, damage: unit.damage, ap: unit.ap })}`,
      more: unit.posture === "standing" ? "" : "lying",
      over: pips(unit.damage, context.view.active === unit.owner ? unit.ap : 0),
    };
  });
  return { word: province.id, ...piled([rows(items, 24), ...(claims ? [shields(claims, context)] : [])]) };
}

/** Damage as red pips above a counter, action points left as dots below it. @param {number} damage @param {number} points */
function pips(damage, points) {
  return svg`
    ${Array.from({ length: damage }, (_, n) => svg`<circle class="damage-pip" cx=${n * 5 - 10} cy="-11" r="2.200"></circle>`)}
    ${Array.from({ length: points }, (_, n) => svg`<circle class="action-pip" cx=${n * 5 - 10} cy="12.500" r="1.800"></circle>`)}`;
}

/** WAT-2.15 Who lays claim to a contested province: a field for each country, in the colour and with the letter of its player, or with the first letters of its name. @param {Claim[]} claims @param {any} context */
function shields(claims, context) {
  const wide = claims.some(({ seat }) => seat === null) ? 27 : 20;
  return {
    w: claims.length * wide,
    h: 16,
    drawn: svg`<g class="claims"><title>${claimedBy(claims, context)}</title>
      ${claims.map(({ country, seat }, n) => svg`<g class=${look(seat)} transform="translate(${(n - claims.length / 2) * wide} -8)">
        <rect class="counter" width=${wide} height="16"></rect>
        <text class="letter" x=${wide / 2} y="13">${seat === null ? context.name(country).slice(0, 2) : String.fromCharCode(65 + seat)}</text>
      </g>`)}
    </g>`,
  };
}

/** @param {Claim[]} claims @param {any} context */
function claimedBy(claims, { t, name, seatName }) {
  const countries = claims.map(({ country, seat }) => (seat === null ? name(country) : `${name(country)} (${seatName(seat)})`));
  return t("wat-claimed-by", { countries: countries.join(", ") });
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const province = context.view.provinces.find((/** @type {any} */ each) => each.id === word);
  if (!province) return "";
  const owner = seatOf(province.owner) === null ? context.t("wat-barbarian-land") : context.seatName(province.owner);
  const units = grouped(province.units, (/** @type {any} */ u) => u.kind).map(({ key, things }) => `${things.length} ${context.name(key)}`);
  const claims = claimsOf(context.view)[word];
  return [owner, ...(claims ? [claimedBy(claims, context)] : []), ...units].join(" · ");
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
