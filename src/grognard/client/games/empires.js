// Empires of the Ancient World: map with markers and trade, display, mats, battle display.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, around, map } from "../parts/map.js";
import { battle, battles } from "./empires-battle.js";
import { card, cards } from "./empires-cards.js";

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
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => Object.entries(view.areas).map(([word, area]) => pieces(word, area, places[word], context, unit)),
    })}
    ${display(context)}
    ${areaList(context, Object.keys(view.areas).map((word) => [word, about(word, context)]))}
  `;
}

/** @param {string} word @param {any} area @param {any} place @param {any} context @param {number} unit */
function pieces(word, area, place, context, unit) {
  if (!place) return nothing;
  const { x, y } = place;
  const size = 9;
  const cubes = area.trade.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => Array(count).fill(seat));
  const slots = Array.from({ length: area.vp }, (_, n) => cubes[n] ?? null);
  const left = x - (slots.length * (size + 2) - 2) / 2;
  const middle = area.fort ? -14 : 0;
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, unit)}>
      ${area.owner === null ? nothing : svg`
        <g class="seat-${area.owner}">
          ${Array.from({ length: Math.min(area.markers, 4) }, (_, n) => svg`<ellipse class="disc" cx=${x + middle + n * 3} cy=${y - 4 - n * 4} rx="12" ry="8"></ellipse>`)}
          <text class="letter" x=${x + middle + (Math.min(area.markers, 4) - 1) * 3} y=${y - (Math.min(area.markers, 4) - 1) * 4}>${String.fromCharCode(65 + area.owner)}${area.markers > 1 ? area.markers : ""}</text>
        </g>`}
      ${area.fort ? svg`<path class="fort" d="M${x + 6} ${y + 3}v-14h4v4h4v-4h4v4h4v-4h4v14z"></path>` : nothing}
      ${slots.map((seat, n) => svg`<rect class=${seat === null ? "slot" : `cube seat-${seat}`} x=${left + n * (size + 2)} y=${y + 6} width=${size} height=${size}></rect>`)}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${x} cy=${y} r="30"></circle>` : nothing}
  `;
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
    <span class="round" aria-label="${t("emp-round")} ${view.round}">
      ${Array.from({ length: view.round_spaces }, (_, n) => html`<i class=${n + 1 === view.round ? "now" : n + 1 < view.round ? "past" : ""}>${n + 1}</i>`)}
    </span>
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

/** @param {any} context */
function mats(context) {
  const { view, t, seatName, seat } = context;
  return html`${view.mats.map(
    (/** @type {any} */ mat) => html`
      <article class="mat seat-${mat.seat}">
        <h3><span class="chip">${String.fromCharCode(65 + mat.seat)}</span> ${seatName(mat.seat)} <b>${mat.total}</b></h3>
        <p>
          ${t("emp-warehouse")} <b>${mat.warehouse}</b> · ${t("emp-stock")} ${mat.trade_stock} · ${t("emp-control")} ${mat.control_stock}
          ${mat.plunder.some(Boolean) ? html`· ${t("emp-plunder")} ${mat.plunder.map((/** @type {number} */ n, /** @type {number} */ from) => (n ? html`<span class="cube-text seat-${from}">${n}</span>` : nothing))}` : nothing}
        </p>
        <p class="small">${t("emp-scores")} ${mat.scores.join(" + ") || "–"} · ${t("emp-projected")} ${mat.projected.score}</p>
        <p>
          ${Object.entries(mat.specials).map(([word, count]) => (count ? html`<span class="badge">${context.name(`a:${word.replace("_", "-")}`)}${Number(count) > 1 ? ` ×${count}` : ""}</span>` : nothing))}
        </p>
        ${mat.seat === seat && mat.hand ? html`<div class="hand">${cards(mat.hand, context)}</div>` : html`<div class="hand">${cards(mat.recruited, context)}${mat.revealed.length ? cards(mat.revealed, context, "known") : nothing}</div>`}
      </article>
    `,
  )}`;
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
