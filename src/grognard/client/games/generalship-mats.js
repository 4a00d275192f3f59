// Generalship: the mats of the players, with commander, political power, hands and resources.

import { html, nothing } from "../vendor/lit.js";
import { counter, icon } from "../parts/icons.js";
import { back, general, power, SHAPE, technologyCards } from "./generalship-cards.js";

/** @param {any} context */
export function mats(context) {
  const players = context.view.players;
  return html`${players.map((/** @type {any} */ player) => (player.nation ? mat(player, context) : nothing))}`;
}

/** @param {any} player @param {any} context */
function mat(player, context) {
  const { view, t, seatName, name } = context;
  const supply = view.map.flatMap((/** @type {any} */ tile) => tile.stacks).filter((/** @type {any} */ stack) => stack.seat === player.seat);
  const isolated = supply.filter((/** @type {any} */ stack) => stack.isolated).length;
  const hidden = player.unused.filter((/** @type {string} */ word) => word === "?").length;
  const own = player.unused.filter((/** @type {string} */ word) => word !== "?");
  const known = Object.entries(player.known_units);
  return html`
    <article class="mat seat-${player.seat}">
      <h3>
        <span class="chip">${String.fromCharCode(65 + player.seat)}</span> ${seatName(player.seat)}
        <span class="small">${name(player.nation)}</span> <b title=${t("gen-points-track")}>${player.points}</b>
      </h3>
      <p class="goods">
        <span class="good" title=${t("gen-food")}>${icon("grain", t("gen-food"))} <b>${player.food}</b></span>
        <span class="good" title=${t("gen-metal")}>${icon("metal", t("gen-metal"))} <b>${player.metal}</b></span>
        <span class="good" title=${t("gen-population")}>${icon("people", t("gen-population"))} <b>${player.population}</b>/${player.max_population}</span>
        <span class="good" title=${t("gen-battles")}>${icon("crossed-swords", t("gen-battles"))} <b>${player.battles}</b></span>
      </p>
      <p class="small">
        ${t("gen-upkeep", { food: player.upkeep })}${player.upkeep > player.food ? html` <b class="hit">${t("gen-upkeep-short")}</b>` : nothing}
        · ${t("gen-neutral-tiles", { count: player.neutral_tiles.length, needed: view.numbers.neutral_tiles })}
        ${isolated ? html`· <b class="hit">${t("gen-isolated", { count: isolated })}</b>` : nothing}
      </p>
      <div class="command">
        ${player.commander ? html`<div><span class="small">${t("gen-commander")}</span>${general(player.commander, context)}</div>` : html`<p class="small">${t("gen-no-commander")}</p>`}
        <div>
          <span class="small">${t("gen-power")} <b>${player.power.length}</b></span>
          ${power(player.power, context)}
          ${player.technology.length ? html`<span class="small">${t("gen-tech-cards")}</span>${technologyCards(player.technology, context)}` : nothing}
        </div>
      </div>
      ${player.kept.length && !player.commander ? html`<span class="small">${t("gen-kept")}</span><div class="hand">${player.kept.map((/** @type {string} */ word) => general(word, context))}</div>` : nothing}
      ${own.length ? html`<span class="small">${t("gen-unused")}</span><div class="hand">${own.map((/** @type {string} */ word) => general(word, context))}</div>` : nothing}
      ${hidden ? html`<p class="small">${t("gen-unused")} ${back(t("gen-general-back"), hidden, "points-card")}</p>` : nothing}
      ${known.length ? html`<p class="counters"><span class="small">${t("gen-known-units")}</span> ${known.map(([unit, count]) => counter(SHAPE[unit] ?? unit, player.seat, Number(count), `${count} ${name(unit)}`))}</p>` : nothing}
    </article>
  `;
}
