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
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => [
        ...Object.entries(view.fields).map(([word, field]) => spot(word, field, places[word], context, unit)),
        ...view.borders.map((/** @type {any} */ border) => onBorder(border, places, context, unit)),
      ],
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
  if (field.standing) built.push({ shape: "grain", seat: field.standing.owner, count: field.standing.grain, title: `${field.standing.grain} ${context.t("sch-grain")}` });
  if (field.site) built.push({ shape: "hammer", seat: field.site.owner, title: siteOf(field.site, context) });
  const forces = [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])].map((each) => force(each, context));
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, unit)}>
      ${stack(built, x, y - 12, 19, 5)}
      ${stack(forces, x, y + (built.length ? 12 : 0) + 22 * Math.floor(Math.max(0, built.length - 1) / 5), 24, 4)}
      ${field.site ? ring(field.site, built.length, x, y) : nothing}
      ${home?.encircled_by !== null && home?.encircled_by !== undefined ? svg`<circle class="encircled" cx=${x} cy=${y} r="30"></circle>` : nothing}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${x} cy=${y} r="36"></circle>` : nothing}`;
}

/** @param {any} unit @param {any} context */
function force(unit, context) {
  const aboard = unit.aboard?.length ? ` (${unit.aboard.map(context.name).join(", ")})` : "";
  return {
    shape: shapeOf(unit.kind),
    seat: unit.owner >= 0 ? unit.owner : null,
    count: unit.count,
    title: `${unit.count} ${context.name(unit.piece ?? unit.kind)}${aboard}`,
    more: unit.spent ? "lying" : "",
  };
}

/** SCH-6.22 Units that stopped on a border stand between the two fields. @param {any} border @param {any} places @param {any} context @param {number} unit */
function onBorder(border, places, context, unit) {
  const [one, other] = border.between.map((/** @type {string} */ word) => places[word]);
  if (!one || !other) return nothing;
  const place = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, r: 20 };
  const forces = border.units.map((/** @type {any} */ each) => force(each, context));
  return svg`<g class="spot" transform=${around(place, unit)}>
    <path class="border-mark" d="M${place.x - 14} ${place.y + 15}h28"></path>
    ${stack(forces, place.x, place.y, 22, 4)}
  </g>`;
}

/** What is being built, how far, by how many. @param {any} site @param {any} context */
const siteOf = (site, { name, t }) => t("sch-site-progress", { building: name(site.building), progress: site.progress, workers: site.workers });

const PARTS = 12;

/** The progress of a building site as a ring of twelve parts around its counter. @param {any} site @param {number} built @param {number} x @param {number} y */
function ring(site, built, x, y) {
  const inRow = ((built - 1) % 5) + 1;
  const cx = x + ((inRow - 1) / 2) * 22;
  const cy = y - 12 + 22 * Math.floor((built - 1) / 5);
  const round = 2 * Math.PI * 13;
  return svg`<circle class="ring-back" cx=${cx} cy=${cy} r="13"></circle>
    <circle class="ring-done" cx=${cx} cy=${cy} r="13" transform="rotate(-90 ${cx} ${cy})" stroke-dasharray="${((Math.min(PARTS, site.progress) / PARTS) * round).toFixed(1)} ${round.toFixed(1)}"></circle>`;
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const field = context.view.fields[word];
  if (!field) return "";
  const parts = [];
  if (field.control !== null && field.control !== undefined) parts.push(context.seatName(field.control));
  const home = field.settlement;
  if (home) parts.push(context.name(home.kind), context.t("sch-store", { grain: home.grain, limit: home.grain_limit, fish: home.fish, room: home.herd_room }));
  if (home?.wall) parts.push(`${context.t("sch-walls")} ${home.wall}`);
  if (field.site) parts.push(siteOf(field.site, context));
  if (field.devastated) parts.push(context.t("sch-devastated"));
  for (const unit of [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])]) parts.push(`${unit.count} ${context.name(unit.piece ?? unit.kind)}`);
  if (field.standing) parts.push(`${field.standing.grain} ${context.t("sch-grain")}`);
  return parts.join(" · ");
}

export default { board, mats, battle, battles, fight, about };
