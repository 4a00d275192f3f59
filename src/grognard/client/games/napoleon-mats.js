// Napoleon in Europe: treasury and politics of the powers, the table of relations, victory levels, deals and congress.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { COLOUR } from "./napoleon-pieces.js";

const LEVELS = ["annihilation", "defeat", "survival", "minor", "major", "total"];
const SHORT = 2;

/** @param {any} context */
export function mats(context) {
  const { view } = context;
  const nations = Object.entries(/** @type {Record<string, any>} */ (view.nations));
  return html`
    ${view.congress ? congress(context) : nothing} ${view.offer ? offer(context) : nothing}
    ${nations.map(([id, nation]) => mat(id, nation, context))} ${relations(nations, context)}
  `;
}

/** @param {string} id @param {any} nation @param {any} context */
function mat(id, nation, context) {
  const { view, t, seatName, name } = context;
  const step = LEVELS.indexOf(nation.level);
  const ruler = nation.player >= 0 ? seatName(nation.player) : nation.controller ? t("nap-controlled", { nation: name(nation.controller) }) : t("emp-neutral");
  return html`
    <article class="mat seat-${COLOUR[id]} ${nation.out ? "out" : ""} ${view.active === id ? "acting" : ""}">
      <h3><span class="chip">${name(id).slice(0, SHORT)}</span> ${name(id)} <span class="small">${ruler}</span></h3>
      <p class="goods">
        <span class="good" title=${t("nap-pp")}>${icon("coin", t("nap-pp"))} <b>${nation.pp}</b> <span class="small">+${nation.income}</span></span>
        <span class="good" title=${t("nap-pap")}>${icon("scroll", t("nap-pap"))} <b>${nation.pap}</b>${nation.debt ? html` <b class="hit" title=${t("nap-debt")}>−${nation.debt}</b>` : nothing}</span>
        <span class="good" title=${t("nap-regions")}>${icon("flag", t("nap-regions"))} <b>${nation.regions}</b> <span class="small" title=${t("nap-outside")}>(${nation.outside_homeland})</span></span>
        <span class="good" title=${t("nap-fleet")}>${icon("ship", t("nap-fleet"))} <b>${nation.fleet}</b></span>
        <span class="good" title=${t("nap-collapse")}>${icon("shield", t("nap-collapse"))} ${nation.collapse}</span>
      </p>
      <ol class="ladder" aria-label=${t("nap-ladder")}>
        ${LEVELS.map((level, n) => html`<li class=${n === step ? "now" : n < step ? "past" : ""} aria-current=${n === step ? "step" : nothing} title=${t(`nap-level-${level}`)}>${n === step ? t(`nap-level-${level}`) : nothing}</li>`)}
      </ol>
      ${nation.defeated ? html`<span class="badge war">${t("nap-defeated")}</span>` : nothing}
    </article>
  `;
}

/** The table of all relations: wars with their order, alliances, passage, truces. @param {[string, any][]} nations @param {any} context */
function relations(nations, { view, t, name }) {
  const cell = (/** @type {string} */ id, /** @type {any} */ nation, /** @type {string} */ other) => {
    if (id === other) return html`<td class="self"></td>`;
    const status = nation.status[other];
    const order = nation.wars.indexOf(other) + 1;
    const truce = nation.truce[other];
    const passage = nation.passage_to.includes(other);
    const notes = [t(`nap-${status}`)];
    if (order) notes.push(t("nap-war-order", { order }));
    if (passage) notes.push(t("nap-passage", { host: name(id), guest: name(other) }));
    if (truce) notes.push(t("nap-truce", { months: truce - view.round }));
    const text = notes.join(", ");
    const sign = status === "war" ? `⚔${order || ""}` : status === "alliance" ? "✚" : truce ? `☮${truce - view.round}` : "·";
    return html`<td class=${status} title=${text}><span aria-hidden="true">${sign}${passage ? "→" : ""}</span><span class="hidden">${name(id)}, ${name(other)}: ${text}</span></td>`;
  };
  return html`<div class="scroll" tabindex="0">
    <table class="diplomacy">
      <caption>${t("nap-diplomacy")} <span class="small">${t("nap-diplomacy-key")}</span></caption>
      <thead><tr><td></td>${nations.map(([id]) => html`<th scope="col" title=${name(id)}><span class="chip seat-${COLOUR[id]}">${name(id).slice(0, SHORT)}</span></th>`)}</tr></thead>
      <tbody>${nations.map(([id, nation]) => html`<tr><th scope="row" title=${name(id)}><span class="chip seat-${COLOUR[id]}">${name(id).slice(0, SHORT)}</span></th>${nations.map(([other]) => cell(id, nation, other))}</tr>`)}</tbody>
    </table>
  </div>`;
}

/** @param {any} context */
function congress({ view, t, name }) {
  const { loser, victors, next } = view.congress;
  const lands = Object.entries(/** @type {Record<string, any>} */ (view.regions)).filter(([, region]) => region.owner === loser);
  return html`<section class="offer">
    <h3>${t("nap-congress", { nation: name(loser) })}</h3>
    <p>${victors.map((/** @type {string} */ each) => html`<span class="chip seat-${COLOUR[each]}" title=${name(each)}>${name(each).slice(0, SHORT)}</span> ${each === next ? html`<b>${name(each)}</b>` : name(each)} <span class="small">${view.nations[each]?.pap ?? 0} ${t("nap-pap")}</span> `)}</p>
    <p class="small">${lands.map(([word]) => name(word)).join(", ")}</p>
  </section>`;
}

/** @param {any} context */
function offer({ view, t, name }) {
  const deal = view.offer;
  return html`<section class="offer">
    <b>${name(deal.by)}: ${name(deal.action)}</b>
    ${deal.to ? html` → ${name(deal.to)}` : nothing}${deal.aim ? html` (${name(deal.aim)})` : nothing}
    ${deal.give?.length ? html`<p>${t("nap-gives")} ${deal.give.map(name).join(", ")}</p>` : nothing} ${deal.take?.length ? html`<p>${t("nap-takes")} ${deal.take.map(name).join(", ")}</p>` : nothing}
  </section>`;
}
