// Empires of the Ancient World: the mats with warehouse, plunder, scores and hands; the tables of revolts.

import { html, nothing } from "../vendor/lit.js";
import { counter } from "../parts/icons.js";
import { cards } from "./empires-cards.js";

/** @param {any} context */
export function mats(context) {
  return html`${context.view.mats.map((/** @type {any} */ each) => mat(each, context))}`;
}

/** @param {any} mat_ @param {any} context */
function mat(mat_, context) {
  const { t, seatName, seat, name } = context;
  const specials = Object.entries(mat_.specials).filter(([, count]) => count);
  const mine = mat_.seat === seat && mat_.hand;
  return html`
    <article class="mat seat-${mat_.seat}">
      <h3><span class="chip">${String.fromCharCode(65 + mat_.seat)}</span> ${seatName(mat_.seat)} <b>${mat_.total}</b></h3>
      <p class="goods">
        <span class="good" title=${t("emp-warehouse")}>${t("emp-warehouse")} ${counter("cube", mat_.seat, mat_.warehouse || "0", `${mat_.warehouse} ${t("emp-warehouse")}`)}</span>
        ${mat_.plunder.some(Boolean) ? html`<span class="good">${t("emp-plunder")} ${mat_.plunder.map((/** @type {number} */ count, /** @type {number} */ from) => (count ? counter("cube", from, count, `${count} ${seatName(from)}`) : nothing))}</span>` : nothing}
      </p>
      <p class="small">${t("emp-stock")} ${mat_.trade_stock} · ${t("emp-control")} ${mat_.control_stock} · ${t("emp-income")} ${mat_.income}</p>
      <p class="small">${t("emp-scores")} ${mat_.scores.join(" + ") || "–"} · ${t("emp-projected")} <b>${mat_.projected.score}</b></p>
      ${specials.length ? html`<p>${specials.map(([word, count]) => html`<span class="badge">${name(`a:${word.replace("_", "-")}`)}${Number(count) > 1 ? ` ×${count}` : ""}</span>`)}</p>` : nothing}
      <div class="hand">${mine ? cards(mat_.hand, context) : html`${cards(mat_.recruited, context)}${cards(mat_.revealed, context, "known")}`}</div>
    </article>
  `;
}

/** The tables of revolts on demand; the reader's own provinces in them are marked. @param {any} context */
export function revoltTables({ view, t, name, seat }) {
  const column = (/** @type {string[]} */ words) => words.map((word) => html`<span class=${seat !== null && view.areas[word]?.owner === seat ? "endangered" : ""}>${name(word)}</span>`);
  return html`<details class="revolts">
    <summary>${t("emp-revolts")}</summary>
    ${view.revolt_tables.map(
      (/** @type {any} */ each) => html`<div class="scroll" tabindex="0">
        <table>
          <caption>${t(`emp-mark-${each.table}`)}</caption>
          <thead><tr>${each.columns.map((/** @type {string[]} */ _, /** @type {number} */ n) => html`<th scope="col">${n + 1}</th>`)}</tr></thead>
          <tbody><tr>${each.columns.map((/** @type {string[]} */ words) => html`<td>${column(words)}</td>`)}</tr></tbody>
        </table>
      </div>`,
    )}
  </details>`;
}
