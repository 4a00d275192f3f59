// Empires of the Ancient World: map with markers and trade, tracks and display; mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, map } from "../parts/map.js";
import { battle, battles } from "./empires-battle.js";
import { card } from "./empires-cards.js";
import { mats, revoltTables } from "./empires-mats.js";

/** @param {any} context */
function board(context) {
  const { view } = context;
  /** @type {Record<string, number | null>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  for (const [word, area] of Object.entries(view.areas)) {
    held[word] = /** @type {any} */ (area).owner;
    marks[word] = `${/** @type {any} */ (area).side}`;
  }
  const battle = view.battle;
  if (battle) marks[battle.area] += " fought";
  return html`
    ${tracks(context)}
    ${map({
      source: "/static/boards/empires.svg",
      held,
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      spots: () => Object.entries(view.areas).map(([word, area]) => spot(word, area)),
    })}
    ${display(context)} ${revoltTables(context)}
    ${areaList(context, Object.keys(view.areas).map((word) => [word, about(word, context)]))}
  `;
}

/** Control markers as a pile, a fort, and the places for trade. @param {string} word @param {any} area */
function spot(word, area) {
  const size = 9;
  const cubes = area.trade.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => Array(count).fill(seat));
  const slots = Array.from({ length: area.vp }, (_, n) => cubes[n] ?? null);
  const wide = slots.length * (size + 2) - 2;
  const held = area.owner !== null;
  const high = held ? Math.min(area.markers, 4) - 1 : 0;
  const middle = area.fort ? -14 : 0;
  const top = held || area.fort;
  const drawn = svg`
    ${held ? svg`
      <g class="seat-${area.owner}">
        ${Array.from({ length: high + 1 }, (_, n) => svg`<ellipse class="disc" cx=${middle + n * 3} cy=${-6 - n * 4} rx="13" ry="9"></ellipse>`)}
        <text class="letter" x=${middle + high * 3} y=${-1 - high * 4}>${String.fromCharCode(65 + area.owner)}${area.markers > 1 ? area.markers : ""}</text>
      </g>` : nothing}
    ${area.fort ? svg`<path class="fort" d="M6 2v-14h4v4h4v-4h4v4h4v-4h4v14z"></path>` : nothing}
    ${slots.map((seat, n) => svg`<rect class=${seat === null ? "slot" : `cube seat-${seat}`} x=${n * (size + 2) - wide / 2} y=${top ? 6 : -size / 2} width=${size} height=${size}></rect>`)}`;
  return { word, w: Math.max(wide, top ? 28 : 0, area.fort && held ? 54 : 0), h: top ? 30 + high * 4 : size, drawn };
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const area = context.view.areas[word];
  if (!area) return "";
  const owner = area.owner === null ? context.t("emp-neutral") : `${context.seatName(area.owner)} ×${area.markers}`;
  const trade = area.trade
    .map((/** @type {number} */ count, /** @type {number} */ seat) => (count ? `${context.seatName(seat)} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  return `${owner}${area.fort ? ` · ${context.t("emp-fort")}` : ""}${trade ? ` · ${trade}` : ""}`;
}

/** @param {any} context */
function tracks({ view, t, seatName }) {
  return html`<p class="tracks">
    <span>${t("emp-turn")} <b>${Math.min(view.turn, view.turns)}</b> / ${view.turns}</span>
    <span class="round" role="img" aria-label="${t("emp-round")} ${view.round}">
      ${Array.from({ length: view.round_spaces }, (_, n) => html`<i class=${n + 1 === view.round ? "now" : n + 1 < view.round ? "past" : ""}>${n + 1}</i>`)}
    </span>
    <span class="small">${t("emp-play-order")} ${view.play_order.map((/** @type {number} */ seat) => html`<span class="chip seat-${seat} ${seat === view.active ? "active" : ""}" title=${seatName(seat)}>${String.fromCharCode(65 + seat)}</span>${seat === view.first ? html`<span class="pawn" title=${t("emp-first")}>♟</span>` : nothing}`)}</span>
    ${view.active === null ? nothing : html`<span class="seat-${view.active}">${t("emp-active")} <b>${seatName(view.active)}</b></span>`}
  </p>`;
}

/** @param {any} context */
function display(context) {
  const { view, t } = context;
  return html`<section class="display" aria-label=${t("emp-display")}>
    <h3>${t("emp-display")} <span class="small">${t("emp-deck", { draw: view.draw, discard: view.discard.length })}</span></h3>
    <div class="hand">${view.display.map((/** @type {string} */ word) => card(word, context, view.takeable.includes(word) ? "" : "dim"))}</div>
  </section>`;
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
