// Generalship: the tiles with circles of population and hidden stacks; status board, mats and battles are in modules of their own.

import { html, nothing, svg } from "../vendor/lit.js";
import { areaList } from "../parts/map.js";
import { corners, hexes } from "../parts/hexes.js";
import { shape } from "../parts/shapes.js";
import { battle, battles } from "./generalship-battle.js";
import { CLASS_SHAPE, SHAPE } from "./generalship-cards.js";
import { mats } from "./generalship-mats.js";
import { actionTiles, statusBoard } from "./generalship-status.js";
import { rows } from "./stacks.js";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const INSIDE = corners(0.93);
/** Where things lie in a tile, from its middle, and how large they are: 17 units are 11 pixels on a phone, a unit 25. */
const UNIT = 40;
const CIRCLES = { y: -24, r: 17, wide: 166 };
const SIGNS = { home: { y: 10, scale: 0.95 }, neutral: { y: -36, scale: 1.2 } };
const DIGIT = 10.5;
/** A Roman numeral wider than this is squeezed into its circle. */
const NUMERAL = 25;

/** @param {any} context */
function board(context) {
  const { view, t, name } = context;
  const circles = circlesByTile(view);
  /** @type {Record<string, string>} */
  const marks = {};
  for (const tile of view.map) marks[tile.id] = `tile ${tile.terrain} ${view.battle?.tile === tile.id ? "fought" : ""}`;
  return html`
    <p class="tracks">
      <span>${t("gen-cycle")} <b>${view.cycle}</b></span>
      <span>${t("gen-round")} <b>${view.round}</b></span>
      <span>${t("gen-paradigm")} <b>${name(view.paradigm)}</b></span>
    </p>
    ${view.map.length ? nothing : html`<p class="loading">${t("gen-setup")}</p>`}
    ${hexes({
      tiles: view.map,
      held: {},
      marks,
      name: context.name,
      about: context.about,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places) => view.map.map((/** @type {any} */ tile) => spot(tile, circles[tile.id] ?? [], places[tile.id], context)),
    })}
    ${actionTiles(context)} ${statusBoard(context)}
    ${areaList(
      context,
      view.map.map((/** @type {any} */ tile) => [tile.id, about(tile.id, context)]),
    )}
  `;
}

/** @param {any} view @returns {Record<string, any[]>} */
function circlesByTile(view) {
  /** @type {Record<string, any[]>} */
  const found = {};
  for (const player of view.players) for (const circle of player.circles ?? []) (found[circle.tile] ??= []).push({ ...circle, seat: player.seat });
  return found;
}

/** What lies on a tile. @param {any} tile @param {any[]} circles @param {any} place @param {any} context */
function spot(tile, circles, place, context) {
  if (!place) return nothing;
  const { x, y } = place;
  const can = context.can(tile.id);
  const border = tile.home >= 0 ? tile.home : -1;
  return svg`
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" data-term=${tile.id} class="spot">
      ${border >= 0 ? svg`<polygon class="nation seat-${border}" points=${INSIDE}></polygon>` : nothing}
      ${tile.owner >= 0 ? svg`<polygon class="owned seat-${tile.owner}" points=${INSIDE}></polygon>` : nothing}
      ${printed(tile, context)}
      ${circles.map((circle, n) => population(circle, (n - (circles.length - 1) / 2) * Math.min(38, CIRCLES.wide / circles.length), context))}
      ${tile.stacks.map((/** @type {any} */ each, /** @type {number} */ n) => units(each, n, tile.stacks.length, tile.home < 0, context))}
      ${can ? svg`<circle class="beacon" r="82"></circle>` : nothing}
    </g>`;
}

/** Signs printed on a tile: capital, fortress, growth, resources, exchange; the owner's cube on neutral ground. @param {any} tile @param {any} context */
function printed(tile, context) {
  const { t } = context;
  /** @type {{ shape: string, text?: string, title: string, seat?: number }[]} */
  const signs = [];
  if (tile.capital) signs.push({ shape: "crown", title: t("gen-capital") });
  if (tile.fortress) signs.push({ shape: "fort", title: t("gen-fortress") });
  if (tile.growth) signs.push({ shape: "people", text: `+${tile.growth}`, title: t("gen-growth", { growth: tile.growth }) });
  if (tile.food) signs.push({ shape: "grain", text: tile.food > 1 ? `${tile.food}` : "", title: `${tile.food} ${t("gen-food")}` });
  if (tile.metal) signs.push({ shape: "metal", text: tile.metal > 1 ? `${tile.metal}` : "", title: `${tile.metal} ${t("gen-metal")}` });
  if (tile.exchange) signs.push({ shape: "merchant", text: `${tile.exchange.food}:${tile.exchange.metal}`, title: t("gen-exchange", tile.exchange) });
  if (tile.home < 0 && tile.owner >= 0) signs.push({ shape: "cube", title: context.seatName(tile.owner), seat: tile.owner });
  const { y, scale } = tile.home < 0 ? SIGNS.neutral : SIGNS.home;
  const wide = signs.map((sign) => 26 * scale + (sign.text?.length ?? 0) * DIGIT);
  let at = -wide.reduce((sum, each) => sum + each, 0) / 2;
  return signs.map((sign, n) => {
    const left = at;
    at += wide[n];
    return svg`<g class="printed ${sign.seat === undefined ? "" : `seat-${sign.seat} cube-sign`}" transform="translate(${(left + 1).toFixed(1)} ${y})">
      <title>${sign.title}</title>
      <path transform="scale(${scale})" d=${shape(sign.shape)}></path>
      ${sign.text ? svg`<text x=${25 * scale} y=${18.5 * scale}>${sign.text}</text>` : nothing}
    </g>`;
  });
}

/** A numbered circle, with its cylinder if it is filled, and what it yields. @param {any} circle @param {number} x @param {any} context */
function population(circle, x, context) {
  const { t } = context;
  const yields = [...Array(circle.food).fill("grain"), ...Array(circle.metal).fill("metal"), ...(circle.exchange ? ["merchant"] : [])];
  const state = t(circle.filled ? "gen-circle-filled" : circle.active ? "gen-circle-empty" : "gen-circle-idle");
  const numeral = ROMAN[circle.number];
  const wide = [...numeral].reduce((sum, letter) => sum + (letter === "I" ? 6.5 : 12), 0);
  return svg`<g class="population seat-${circle.seat}" data-term=${circle.id} transform="translate(${x} ${CIRCLES.y})">
    <title>${context.name(circle.id)}: ${state}</title>
    <circle class="circle ${circle.active ? "" : "idle"}" r=${CIRCLES.r}></circle>
    ${circle.filled ? svg`<path class="cylinder" d="M-14-9v14c0 7 28 7 28 0v-14z"></path><ellipse class="lid" cx="0" cy="-9" rx="14" ry="4.500"></ellipse>` : nothing}
    <text class="circle-name ${circle.filled ? "on" : ""}" y="6" textLength=${wide > NUMERAL ? NUMERAL : nothing} lengthAdjust=${wide > NUMERAL ? "spacingAndGlyphs" : nothing}>${numeral}</text>
    ${yields.map((each, n) => svg`<path class="yield" transform="translate(${(n - yields.length / 2) * 15} 17) scale(0.62)" d=${shape(each)}></path>`)}
    ${context.can(circle.id) ? svg`<circle class="beacon" r="20"></circle>` : nothing}
  </g>`;
}

/** A stack: types where the reader knows them, else classes with their numbers. @param {any} each @param {number} n @param {number} all @param {boolean} large whether there is room @param {any} context */
function units(each, n, all, large, context) {
  const { name, t } = context;
  const known = Object.entries(each.types).map(([type, count]) => ({ shape: SHAPE[type] ?? type, count: Number(count), seat: each.seat, title: `${count} ${name(type)}`, of: context.view.units[type].class }));
  const items = [...known];
  for (const [key, of] of [["infantry", "infantry"], ["cavalry", "cavalry"], ["ships", "ship"]]) {
    const hidden = each[key] - known.filter((item) => item.of === of).reduce((sum, item) => sum + item.count, 0);
    if (hidden) items.push({ shape: CLASS_SHAPE[key], count: hidden, seat: each.seat, title: `${hidden} ${t(`gen-class-${key}`)} (${t("gen-face-down")})`, of });
  }
  const drawing = rows(items, UNIT, items.length > 4 ? 3 : 4);
  const y = (large ? 38 : 58) + (n - (all - 1) / 2) * (all > 2 ? UNIT - 4 : UNIT + 2);
  return svg`<g class="stack-of ${each.ended ? "ended" : ""}">
    <g transform="translate(0 ${y})">${drawing.drawn}</g>
    ${each.isolated ? svg`<ellipse class="isolated" cx="0" cy=${y} rx=${drawing.w / 2 + 8} ry=${drawing.h / 2 + 5}><title>${t("gen-isolated-stack")}</title></ellipse>` : nothing}
  </g>`;
}

/** @param {string} word @param {any} context */
function about(word, context) {
  const { view, t, name, seatName } = context;
  const tile = view.map.find((/** @type {any} */ each) => each.id === word);
  if (!tile) return "";
  const parts = [t(`gen-${tile.terrain}`)];
  if (tile.owner >= 0) parts.push(seatName(tile.owner));
  if (tile.capital) parts.push(t("gen-capital"));
  if (tile.fortress) parts.push(t("gen-fortress"));
  if (tile.growth) parts.push(t("gen-growth", { growth: tile.growth }));
  if (tile.food) parts.push(`${tile.food} ${t("gen-food")}`);
  if (tile.metal) parts.push(`${tile.metal} ${t("gen-metal")}`);
  if (tile.exchange) parts.push(t("gen-exchange", tile.exchange));
  for (const each of tile.stacks) {
    const types = Object.entries(each.types).map(([type, count]) => `${count} ${name(type)}`);
    const counts = ["infantry", "cavalry", "ships"].filter((key) => each[key]).map((key) => `${each[key]} ${t(`gen-class-${key}`)}`);
    parts.push(`${seatName(each.seat)}: ${(types.length ? types : counts).join(", ")}${each.isolated ? ` (${t("gen-isolated-stack")})` : ""}`);
  }
  return parts.join(" · ");
}

export default { board, mats, battle, battles, about, fight: (/** @type {any} */ view) => view.battle };
