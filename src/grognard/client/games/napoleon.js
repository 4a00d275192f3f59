// Napoleon in Europe: the map with armies and fleets; mats and the battle board are in modules of their own.

import { html, nothing } from "../vendor/lit.js";
import { areaList, map } from "../parts/map.js";
import { battle, battles } from "./napoleon-battle.js";
import { mats } from "./napoleon-mats.js";
import { COLOUR, shapeOf } from "./napoleon-pieces.js";
import { piled, plate, rows } from "./stacks.js";

/** @param {any} context */
function board(context) {
  const { view, t, name } = context;
  if (view.battle && view.step === "beginning") return nothing;
  /** @type {Record<string, any>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  for (const [word, region] of Object.entries(/** @type {Record<string, any>} */ (view.regions))) {
    held[word] = region.owner ? COLOUR[region.owner] : null;
    marks[word] = `${region.uprising ? "uprising" : ""} ${view.battle?.region === word ? "fought" : ""}`;
  }
  return html`
    <p class="tracks">
      <span><b>${t(`nap-month-${view.month}`)} ${view.year}</b></span>
      <span class="round months" role="img" aria-label="${t("nap-month-track")} ${view.month}">
        ${Array.from({ length: 12 }, (_, n) => html`<i class="${n + 1 === view.month ? "now" : n + 1 < view.month ? "past" : ""} ${(n + 1) % 3 ? "" : "production"}" title="${t(`nap-month-${n + 1}`)}${(n + 1) % 3 ? "" : `: ${t("nap-production")}`}">${n + 1}</i>`)}
      </span>
      <span>${t("nap-active")} <b class="seat-${COLOUR[view.active]} nation">${view.active ? name(view.active) : "–"}</b></span>
      <span class="small">${view.turn_order.map((/** @type {string} */ nation) => html`<span class="chip seat-${COLOUR[nation]}" title=${name(nation)}>${name(nation).slice(0, 2)}</span>`)}</span>
    </p>
    ${map({
      source: "/static/boards/napoleon.svg",
      held,
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      spots: (/** @type {boolean} */ close) => [
        ...Object.entries(view.regions).flatMap(([word, region]) => armies(word, region, close, context)),
        ...Object.entries(view.fleets).flatMap(([word, fleets]) => squadrons(word, fleets, context)),
      ],
    })}
    ${areaList(
      context,
      Object.keys(view.regions).map((word) => [word, about(word, context)]),
    )}
  `;
}

/** The armies in a region: a plate for each power, or where there is room all their pieces. @param {string} word @param {any} region @param {boolean} close @param {any} context */
function armies(word, region, close, context) {
  const { name } = context;
  const stacks = Object.entries(/** @type {Record<string, any>} */ (region.stacks)).map(([nation, { units }]) => ({
    seat: COLOUR[nation] ?? null,
    nation,
    units: Object.entries(/** @type {Record<string, number>} */ (units)),
  }));
  const parts = close
    ? [
        rows(
          stacks.flatMap(({ nation, seat, units }) => units.map(([unit, count]) => ({ shape: shapeOf(unit), count, seat, title: `${name(nation)}: ${count} ${name(unit)}` }))),
          24,
          4,
        ),
      ]
    : stacks.map(({ nation, seat, units }) =>
        plate({
          shape: units.some(([unit]) => unit === "leader") ? "bicorne" : shapeOf(most(units)),
          count: units.reduce((sum, [, count]) => sum + count, 0),
          seat,
          title: `${name(nation)}: ${units.map(([unit, count]) => `${count} ${name(unit)}`).join(", ")}`,
        }),
      );
  if (region.uprising) parts.unshift(rows([{ shape: "uprising", title: context.t("nap-uprising") }], 22));
  return parts.length ? [{ word, ...piled(parts) }] : [];
}

/** The unit of which there are most. @param {[string, number][]} units */
const most = (units) => units.reduce((best, each) => (each[1] > best[1] ? each : best))[0];

/** Squadrons at sea, or in the port of a region. @param {string} word @param {any} fleets @param {any} context */
function squadrons(word, fleets, context) {
  const port = word.startsWith("port-");
  const parts = Object.entries(/** @type {Record<string, any>} */ (fleets)).map(([nation, fleet]) =>
    plate({ shape: port ? "dock" : "ship", count: fleet.squadrons, seat: COLOUR[nation] ?? null, title: `${context.name(nation)}: ${fleet.squadrons} ${context.t("nap-fleet")}` }),
  );
  return parts.length ? [{ word, at: port ? [word] : undefined, ...piled(parts) }] : [];
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const region = context.view.regions[word];
  if (!region) return "";
  const stacks = Object.entries(region.stacks).map(
    ([nation, stack_]) =>
      `${context.name(nation)}: ${Object.entries(/** @type {any} */ (stack_).units)
        .map(([unit, count]) => `${count} ${context.name(unit)}`)
        .join(", ")}`,
  );
  return [region.owner ? context.name(region.owner) : context.t("emp-neutral"), ...stacks].join(" · ");
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
