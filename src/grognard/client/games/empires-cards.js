// Army cards: unit, strength, side, points and effect, drawn as cards.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";

/** @type {Record<string, string>} */
const SHAPE = { "military-leader": "leader" };

/** The unit and the strength in a card key such as `a:sword-7`. @param {string} word */
function printed(word) {
  const rest = word.split(":")[1] ?? "";
  const strength = rest.match(/-(\d+)$/)?.[1] ?? "";
  return { unit: strength ? rest.slice(0, -strength.length - 1) : rest, strength };
}

/** @param {string} word @param {any} context @param {string} [more] */
export function card(word, context, more = "") {
  const { t, name, view } = context;
  if (word === "?") return html`<span class="card back" role="img" aria-label=${t("emp-card-back")}></span>`;
  const { unit, strength } = printed(word);
  const face = view.faces[word];
  const effect = t(`emp-effect-${unit}`);
  const tip = `${name(word)}: ${effect}`;
  const look = `card army ${word.startsWith("e:") ? "empire" : "recruited"} ${more}`;
  const drawn = html`
    ${strength ? html`<b class="corner">${strength}</b>` : nothing}
    ${face?.vp ? html`<span class="penalty" title=${t("emp-penalty")}>${face.vp}</span>` : nothing}
    ${icon(SHAPE[unit] ?? unit)}
    <span class="what">${name(word)}</span>
    ${face ? html`<span class="flag-side ${face.mark}">${t(`emp-mark-${face.mark}`)}</span>` : nothing}
    <span class="effect">${effect}</span>`;
  if (!context.can(word)) return html`<span class=${look} title=${tip} data-tip=${tip}>${drawn}</span>`;
  return html`<button class="${look} can" title=${tip} data-tip=${tip} data-word=${word} @click=${() => context.touch(word)}>${drawn}</button>`;
}

/** @param {string[]} words @param {any} context @param {string} [more] */
export function cards(words, context, more = "") {
  return words.map((word) => card(word, context, more));
}
