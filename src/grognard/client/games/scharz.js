// Scharz: fields with settlements, herds and grain, units and ships; mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, map } from "../parts/map.js";
import { grouped, piled, rows } from "./stacks.js";
import { battle, battles, fight } from "./scharz-battle.js";
import { mats, yearTrack } from "./scharz-mats.js";
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
    ${view.setup ? html`<p class="tracks"><span>${t("sch-year")} <b>${view.year}</b> / ${view.years}</span></p>` : yearTrack(context)}
    ${map({
      source: `/static/boards/scharz-${view.map}.svg`,
      held,
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      spots: (/** @type {boolean} */ close) => [
        ...Object.entries(view.fields).flatMap(([word, field]) => spot(word, field, close, context)),
        ...view.borders.map((/** @type {any} */ border) => onBorder(border, context)),
      ],
    })}
    ${areaList(
      context,
      Object.keys(view.fields).map((word) => [word, about(word, context)]),
    )}
  `;
}

/** What was built and grazes on a field, above the forces that stand there. @param {string} word @param {any} field @param {boolean} close @param {any} context */
function spot(word, field, close, context) {
  const { name, t } = context;
  /** @type {import("./stacks.js").Item[]} */
  const built = [];
  const home = field.settlement;
  if (home) {
    built.push({ shape: home.kind, seat: home.owner, title: name(home.kind) });
    if (home.wall > 1 || home.fortified) built.push({ shape: "fort", seat: home.owner, count: home.wall, title: `${t("sch-walls")} ${home.wall}` });
    if (home.shipyard) built.push({ shape: "dock", seat: home.owner, title: name(home.shipyard.kind ?? home.shipyard) });
  }
  built.push(...herds([...(home?.herds ?? []), ...(field.herds ?? [])], close, context));
  if (field.standing) built.push({ shape: "grain", seat: field.standing.owner, count: field.standing.grain, title: `${field.standing.grain} ${t("sch-grain")}` });
  if (field.site) built.push({ shape: "hammer", seat: field.site.owner, title: siteOf(field.site, context), over: ring(field.site) });
  const forces = [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])].map((each) => force(each, context));
  const encircled = home?.encircled_by ?? null;
  if (!built.length && !forces.length) return [];
  const drawing = piled([rows(built, 21, built.length > 4 ? 3 : 4), rows(forces, 24, forces.length > 4 ? 3 : 4)]);
  return [{ word, ...drawing, drawn: svg`${drawing.drawn}${encircled === null ? nothing : svg`<circle class="encircled" r=${Math.max(drawing.w, drawing.h) / 2 + 5}></circle>`}` }];
}

/** Each herd, or with little room all herds of an owner as one counter. @param {any[]} all @param {boolean} close @param {any} context @returns {import("./stacks.js").Item[]} */
function herds(all, close, { name }) {
  return grouped(all, (herd) => (close ? `${herd.owner} ${herd.kind}` : `${herd.owner}`)).map(({ things }) => ({
    shape: things[0].kind,
    seat: things[0].owner,
    count: things.length,
    title: grouped(things, (herd) => herd.kind).map(({ key, things: alike }) => `${alike.length} ${name(key)}`).join(", "),
  }));
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

/** SCH-6.22 Units that stopped on a border stand between the two fields. @param {any} border @param {any} context */
function onBorder(border, context) {
  const drawing = rows(border.units.map((/** @type {any} */ each) => force(each, context)), 22, 4);
  const [one, other] = border.between;
  return { word: one, key: `${one}|${other}`, at: [one, other], ...drawing, drawn: svg`<path class="border-mark" d="M-14 15h28"></path>${drawing.drawn}` };
}

/** What is being built, how far, by how many. @param {any} site @param {any} context */
const siteOf = (site, { name, t }) => t("sch-site-progress", { building: name(site.building), progress: site.progress, workers: site.workers });

const PARTS = 12;

/** The progress of a building site as a ring of twelve parts around its counter. @param {any} site */
function ring(site) {
  const round = 2 * Math.PI * 13;
  return svg`<circle class="ring-back" r="13"></circle>
    <circle class="ring-done" r="13" transform="rotate(-90)" stroke-dasharray="${((Math.min(PARTS, site.progress) / PARTS) * round).toFixed(1)} ${round.toFixed(1)}"></circle>`;
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
