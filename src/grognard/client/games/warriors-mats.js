// Warriors & Traders: the mats with goods, the progress card and its three tracks, skills and titles, wars.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";

const GOODS = ["gold", "food", "material", "weapons"];
const TRACKS = ["production", "trade", "military"];
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"];
const MOST = 20;

/** @param {any} context */
export function mats(context) {
  const { view, seatName, t } = context;
  return html`
    ${race(context)} ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => mat(player, seat, context))}
    ${view.wars.length ? html`<p>${view.wars.map((/** @type {any} */ war) => html`<span class="badge war">${war.sides.map(seatName).join(" ⚔ ")} <span class="small">${t("wat-war-since", { round: war.since })}</span></span>`)}</p>` : nothing}
    ${view.offer ? offer(view.offer, context) : nothing}
  `;
}

/** Victory points as bars towards the threshold. @param {any} context */
function race({ view, t, seatName }) {
  const most = Math.max(view.threshold, ...view.players.map((/** @type {any} */ player) => player.vp));
  return html`<div class="race">
    <span class="small">${t("wat-race", { threshold: view.threshold })}</span>
    ${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => html`<div class="seat-${seat}"><span class="chip">${String.fromCharCode(65 + seat)}</span><meter min="0" max=${most} value=${player.vp} aria-label=${seatName(seat)}></meter><b>${player.vp}</b></div>`)}
  </div>`;
}

/** @param {any} player @param {number} seat @param {any} context */
function mat(player, seat, context) {
  const { t, seatName, name } = context;
  const hungry = player.food_needed > player.goods.food;
  return html`
    <article class="mat seat-${seat} ${player.presence === "left" ? "out" : ""}">
      <h3>
        <span class="chip">${String.fromCharCode(65 + seat)}</span> ${seatName(seat)}
        <span class="small">${player.country ? name(player.country) : nothing}</span> <b>${player.vp}</b>
      </h3>
      <p class="goods">${GOODS.map((good) => html`<span class="good" title=${name(good)}>${icon(good, name(good))} <b class=${player.goods[good] >= MOST ? "hit" : ""}>${player.goods[good]}</b> <span class="small">+${player.income[good]}</span></span>`)}</p>
      <p class="small">
        ${t("wat-food-needed", { food: player.food_needed })}${hungry ? html` <b class="hit">${t("wat-hungry")}</b>` : nothing}
        ${player.routes.length ? html`· ${t("wat-routes")} ${player.routes.map((/** @type {number} */ other) => html`<span class="chip seat-${other}">${String.fromCharCode(65 + other)}</span>`)}` : nothing}
      </p>
      ${player.unification ? unification(player, t) : nothing} ${progress(player, context)}
      <p class="small">${Object.entries(player.vp_by_source).map(([source, points]) => (points ? html`<span class="nowrap">${t(`wat-vp-${source}`)} <b>${points}</b></span> ` : nothing))}</p>
    </article>
  `;
}

/** @param {any} player @param {any} t */
function unification(player, t) {
  const { core, core_owned, claims, claims_owned } = player.unification;
  return html`<p class="small">
    ${t("wat-unification", { owned: core_owned, core, claimed: claims_owned, claims })}
    ${player.unification_gain ? html`<b>${t("wat-unification-gain", { actions: player.unification_gain })}</b>` : nothing}
    ${player.united ? html`<span class="badge title">${t("wat-united")}</span>` : nothing}
  </p>`;
}

/** The progress card: every track with its levels, where the markers stand, what the levels give. @param {any} player @param {any} context */
function progress(player, context) {
  const { view, t, name } = context;
  return html`<div class="progress-card">
    ${TRACKS.map((track) => {
      const rows = view.progress[track];
      const level = player.levels[track];
      const next = rows[level];
      return html`<div class="progress-track">
        <b>${name(track)} ${ROMAN[level - 1]}</b>
        <span class="small">${t("wat-markers", { markers: player.markers[track] })}${next ? html` · ${t("wat-next-level", { markers: next.markers - player.markers[track] })}` : nothing}</span>
        <ol>
          ${rows.map((/** @type {any} */ row, /** @type {number} */ n) => html`<li class=${n + 1 === level ? "now" : n + 1 < level ? "past" : ""} aria-current=${n + 1 === level ? "step" : nothing}>
            <b>${ROMAN[n]}</b> <span>${gives(row, track, context)}</span>
            ${row.skills.map((/** @type {string} */ skill) => html`<span class="skill ${player.skills.includes(skill) ? "has" : ""}">${t(`wat-skill-${skill}`)}</span>`)}
          </li>`)}
        </ol>
        ${player.titles.filter((/** @type {string} */ title) => TITLE_OF[track] === title).map((/** @type {string} */ title) => html`<span class="badge title">${icon("crown")} ${t(`wat-title-${title}`)}</span>`)}
      </div>`;
    })}
  </div>`;
}

/** @type {Record<string, string>} */
const TITLE_OF = { production: "builder", trade: "trader", military: "warrior" };

/** What a level of a track gives. @param {any} row @param {string} track @param {any} context */
function gives(row, track, { name, t }) {
  if (track === "production") return html`${icon("food", name("food"))}×${row.food} ${icon("material", name("material"))}×${row.material}`;
  if (track === "trade") return html`${row.bank_rate}:1${row.routes ? html` · ${t("wat-routes-of", { routes: row.routes })}` : nothing}`;
  return html`${icon("weapons", name("weapons"))}×${row.weapons} · ${t("wat-ap", { ap: row.ap })}`;
}

/** An exchange that is being offered: two baskets. @param {any} deal @param {any} context */
function offer(deal, { t, name, seatName }) {
  const basket = (/** @type {Record<string, number>} */ goods) => GOODS.filter((good) => goods[good]).map((good) => html`<span class="good">${icon(good, name(good))} ${goods[good]}</span>`);
  return html`<div class="offer"><b>${t("wat-offer")}</b> ${seatName(deal.giver)}: ${basket(deal.give)} ⇄ ${seatName(deal.partner)}: ${basket(deal.take)}</div>`;
}
