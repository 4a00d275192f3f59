// Napoleon in Europe: the map with armies and fleets; mats and the battle board are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, around, map } from "../parts/map.js";
import { battle, battles } from "./napoleon-battle.js";
import { mats } from "./napoleon-mats.js";
import { COLOUR, shapeOf } from "./napoleon-pieces.js";
import { stack } from "./stacks.js";

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
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => [
        ...Object.entries(view.regions).map(([word, region]) => armies(word, region, places[word], context, unit)),
        ...Object.entries(view.fleets).map(([word, fleets]) => squadrons(word, fleets, places, context, unit)),
      ],
    })}
    ${areaList(
      context,
      Object.keys(view.regions).map((word) => [word, about(word, context)]),
    )}
  `;
}

/** @param {string} word @param {any} region @param {any} place @param {any} context @param {number} unit */
function armies(word, region, place, context, unit) {
  if (!place) return nothing;
  const items = Object.entries(region.stacks).flatMap(([nation, stack_]) =>
    Object.entries(/** @type {any} */ (stack_).units).map(([unit, count]) => ({
      shape: shapeOf(unit),
      count: /** @type {number} */ (count),
      seat: COLOUR[nation] ?? null,
      title: `${context.name(nation)}: ${count} ${context.name(unit)}`,
    })),
  );
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, unit)}>
      ${stack(items, place.x, place.y, 19, 4)}
      ${region.uprising ? stack([{ shape: "uprising" }], place.x, place.y - 18, 18) : nothing}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${place.x} cy=${place.y} r="26"></circle>` : nothing}`;
}

/** Squadrons at sea, or in the port of a region. @param {string} word @param {any} fleets @param {any} places @param {any} context @param {number} unit */
function squadrons(word, fleets, places, context, unit) {
  const place = places[word] ?? places[word.replace(/^port-/, "")];
  if (!place) return nothing;
  const port = word.startsWith("port-");
  const items = Object.entries(fleets).map(([nation, fleet]) => ({
    shape: port ? "dock" : "ship",
    count: /** @type {any} */ (fleet).squadrons,
    seat: COLOUR[nation] ?? null,
    title: `${context.name(nation)}: ${/** @type {any} */ (fleet).squadrons}`,
  }));
  return svg`<g data-term=${word} class="spot" transform=${around(place, unit)}>${stack(items, place.x, place.y, 20, 3)}</g>`;
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
