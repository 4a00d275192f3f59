// Scharz: fields with settlements, herds and grain, units and ships; mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, around, map } from "../parts/map.js";
import { stack } from "./stacks.js";
import { battle, battles, fight } from "./scharz-battle.js";
import { mats, yearDial } from "./scharz-mats.js";
import { shapeOf } from "./scharz-pieces.js";

/** @param {any} context */
function board(context) {
  const { view, t } = context;
  /** @type {Record<string, any>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  const fought = (view.combat?.battles ?? []).map((/** @type {any} */ battle) => battle.place);
  for (const [word, field] of Object.entries(/** @type {Record<string, any>} */ (view.fields))) {
    held[word] = field.control;
    marks[word] = `${field.devastated ? "devastated" : ""} ${fought.includes(word) ? "fought" : ""}`;
  }
  return html`
    <p class="tracks"><span>${t("sch-year")} <b>${view.year}</b> / ${view.years}</span></p>
    ${view.setup ? nothing : yearDial(context)}
    ${map({
      source: `/static/boards/scharz-${view.map}.svg`,
      held,
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => Object.entries(view.fields).map(([word, field]) => spot(word, field, places[word], context, unit)),
    })}
    ${areaList(
      context,
      Object.keys(view.fields).map((word) => [word, about(word, context)]),
    )}
  `;
}

/** @param {string} word @param {any} field @param {any} place @param {any} context @param {number} unit */
function spot(word, field, place, context, unit) {
  if (!place) return nothing;
  const { x, y } = place;
  /** @type {any[]} */
  const built = [];
  const home = field.settlement;
  if (home) {
    built.push({ shape: home.kind, seat: home.owner, title: context.name(home.kind) });
    if (home.wall > 1 || home.fortified) built.push({ shape: "fort", seat: home.owner, count: home.wall });
    if (home.shipyard) built.push({ shape: "dock", seat: home.owner, title: context.name(home.shipyard.kind ?? home.shipyard) });
    for (const herd of home.herds ?? []) built.push({ shape: herd.kind, seat: herd.owner, title: context.name(herd.kind) });
  }
  for (const herd of field.herds ?? []) built.push({ shape: herd.kind, seat: herd.owner, title: context.name(herd.kind) });
  if (field.standing) built.push({ shape: "grain", seat: field.standing.owner, count: field.standing.grain });
  if (field.site) built.push({ shape: "engineer", seat: field.site.owner, title: context.t("sch-site") });
  const forces = [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])].map((/** @type {any} */ unit) => ({
    shape: shapeOf(unit.kind),
    seat: unit.owner,
    count: unit.count,
    title: `${unit.count} ${context.name(unit.piece ?? unit.kind)}`,
    more: unit.spent ? "lying" : "",
  }));
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, unit)}>
      ${stack(built, x, y - 12, 19, 5)}
      ${stack(forces, x, y + (built.length ? 12 : 0) + 22 * Math.floor(Math.max(0, built.length - 1) / 5), 24, 4)}
      ${home?.encircled_by !== null && home?.encircled_by !== undefined ? svg`<circle class="encircled" cx=${x} cy=${y} r="30"></circle>` : nothing}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${x} cy=${y} r="36"></circle>` : nothing}`;
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const field = context.view.fields[word];
  if (!field) return "";
  const parts = [];
  if (field.control !== null && field.control !== undefined) parts.push(context.seatName(field.control));
  if (field.settlement) parts.push(context.name(field.settlement.kind));
  for (const unit of [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])]) parts.push(`${unit.count} ${context.name(unit.piece ?? unit.kind)}`);
  if (field.standing) parts.push(`${field.standing.grain} ${context.t("sch-grain")}`);
  return parts.join(" · ");
}

export default { board, mats, battle, battles, fight, about };
