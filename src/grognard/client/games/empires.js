// Empires of the Ancient World: map with markers and trade, display, mats, battle display.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList, around, map } from "../parts/map.js";
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
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => Object.entries(view.areas).map(([word, area]) => pieces(word, area, places[word], context, unit)),
    })}
    ${display(context)}
    ${areaList(context, Object.entries(view.areas).map(([word, area]) => [word, describe(area, context)]))}
  `;
}

/** @param {string} word @param {any} area @param {any} place @param {any} context @param {number} unit */
function pieces(word, area, place, context, unit) {
  if (!place) return nothing;
  const { x, y } = place;
  const size = 9;
  const cubes = area.trade.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => Array(count).fill(seat));
  const slots = Array.from({ length: area.vp }, (_, n) => cubes[n] ?? null);
  const left = x - (slots.length * (size + 2)) / 2;
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, Math.min(unit, 1.5))}>
      <text class="vp" x=${x} y=${y + 8}>${area.vp}${area.amphora ? " ⚱" : ""}</text>
      ${area.owner === null ? nothing : svg`
        <g class="seat-${area.owner}">
          ${Array.from({ length: Math.min(area.markers, 4) }, (_, n) => svg`<ellipse class="disc" cx=${x - 26 - n * 3} cy=${y + 2 - n * 4} rx="11" ry="7"></ellipse>`)}
          <text class="letter" x=${x - 26 - (Math.min(area.markers, 4) - 1) * 3} y=${y + 6 - (Math.min(area.markers, 4) - 1) * 4}>${String.fromCharCode(65 + area.owner)}${area.markers > 1 ? area.markers : ""}</text>
        </g>`}
      ${area.fort ? svg`<path class="fort" d="M${x + 18} ${y + 8}v-14h4v4h4v-4h4v4h4v-4h4v14z"></path>` : nothing}
      ${slots.map((seat, n) => svg`<rect class=${seat === null ? "slot" : `cube seat-${seat}`} x=${left + n * (size + 2)} y=${y + 12} width=${size} height=${size}></rect>`)}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${x} cy=${y} r="30"></circle>` : nothing}
  `;
}

/** @param {any} area @param {any} context */
function describe(area, context) {
  const owner = area.owner === null ? context.t("emp-neutral") : `${context.seatName(area.owner)} ×${area.markers}`;
  const trade = area.trade
    .map((/** @type {number} */ count, /** @type {number} */ seat) => (count ? `${context.seatName(seat)} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  return `${area.vp} · ${owner}${area.fort ? ` · ${context.t("emp-fort")}` : ""}${trade ? ` · ${trade}` : ""}`;
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

/** @param {any} context */
function battle(context) {
  const { view, t, seatName, name } = context;
  const fight = view.battle || (context.page.since >= 0 && recent(context) ? view.last_battle : null);
  if (!fight) return null;
  return html`
    <h2>${t("battle")}: ${name(fight.area)} <span class="small">${t(`emp-${fight.mode || "open"}`)}${fight.ambush ? ` · ${t("emp-ambush")}` : ""}</span></h2>
    <div class="blocks">
      ${["attacker", "centre", "defender"].map(
        (box) => html`<div class="box ${box === "centre" ? "" : `seat-${fight[box]}`}">
          <span>${box === "centre" ? t("emp-centre") : `${t(`emp-${box}`)}: ${seatName(fight[box])}`}</span>
          <span class="stones" aria-label=${fight.blocks[box]}>${Array.from({ length: fight.blocks[box] }, () => html`<i></i>`)}</span>
        </div>`,
      )}
    </div>
    <ol class="pairs">
      ${(fight.fought || []).map(
        (/** @type {any} */ pair) => html`<li class="won-${pair.winner}">
          ${pair.attacking ? card(pair.attacking, context) : html`<span class="card">–</span>`}
          <span class="versus">${dice(pair.dice[0])}${t(`emp-pair-${pair.winner}`)}${dice(pair.dice[1])}</span>
          ${pair.defending ? card(pair.defending, context) : html`<span class="card">–</span>`}
        </li>`,
      )}
    </ol>
    ${fight.winner !== undefined && fight.winner !== null ? html`<p><b>${t("emp-won", { name: seatName(fight.winner) })}</b> ${fight.rout ? t("emp-rout") : nothing}</p>` : nothing}
  `;
}

/** The last battle stays in sight until the next choice after it. @param {any} context */
function recent({ message, page }) {
  return message.journal.some((/** @type {any} */ event) => event.number > page.since && /battle|fought|casualt/.test(event.key));
}

/** @param {number | null} face */
function dice(face) {
  return face ? html`<span class="die" aria-label=${face}>${"⚀⚁⚂⚃⚄⚅"[face - 1]}</span>` : nothing;
}

/** The chance of success of an option, where the rules let one know it. @param {any} context @param {string} word */
function hint({ view, choice, t }, word) {
  const kinds = /** @type {Record<string, string>} */ ({ attack_target: "attack", diplomacy_target: "diplomacy" });
  const found = view.prospects?.[kinds[choice.ask]]?.[word];
  if (!found) return "";
  const percent = `${Math.round(found.chance * 100)} %`;
  return found.battle ? t("emp-then-battle", { percent }) : percent;
}

export default { board, mats, battle, hint };
