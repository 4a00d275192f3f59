// How a game without a board of its own is shown: its view as nested tables. Games override what they draw better.

import { html, nothing } from "../vendor/lit.js";

export const generic = {
  /** @param {any} context */
  board: (context) => html`<div class="generic">${show(context.view, context)}</div>`,
  /** @param {any} _context */
  mats: (_context) => nothing,
  /** The battle that is being fought in a view, or null. @param {any} _view @returns {any} */
  fight: (_view) => null,
  /** Draws that battle; `context.course` is what was told of it, `context.over` says whether it is decided. @param {any} _context @returns {any} */
  battle: (_context) => nothing,
  /** The battles that a journal tells of. @param {any[]} _events @returns {import("../parts/battle.js").Fought[]} */
  battles: (_events) => [],
  /** What is to be said of a place or piece, for those who cannot see or hover over it. @param {string} _word @param {any} _context @returns {string} */
  about: (_word, _context) => "",
};

/** @param {any} value @param {any} context @returns {any} */
export function show(value, context) {
  if (Array.isArray(value)) {
    if (!value.length) return "–";
    if (value.every((item) => item && typeof item === "object" && !Array.isArray(item))) return rows(value, context);
    return html`${value.map((item, n) => html`${n ? ", " : ""}${show(item, context)}`)}`;
  }
  if (value && typeof value === "object") {
    return html`<dl>
      ${Object.entries(value).map(([key, item]) => html`<dt>${key}</dt><dd>${show(item, context)}</dd>`)}
    </dl>`;
  }
  if (typeof value === "string" && context.can(value)) {
    return html`<button class="can" data-term=${value} @click=${() => context.touch(value)}>${value}</button>`;
  }
  return String(value ?? "–");
}

/** @param {any[]} items @param {any} context */
function rows(items, context) {
  const keys = Object.keys(items[0]);
  return html`<div class="scroll">
    <table>
      <thead><tr>${keys.map((key) => html`<th>${key}</th>`)}</tr></thead>
      <tbody>
        ${items.map((item) => html`<tr>${keys.map((key) => html`<td>${show(item[key], context)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
