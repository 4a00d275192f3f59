// Generalship: the status board with its tracks, alliances, war paradigm and technology tree; the action tiles.

import { html, nothing, svg } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { shape } from "../parts/shapes.js";
import { CLASS_SHAPE, SHAPE } from "./generalship-cards.js";

/** @param {number} seat @param {string} [title] */
const chip = (seat, title = "") => html`<span class="chip seat-${seat}" title=${title || nothing}>${String.fromCharCode(65 + seat)}</span>`;

/** @param {any} context */
export function statusBoard(context) {
  const { view, t } = context;
  return html`<section class="status-board" aria-label=${t("gen-status")}>
    <h3>${t("gen-status")}</h3>
    <div class="tracks-grid">
      ${pointsTrack(context)} ${battleTrack(context)} ${order(context)} ${view.players.length > 2 ? alliances(context) : nothing}
      ${paradigm(context)}
    </div>
    ${tree(context)}
  </section>`;
}

/** Places 0 to `last` of a track with those who stand there. @param {any} context @param {string} title @param {number} last @param {(player: any) => number} at @param {(place: number) => any} [below] */
function track(context, title, last, at, below = () => nothing) {
  const { view, seatName } = context;
  const players = view.players.filter((/** @type {any} */ player) => player.nation);
  return html`<div class="track">
    <span class="small">${title}</span>
    <ol>
      ${Array.from({ length: last + 1 }, (_, place) => {
        const here = players.filter((/** @type {any} */ player) => Math.min(at(player), last) === place);
        const names = here.map((/** @type {any} */ player) => seatName(player.seat)).join(", ");
        return html`<li class=${here.length ? "held" : ""} aria-label=${here.length ? `${place}: ${names}` : nothing}><span class="place">${place}</span>${here.map((/** @type {any} */ player) => chip(player.seat, seatName(player.seat)))}${below(place)}</li>`;
      })}
    </ol>
  </div>`;
}

/** @param {any} context */
function pointsTrack(context) {
  return track(context, context.t("gen-points-track"), context.view.numbers.points_to_win, (player) => player.points ?? 0);
}

/** GEN-9.12 The battle counts, and what upgrades are cheaper by. @param {any} context */
function battleTrack(context) {
  const { view, t } = context;
  const { max_battle_count: last, reduction_either: either, reduction_both: both } = view.numbers;
  const saves = (/** @type {number} */ place) => {
    if (both.includes(place)) return html`<span class="saves" title=${t("gen-saves-both")}>${icon("grain", t("gen-saves-both"))}${icon("metal")}</span>`;
    if (either.includes(place)) return html`<span class="saves" title=${t("gen-saves-either")}>${icon("grain", t("gen-saves-either"))}/${icon("metal")}</span>`;
    return nothing;
  };
  return track(context, t("gen-battle-track"), last, (player) => player.battles ?? 0, saves);
}

/** @param {any} context */
function order({ view, t, seatName }) {
  return html`<div class="track">
    <span class="small">${t("gen-order")}</span>
    <p>${view.order.map((/** @type {number} */ seat, /** @type {number} */ n) => html`${n ? " › " : ""}<span class=${seat === view.active ? "active" : ""}>${chip(seat, seatName(seat))}</span>`)}</p>
  </div>`;
}

/** @param {any} context */
function alliances({ view, t, seatName }) {
  return html`<div class="track">
    <span class="small">${t("gen-alliances")}</span>
    <p class="fields">
      ${[1, 2].map((field) => {
        const allied = view.players.filter((/** @type {any} */ player) => player.alliance === field);
        const names = allied.map((/** @type {any} */ player) => seatName(player.seat)).join(", ");
        return html`<span class="field" role="img" aria-label="${t("gen-field", { field })}: ${names || "–"}">${field}: ${allied.length ? allied.map((/** @type {any} */ player) => chip(player.seat)) : "–"}</span>`;
      })}
    </p>
  </div>`;
}

/** GEN-12.11 The four eras as a ring; the marked one counts. @param {any} context */
function paradigm({ view, t, name }) {
  const places = [[60, 22], [98, 60], [60, 98], [22, 60]];
  const now = view.paradigms.findIndex((/** @type {any} */ each) => each.id === view.paradigm);
  const era = view.paradigms[now];
  const steps = era.thresholds.map((/** @type {number[]} */ [least, cards]) => t("gen-era-step", { least, cards })).join(", ");
  return html`<div class="track paradigm">
    <span class="small">${t("gen-paradigm")}</span>
    <svg viewBox="0 0 120 120" role="img" aria-label=${name(view.paradigm)}>
      <circle class="ring" cx="60" cy="60" r="38"></circle>
      <path class="pointer" transform="rotate(${now * 90} 60 60)" d="M60 36l7 16H53z"></path>
      ${view.paradigms.map((/** @type {any} */ each, /** @type {number} */ n) => svg`<g class=${n === now ? "now" : ""}>
        <title>${name(each.id)}</title>
        <circle cx=${places[n][0]} cy=${places[n][1]} r="19"></circle>
        <path transform="translate(${places[n][0] - 13} ${places[n][1] - 13}) scale(1.08)" d=${shape(CLASS_SHAPE[each.counts])}></path>
      </g>`)}
    </svg>
    <span><b>${name(view.paradigm)}</b> <span class="small">${steps || t("gen-era-fortress")}</span></span>
  </div>`;
}

/** GEN-7 The technologies by column, what they need and bring, and the events in their slots. @param {any} context */
function tree(context) {
  const { view, t, name } = context;
  const columns = Math.max(...view.tree.map((/** @type {any} */ each) => each.column));
  const slots = view.events.length;
  return html`<div class="tree-scroll" tabindex="0" role="group" aria-label=${t("gen-tree")}>
    <h4>${t("gen-tree")}</h4>
    <ol class="tree">
      ${Array.from({ length: columns }, (_, n) => {
        const here = view.tree.filter((/** @type {any} */ each) => each.column === n + 1);
        return html`<li>
          <div class="column">${here.map((/** @type {any} */ each) => technology(each, context))}</div>
          ${n < slots ? html`<span class="event ${view.events[n] ? "happened" : ""} ${view.events[n] && view.events[n] === view.event ? "now" : ""}" title=${t("gen-event-slot")}>${view.events[n] ? name(view.events[n]) : t("gen-event-open")}</span>` : nothing}
        </li>`;
      })}
    </ol>
  </div>`;
}

/** @param {any} each @param {any} context */
function technology(each, context) {
  const { t, name, can, touch } = context;
  const open = each.developed || !each.requires.length || context.view.tree.some((/** @type {any} */ other) => other.developed && each.requires.includes(other.id));
  const face = html`<b>${name(each.id)}</b>
    <span class="cost" title=${t("gen-tech-cost")}>${icon("gear", t("gen-tech-cost"))} ${each.cost}${each.food || each.metal ? html` / ${icon("grain", t("gen-food"))} ${each.food} ${icon("metal", t("gen-metal"))} ${each.metal}` : nothing}</span>
    <span class="gain">+${each.points} ${t("gen-vp")} ${each.enables.map((/** @type {string} */ unit) => icon(SHAPE[unit] ?? unit, name(unit)))}${each.fortress ? icon("fort", t("gen-better-forts")) : nothing}</span>`;
  const look = `technology ${each.developed ? "developed" : open ? "open" : "closed"}`;
  const state = t(each.developed ? "gen-developed" : open ? "gen-developable" : "gen-closed");
  if (can(each.id)) return html`<button class="${look} can" data-word=${each.id} @click=${() => touch(each.id)}>${face}</button>`;
  return html`<span class=${look} title=${state}>${face}</span>`;
}

/** @type {Record<string, string[]>} */
const ACTION_SHAPE = { pg: ["grain", "people"], gt: ["leader", "gear"], du: ["infantry", "hammer"], ma: ["flag"], ally: ["cube"] };

/** The action tiles with circles and cylinders, and who does what in this turn. @param {any} context */
export function actionTiles(context) {
  const { view, t, name, seatName } = context;
  if (!view.action_tiles.length) return nothing;
  const turn = view.turn;
  return html`<section class="actions-board" aria-label=${t("gen-actions")}>
    <h3>${t("gen-actions")}</h3>
    <div class="hand">
      ${view.action_tiles.map((/** @type {any} */ tile) => {
        const can = context.can(tile.id);
        const shapes = ACTION_SHAPE[tile.id.replace(/\d+$/, "")] ?? [];
        return html`<button class="card action ${can ? "can" : ""} ${turn?.tile === tile.id ? "now" : ""}" data-word=${tile.id} ?disabled=${!can} @click=${() => context.touch(tile.id)}>
          <span class="kinds">${shapes.map((each) => icon(each))}</span>
          <span class="what">${name(tile.id)}</span>
          <span class="circles">${tile.cylinders.map((/** @type {number} */ seat) => chip(seat, seatName(seat)))}${Array.from({ length: Math.max(0, tile.circles - tile.cylinders.length) }, () => html`<i class="free"></i>`)}</span>
        </button>`;
      })}
    </div>
    ${turn
      ? html`<p class="turn">
          <b>${name(turn.tile)}</b>
          ${turn.actors.map((/** @type {number} */ seat) => html`<span class="doing seat-${seat} ${seat === turn.acting ? "now" : ""}">${chip(seat)} ${seat === turn.acting ? html`<b>${name(turn.action)}</b>` : seatName(seat)}</span>`)}
        </p>`
      : nothing}
  </section>`;
}
