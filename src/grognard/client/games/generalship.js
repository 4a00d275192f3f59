// Generalship: hexes with circles of population and hidden stacks, the status board, commanders, attack and ward-off.

import { html, nothing, svg } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { areaList } from "../parts/map.js";
import { show } from "./generic.js";
import { stack } from "./stacks.js";

const SIZE = 92;
const WIDE = Math.sqrt(3) * SIZE;

/** @param {any} tile */
const middle = (tile) => ({ x: WIDE * (tile.q + tile.r / 2), y: 1.5 * SIZE * tile.r });

const CORNERS = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 180) * (60 * n - 30);
  return `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

/** @param {any} context */
function board(context) {
  const { view, t, name } = context;
  if (!view.map.length) return html`<p class="loading">${t("gen-setup")}</p>`;
  const points = view.map.map(middle);
  const xs = points.map((/** @type {any} */ p) => p.x);
  const ys = points.map((/** @type {any} */ p) => p.y);
  const box = [Math.min(...xs) - WIDE * 0.6, Math.min(...ys) - SIZE * 1.1, Math.max(...xs) - Math.min(...xs) + WIDE * 1.2, Math.max(...ys) - Math.min(...ys) + SIZE * 2.2];
  /** @type {Record<string, any[]>} */
  const circles = {};
  view.players.forEach((/** @type {any} */ player, /** @type {number} */ seat) => {
    for (const circle of player.circles ?? []) (circles[circle.tile] ??= []).push({ ...circle, seat });
  });
  return html`
    <p class="tracks">
      <span>${t("gen-cycle")} <b>${view.cycle}</b></span>
      <span>${t("gen-round")} <b>${view.round}</b></span>
      <span>${t("gen-paradigm")} <b>${name(view.paradigm)}</b></span>
    </p>
    <svg class="map hexes" viewBox=${box.join(" ")} role="group" aria-label=${t("tab-board")}>
      ${view.map.map((/** @type {any} */ tile) => hex(tile, circles[tile.id] ?? [], context))}
    </svg>
    ${status(context)}
    ${areaList(
      context,
      view.map.map((/** @type {any} */ tile) => [tile.id, describe(tile, context)]),
    )}
  `;
}

/** @param {any} tile @param {any[]} circles @param {any} context */
function hex(tile, circles, context) {
  const { x, y } = middle(tile);
  const owned = tile.owner !== null && tile.owner >= 0;
  const can = context.can(tile.id);
  return svg`
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" data-term=${tile.id} class="hex ${owned ? `seat-${tile.owner}` : ""}" @click=${() => context.touch(tile.id)}>
      <polygon class="tile ${tile.terrain} ${can ? "can" : ""}" points=${CORNERS}></polygon>
      ${owned ? svg`<polygon class="owned" points=${CORNERS} transform="scale(.93)"></polygon>` : nothing}
      <text class="tile-name" y=${-SIZE * 0.62}>${context.name(tile.id)}</text>
      ${tile.fortress ? stack([{ shape: "fort" }], SIZE * 0.6, -SIZE * 0.3, 20) : nothing}
      ${circles.map((circle, n) => {
        const cx = (n - (circles.length - 1) / 2) * 26;
        return svg`<g class="seat-${circle.seat}" data-term=${circle.id}>
          <circle class="circle ${circle.filled ? "filled" : ""} ${circle.active ? "" : "idle"}" cx=${cx} cy=${-SIZE * 0.32} r="11"></circle>
          <text class="circle-name" x=${cx} y=${-SIZE * 0.32 + 4}>${circle.id.replace(/\D/g, "")}</text></g>`;
      })}
      ${tile.stacks.map((/** @type {any} */ stack_, /** @type {number} */ n) => units(stack_, n, context))}
      ${can ? svg`<circle class="beacon" r=${SIZE * 0.8}></circle>` : nothing}
    </g>`;
}

/** @param {any} stack_ @param {number} n @param {any} context */
function units(stack_, n, context) {
  const known = Object.entries(stack_.types ?? {});
  const title = known.map(([type, count]) => `${count} ${context.name(type)}`).join(", ");
  const items = [];
  if (stack_.infantry) items.push({ shape: "infantry", count: stack_.infantry, seat: stack_.seat, title });
  if (stack_.cavalry) items.push({ shape: "cavalry", count: stack_.cavalry, seat: stack_.seat, title });
  if (stack_.ships) items.push({ shape: "ship", count: stack_.ships, seat: stack_.seat, title });
  return stack(items, 0, SIZE * 0.12 + n * 30, 27);
}

/** @param {any} tile @param {any} context */
function describe(tile, context) {
  const owner = tile.owner !== null && tile.owner >= 0 ? context.seatName(tile.owner) : "–";
  const stacks = tile.stacks.map((/** @type {any} */ s) => `${context.seatName(s.seat)}: ${s.infantry}/${s.cavalry}/${s.ships}`);
  return `${context.t(`gen-${tile.terrain}`)} · ${owner}${stacks.length ? ` · ${stacks.join("; ")}` : ""}`;
}

/** @param {any} context */
function status(context) {
  const { view, t, name } = context;
  return html`<section class="status">
    <h3>${t("gen-actions")}</h3>
    <div class="hand">
      ${view.action_tiles.map(
        (/** @type {any} */ tile) => html`<button class="card action ${context.can(tile.id) ? "can" : ""}" ?disabled=${!context.can(tile.id)} @click=${() => context.touch(tile.id)}>
          <span class="what">${name(tile.id)}</span>
          <span>${tile.cylinders.map((/** @type {number} */ seat) => html`<span class="chip seat-${seat}">${String.fromCharCode(65 + seat)}</span>`)}${"○".repeat(Math.max(0, tile.circles - tile.cylinders.length))}</span>
        </button>`,
      )}
    </div>
    <p>${t("gen-technologies")} ${view.technologies.map((/** @type {string} */ tech) => html`<span class="badge">${name(tech)}</span>`)}</p>
    <p>${t("gen-events")} ${view.events.filter(Boolean).map((/** @type {string} */ event) => html`<span class="badge">${t(`gen-event-${event}`)}</span>`)}</p>
  </section>`;
}

/** @param {any} context */
function mats(context) {
  const { view, t, seatName, name } = context;
  const card = (/** @type {any} */ word, /** @type {string} */ more) =>
    word === "?" ? html`<span class="card small-card back">?</span>` : html`<span class="card small-card ${more} ${context.can(String(word)) ? "can" : ""}">${typeof word === "number" ? word : name(word)}</span>`;
  return html`${view.players.map(
    (/** @type {any} */ player) => html`
      <article class="mat seat-${player.seat}">
        <h3><span class="chip">${String.fromCharCode(65 + player.seat)}</span> ${seatName(player.seat)} <span class="small">${player.nation ? name(player.nation) : ""}</span> <b>${player.points}</b></h3>
        <p>
          ${icon("food", t("gen-food"))} <b>${player.food}</b> ${icon("metal", t("gen-metal"))} <b>${player.metal}</b>
          · ${t("gen-population")} <b>${player.population}</b>/${player.max_population} · ${t("gen-battles")} ${player.battles}
        </p>
        <p>${t("gen-commander")} ${player.commander ? html`<b>${name(player.commander)}</b>` : "–"}</p>
        <div class="hand">${t("gen-power")} ${(player.power ?? []).map((/** @type {string} */ word) => card(word, "power"))}</div>
        ${player.unused?.length ? html`<div class="hand">${t("gen-unused")} ${player.unused.map((/** @type {string} */ word) => card(word, ""))}</div>` : nothing}
        ${player.technology?.length ? html`<div class="hand">${t("gen-tech-cards")} ${player.technology.map((/** @type {any} */ word) => card(word, ""))}</div>` : nothing}
      </article>
    `,
  )}`;
}

/** @param {any} context */
function battle(context) {
  const fight = context.view.battle;
  if (!fight) return null;
  return html`<h2>${context.t("battle")}</h2><div class="generic">${show(fight, context)}</div>`;
}

export default { board, mats, battle };
