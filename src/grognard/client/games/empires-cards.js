// Army cards: unit, strength, side and cost, drawn as cards.

import { html } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";

/** @type {Record<string, string>} */
const SHAPE = { "military-leader": "leader" };

/** @param {string} word a card key such as `a:sword-7` @param {any} context @param {string} [more] */
export function card(word, context, more = "") {
  const [origin, rest] = word.split(":");
  const strength = rest.match(/-(\d+)$/)?.[1] ?? "";
  const unit = strength ? rest.slice(0, -strength.length - 1) : rest;
  const can = context.can(word);
  const face = html`${icon(SHAPE[unit] ?? unit)}<b>${strength}</b><span class="what">${context.name(word)}</span>`;
  return can
    ? html`<button class="card ${origin === "e" ? "empire" : "recruited"} can ${more}" data-word=${word} @click=${() => context.touch(word)}>${face}</button>`
    : html`<span class="card ${origin === "e" ? "empire" : "recruited"} ${more}">${face}</span>`;
}

/** @param {string[]} words @param {any} context @param {string} [more] */
export function cards(words, context, more = "") {
  return words.map((word) => card(word, context, more));
}
