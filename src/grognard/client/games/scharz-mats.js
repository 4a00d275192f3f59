// Scharz: the course of the year, the realms with stores and herds, might, truces and agreements.

import { html, nothing, svg } from "../vendor/lit.js";
import { counter, icon } from "../parts/icons.js";

const SEASONS = ["spring", "summer", "autumn", "winter"];
const HERDS = ["sheep", "pigs", "cattle", "horses"];

/** The year as a wheel: four seasons, the one that is now stands out. @param {any} view */
function wheel(view) {
  return html`<svg class="year-wheel" viewBox="0 0 44 44" role="presentation">
    ${SEASONS.map((season, n) => svg`<path class="${season} ${season === view.season ? "now" : ""}" transform="rotate(${n * 90} 22 22)" d="M22 22L7.500 7.500A20.500 20.500 0 0 1 36.500 7.500Z"></path>`)}
    <circle cx="22" cy="22" r="9"></circle>
    <text x="22" y="26.500">${view.year}</text>
  </svg>`;
}

/** The four seasons, and the phases of this one. @param {any} context */
export function yearTrack({ view, t }) {
  return html`
    <div class="tracks">
      ${wheel(view)}
      <span>${t("sch-year")} <b>${view.year}</b> / ${view.years}</span>
      <ol class="seasons" aria-label=${t("sch-seasons")}>
        ${SEASONS.map((season) => html`<li class=${season === view.season ? "now" : ""} aria-current=${season === view.season ? "step" : nothing}>${t(`sch-${season}`)}</li>`)}
      </ol>
      ${weather(view, t)}
    </div>
    <ol class="steps" aria-label=${t("sch-phases")} tabindex="0">
      ${view.phases.map((/** @type {string} */ phase, /** @type {number} */ n) => html`<li class=${n === view.step ? "now" : n < view.step ? "past" : ""} aria-current=${n === view.step ? "step" : nothing}>${t(`sch-phase-${phase}`)}</li>`)}
    </ol>
  `;
}

/** @param {any} view @param {any} t */
function weather(view, t) {
  if (view.season !== "winter" && view.season !== "spring") return nothing;
  return html`<span class="weather">
    ${Object.entries(view.weather).map(([climate, kind]) => html`<span class="badge">${t(`sch-climate-${climate}`)}: ${t(`sch-weather-${kind}`)}</span>`)}
    ${view.rough_sea ? html`<span class="badge war">${t("sch-rough-sea")}</span>` : nothing}
  </span>`;
}

/** @param {any} context */
export function mats(context) {
  const { view, t, seatName, name } = context;
  return html`
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => mat(player, seat, context))}
    ${view.orders.length ? orders(context) : nothing}
    ${view.truces.map((/** @type {any} */ truce) => html`<span class="badge">${t("sch-truce-between", { petitioner: seatName(truce.petitioner), recipient: seatName(truce.recipient), until: truce.until })}</span>`)}
    ${view.agreements.map((/** @type {any} */ each) => html`<span class="badge">${seatName(each.proposer)} – ${seatName(each.partner)}: ${name(each.kind)} <span class="small">${t("sch-until", { until: each.until })}</span></span>`)}
  `;
}

/** @param {any} player @param {number} seat @param {any} context */
function mat(player, seat, context) {
  const { t, seatName } = context;
  const chips = (/** @type {number[]} */ seats) => seats.map((other) => html`<span class="chip seat-${other}" title=${seatName(other)}>${String.fromCharCode(65 + other)}</span>`);
  const stock = player.grain + player.fish;
  return html`
    <article class="mat seat-${seat}">
      <h3><span class="chip">${String.fromCharCode(65 + seat)}</span> ${seatName(seat)} <b>${player.victory_points} <span class="small">/ ${player.dominance}</span></b></h3>
      <meter class="wide" min="0" max=${Math.max(1, player.dominance)} value=${player.victory_points} aria-label=${t("sch-victory-points")}></meter>
      <p class="goods">
        <span class="good" title=${t("sch-coins")}>${icon("coin", t("sch-coins"))} <b>${player.coins}</b> <span class="small">+${player.tax}</span></span>
        <span class="good" title=${t("sch-prestige")}>${icon("crown", t("sch-prestige"))} <b>${player.prestige}</b>${player.morale ? html` <span class="small">${t(`sch-morale-${player.morale}`)}</span>` : nothing}</span>
        ${player.commander ? html`<span class="good" title=${t("sch-commander")}>${icon("leader", t("sch-commander"))} <b>${player.commander}</b></span>` : nothing}
      </p>
      ${player.food_needed === null
        ? nothing
        : html`<p class="goods">
            <span class="good">${icon("grain", t("sch-grain"))} <b>${player.grain}</b></span> <span class="good">${icon("fish", t("sch-fish"))} <b>${player.fish}</b></span>
            ${HERDS.map((kind) => (player.herds[kind] ? counter(kind, seat, player.herds[kind], `${player.herds[kind]} ${context.name(kind)}`) : nothing))}
            <span class="small">${t("sch-food-needed", { food: player.food_needed })}${stock < player.food_needed ? html` <b class="hit">${t("sch-food-short", { food: player.food_needed - stock })}</b>` : nothing}</span>
          </p>`}
      <div class="progress">
        ${Object.entries(player.might).map(
          ([key, bar]) => html`<div><span>${t(`sch-might-${key}`)} ${/** @type {any} */ (bar).has}/${/** @type {any} */ (bar).needs}</span>
            <meter min="0" max=${/** @type {any} */ (bar).needs} value=${/** @type {any} */ (bar).has} aria-label=${t(`sch-might-${key}`)}></meter></div>`,
        )}
      </div>
      <p class="small">
        ${t("sch-wealth")} ${player.wealth} · ${t("sch-units-left")} ${player.units_left} · ${t("sch-captured")} ${player.captured}
        ${player.lord !== null ? html`· ${t("sch-vassal-of", { name: seatName(player.lord) })}` : nothing}
        ${player.rivals.length ? html`· ${t("sch-rivals")} ${chips(player.rivals)}` : nothing}
        ${player.passage.length ? html`· ${t("sch-passage")} ${chips(player.passage)}` : nothing}
        ${player.claims.map((/** @type {string} */ claim) => html`<span class="badge war">${t(`sch-claim-${claim}`)}</span>`)}
      </p>
      ${stores(seat, context)}
    </article>
  `;
}

/** The settlements of a player: what lies in their stores, how much room there is. @param {number} seat @param {any} context */
function stores(seat, context) {
  const { view, t, name } = context;
  const homes = Object.entries(/** @type {Record<string, any>} */ (view.fields)).filter(([, field]) => field.settlement?.owner === seat);
  if (!homes.length || view.players[seat].food_needed === null) return nothing;
  return html`<details>
    <summary>${t("sch-stores", { count: homes.length })}</summary>
    <ul class="fighters">
      ${homes.map(
        ([word, { settlement: home }]) => html`<li>
          ${counter(home.kind, seat, "", name(home.kind))} ${name(word)}
          <span class="nowrap">${icon("grain", t("sch-grain"))} ${home.grain}/${home.grain_limit}</span>
          ${home.fish_limit ? html`<span class="nowrap">${icon("fish", t("sch-fish"))} ${home.fish}/${home.fish_limit}</span>` : nothing}
          <span class="nowrap">${home.herds.map((/** @type {any} */ herd) => icon(herd.kind, name(herd.kind)))} ${t("sch-herd-room", { room: home.herd_room })}</span>
          ${home.wall ? html`<span class="nowrap">${icon("fort", t("sch-walls"))} ${home.wall}</span>` : nothing}
        </li>`,
      )}
    </ul>
  </details>`;
}

/** The orders the reader has written so far. @param {any} context */
function orders({ view, t, name }) {
  return html`<details open>
    <summary>${t("sch-orders", { count: view.orders.length })}</summary>
    <ul class="fighters">${view.orders.map((/** @type {any} */ order) => html`<li>${[...order.units, ...order.herds].map(name).join(", ")}: ${name(order.from)} → ${order.to === "stay" ? t("sch-stay") : name(order.to)}</li>`)}</ul>
  </details>`;
}
