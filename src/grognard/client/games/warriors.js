// Warriors & Traders: the map with provinces, armies and barbarians; progress cards; damage to allocate.

import { html, nothing, svg } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { areaList, around, map } from "../parts/map.js";
import { grouped, stack } from "./stacks.js";

/** @type {Record<string, string>} */
const SHAPE = { barbarian_army: "barbarian", barbarian_fort: "fort", infantry: "infantry", archers: "archers", cavalry: "cavalry", princess: "princess", fort: "fort" };
/** @type {Record<string, string>} */
const KIND = { capital: "crown", trade_centre: "merchant", contested: "sword", common: "" };

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
      <span>${t("wat-round")} <b>${view.round}</b> / ${view.rounds}</span>
      <span>${t("wat-threshold")} <b>${view.threshold}</b></span>
      <span>${t("wat-barbarians")} <b>${view.barbarian_strength}</b></span>
      <span>${t("wat-order")} ${view.order.map((/** @type {number} */ seat) => html`<span class="chip seat-${seat}">${String.fromCharCode(65 + seat)}</span>`)}</span>
    </p>
    ${map({
      source: `/static/boards/warriors-${view.map}.svg`,
      held,
      marks,
      name: context.name,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => view.provinces.map((/** @type {any} */ province) => spot(province, places[province.id], context, unit)),
    })}
    ${areaList(
      context,
      view.provinces.map((/** @type {any} */ province) => [province.id, describe(province, context)]),
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
      title: `${context.name(unit.kind)} ${unit.strength}/${unit.life}`,
      more: unit.posture === "standing" ? "" : "lying",
    };
  });
  const sign = KIND[province.kind];
  return svg`
    <g data-term=${province.id} class="spot" transform=${around(place, Math.min(unit, 1.9))}>
      ${sign ? svg`<g class="sign">${stack([{ shape: sign }], place.x, place.y - 4, 16)}</g>` : nothing}
      ${stack(items, place.x, place.y + 20, 24)}
    </g>
    ${context.can(province.id) ? svg`<circle class="beacon" cx=${place.x} cy=${place.y + 10} r="36"></circle>` : nothing}`;
}

/** @param {any} province @param {any} context */
function describe(province, context) {
  const owner = seatOf(province.owner) === null ? context.t("wat-barbarian-land") : context.seatName(province.owner);
  const units = grouped(province.units, (/** @type {any} */ u) => u.kind).map(({ key, things }) => `${things.length} ${context.name(key)}`);
  return `${owner}${units.length ? ` · ${units.join(", ")}` : ""}`;
}

const GOODS = ["gold", "food", "material", "weapons"];
const TRACKS = ["production", "trade", "military"];

/** @param {any} context */
function mats(context) {
  const { view, t, seatName, name } = context;
  return html`${view.players.map(
    (/** @type {any} */ player, /** @type {number} */ seat) => html`
      <article class="mat seat-${seat}">
        <h3><span class="chip">${String.fromCharCode(65 + seat)}</span> ${seatName(seat)} <span class="small">${player.country ? name(player.country) : ""}</span> <b>${player.vp}</b></h3>
        <p>${GOODS.map((good) => html`<span class="good" title=${name(good)}>${icon(good, name(good))} <b>${player.goods[good]}</b> <span class="small">+${player.income[good]}</span></span>`)}</p>
        <div class="progress">
          ${TRACKS.map(
            (track) => html`<div>
              <span>${name(track)} <b>${["", "I", "II", "III", "IV", "V", "VI", "VII"][player.levels[track]]}</b></span>
              <meter min="0" max="16" value=${player.markers[track]} aria-label=${name(track)}></meter>
            </div>`,
          )}
        </div>
        <p>${player.skills.map((/** @type {string} */ skill) => html`<span class="badge">${t(`wat-skill-${skill}`)}</span>`)} ${player.titles.map((/** @type {string} */ title) => html`<span class="badge title">${t(`wat-title-${title}`)}</span>`)}</p>
        <p class="small">${Object.entries(player.vp_by_source).map(([source, points]) => (points ? html`${t(`wat-vp-${source}`)} ${points} · ` : nothing))}${player.united ? t("wat-united") : nothing}</p>
      </article>
    `,
  )}
  ${view.wars.length ? html`<p>${view.wars.map((/** @type {any} */ war) => html`<span class="badge war">${war.sides.map(seatName).join(" ⚔ ")} (${war.since})</span>`)}</p>` : nothing}`;
}

/** @param {any} context */
function battle(context) {
  const { view, t, seatName, name } = context;
  const fight = view.battle;
  if (!fight) return null;
  const province = view.provinces.find((/** @type {any} */ p) => p.id === fight.province);
  const side = (/** @type {any} */ owner) => province.units.filter((/** @type {any} */ unit) => unit.owner === owner);
  const label = (/** @type {any} */ owner) => (typeof owner === "number" ? seatName(owner) : t("wat-barbarian-land"));
  return html`
    <h2>${t("battle")}: ${name(fight.province)}</h2>
    <div class="blocks">
      ${[
        ["attacker", fight.attacker, fight.defence],
        ["defender", fight.defender, fight.attack],
      ].map(
        ([role, owner, damage]) => html`<div class="box ${typeof owner === "number" ? `seat-${owner}` : ""}">
          <span>${t(`emp-${role}`)}: ${label(owner)} · ${t("wat-strength")} ${side(owner).reduce((/** @type {number} */ sum, /** @type {any} */ unit) => sum + unit.strength, 0)}</span>
          <ul class="fighters">
            ${side(owner).map(
              (/** @type {any} */ unit) => html`<li>${icon(SHAPE[unit.kind] ?? unit.kind)} ${name(unit.kind)} ${unit.strength}/${unit.life}
                ${damage[unit.id] ? html`<b class="hit">−${damage[unit.id]} ${damage[unit.id] > unit.life ? t("wat-dies") : damage[unit.id] === unit.life ? t("wat-beaten") : ""}</b>` : nothing}</li>`,
            )}
          </ul>
        </div>`,
      )}
    </div>
  `;
}

export default { board, mats, battle };
