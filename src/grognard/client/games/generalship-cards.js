// Generalship: generals, tactics cards and technology cards, drawn as cards.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { named } from "../words.js";

/** @type {Record<string, string>} */
export const SHAPE = {
  light_infantry: "infantry",
  heavy_infantry: "heavy-infantry",
  muskets: "muskets",
  archers: "archers",
  artillery: "artillery",
  light_cavalry: "cavalry",
  heavy_cavalry: "heavy-cavalry",
  galley: "galley",
  galleon: "galleon",
};
/** The classes of face-down units. @type {Record<string, string>} */
export const CLASS_SHAPE = { infantry: "infantry", cavalry: "cavalry", ships: "ship", ship: "ship", squadron: "ship", fortress: "fort" };
/** @type {Record<string, string>} */
const SYMBOL = { christian: "cross", muslim: "crescent", coup: "dagger" };
/** @type {Record<string, string>} */
const EFFECT = { ambush: "foot-skirmishers", retreat: "flag", pursuit: "light-horse", evade_melee: "galleon", evade_bombardment: "galleon", irregular: "elephant" };

/** A card that can be chosen is a button. @param {any} context @param {string} word @param {string} look @param {any} face @param {string} [tip] */
function card(context, word, look, face, tip = "") {
  if (!context.can(word)) return html`<span class="card ${look}" data-word=${word} data-tip=${tip || nothing}>${face}</span>`;
  return html`<button class="card ${look} can" data-word=${word} data-tip=${tip || nothing} @click=${() => context.touch(word)}>${face}</button>`;
}

/** A general: cards he brings on land and at sea, symbols, rival, ability. @param {string} word @param {any} context */
export function general(word, context) {
  const { view, t, name } = context;
  if (word === "?") return back(t("gen-general-back"));
  const face = view.faces[word];
  if (!face) return html`<span class="card small-card">${name(word)}</span>`;
  return card(
    context,
    word,
    "general",
    html`<b class="who">${name(word)}</b>
      <span class="years">${named(face.years)}</span>
      <span class="figures">
        <span title=${t("gen-land-cards")}>${icon("crossed-swords", t("gen-land-cards"))} ${face.land}</span>
        <span title=${t("gen-sea-cards")}>${icon("ship", t("gen-sea-cards"))} ${face.sea}</span>
        ${face.symbols.map((/** @type {string} */ symbol) => icon(SYMBOL[symbol], t(`gen-symbol-${symbol}`)))}
      </span>
      <b class="ability">${named(face.ability)}</b>
      <span class="what">${named(face.text)}</span>
      ${face.rival ? html`<span class="rival">${t("gen-rival")} ${name(face.rival)}</span>` : nothing}`,
  );
}

/** The back of a card, or several of them as a fan. @param {string} title @param {number} [count] @param {string} [look] */
export function back(title, count = 1, look = "") {
  return html`<span class="card back ${look}" role="img" aria-label="${count} × ${title}" title=${title}>${count > 1 ? html`<b>${count}</b>` : nothing}</span>`;
}

/** A row of political power: backs, and what the reader knows of them. @param {string[]} cards @param {any} context */
export function power(cards, context) {
  const { t, name } = context;
  return html`<span class="fan" role="img" aria-label="${t("gen-power")} ${cards.length}">
    ${cards.map((card_) => html`<span class="card back ${card_ === "?" ? "" : "known"}" title=${card_ === "?" ? t("gen-general-back") : name(card_)}>${card_ === "?" ? nothing : html`<span class="what">${name(card_)}</span>`}</span>`)}
  </span>`;
}

/** @param {string[]} units @param {any} context */
function kinds(units, context) {
  return html`<span class="kinds">${units.map((unit) => icon(SHAPE[unit] ?? unit, context.name(unit)))}</span>`;
}

/** @param {any[]} conditions @param {any} context */
function needs(conditions, context) {
  return conditions.map(
    (each) => html`<span class="needs">${each.max === null ? `≥ ${each.min}` : `${each.min}–${each.max}`} ${kinds(each.units, context)}</span>`,
  );
}

/** @param {any} face @param {any} context */
function bonus(face, context) {
  return html`<span class="bonus"><span title=${context.t("gen-atk")}>${icon("sword", context.t("gen-atk"))} +${face.atk}</span>${face.def ? html` <span title=${context.t("gen-def")}>${icon("shield", context.t("gen-def"))} +${face.def}</span>` : nothing}</span>`;
}

/** A tactics card. @param {string} word @param {any} faces what is printed on the cards of this battle @param {any} context @param {string} [more] */
export function tactic(word, faces, context, more = "") {
  const { name } = context;
  const face = faces[word];
  if (!face) return back(context.t("gen-tactics-back"));
  const tip = name(word);
  if (!face.advanced) {
    return card(
      context,
      word,
      `tactic basic ${more}`,
      html`<b class="number">${face.number}</b>${kinds(face.units, context)}<span class="regiments">${face.regiments.join(" / ")}</span><span class="what">${name(word)}</span>`,
      tip,
    );
  }
  const options = face.options.map((/** @type {any} */ option) => html`<span class="option-line">${named(option.names)} ${bonus(option, context)}</span>`);
  return card(
    context,
    word,
    `tactic advanced ${more}`,
    html`<b class="number">${face.number}</b>
      ${face.atk || face.def ? bonus(face, context) : icon(EFFECT[face.effect] ?? "flag")}
      ${needs(face.conditions, context)} ${options.length ? html`<span class="small-lines">${options}</span>` : nothing}
      <span class="what">${name(word)}</span>`,
    tip,
  );
}

/** Technology cards by their points; of others only how many. @param {(number | string)[]} cards @param {any} context */
export function technologyCards(cards, context) {
  const { t } = context;
  const hidden = cards.filter((card_) => card_ === "?").length;
  return html`<span class="hand">
    ${cards.filter((card_) => card_ !== "?").map((points) => html`<span class="card points-card" title=${t("gen-tech-card", { points })}>${icon("gear")}<b>${points}</b></span>`)}
    ${hidden ? back(t("gen-tech-cards"), hidden, "points-card") : nothing}
  </span>`;
}
