// What lies at a place of a map, as drawings around the point (0, 0) with their sizes: counters in rows, plates of whole forces.

import { nothing, svg } from "../vendor/lit.js";
import { piece } from "../parts/icons.js";
import { shape } from "../parts/shapes.js";

const GAP = 3;
/** Height of a plate, and the width of a letter on it. */
const PLATE = 24;
const DIGIT = 10.5;

/** @typedef {{ shape: string, count?: number | string, seat?: number | null, title?: string, more?: string, over?: any }} Item a seat of null makes a counter of nobody's, no seat at all a bare sign; `over` is drawn on it, around its middle */
/** @typedef {{ w: number, h: number, drawn: any }} Drawing */

/** @param {number | null | undefined} seat */
export const look = (seat) => (seat === null || seat === undefined ? "nobody" : `seat-${seat}`);

/** Counters side by side in rows. @param {Item[]} items @param {number} [size] @param {number} [columns] @returns {Drawing} */
export function rows(items, size = 22, columns = 4) {
  const step = size + GAP;
  const lines = Math.ceil(items.length / columns);
  const drawn = items.map((item, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const x = ((n % columns) - (inRow - 1) / 2) * step;
    const y = (row - (lines - 1) / 2) * step;
    return svg`<g class="${look(item.seat)} ${item.more ?? ""}">${piece(item.shape, x, y, size, item.count ?? 1, item.title ?? "", item.seat)}
      ${item.over ? svg`<g transform="translate(${x} ${y})">${item.over}</g>` : nothing}</g>`;
  });
  return { w: Math.max(0, Math.min(columns, items.length) * step - GAP), h: Math.max(0, lines * step - GAP), drawn };
}

/** A whole force in short: its silhouette and how many it are. @param {Item} item @returns {Drawing} */
export function plate(item) {
  const text = item.count === undefined || item.count === 1 ? "" : String(item.count);
  const w = PLATE + (text ? text.length * DIGIT + 2 : 0);
  const left = -w / 2;
  return {
    w,
    h: PLATE,
    drawn: svg`<g class="plate ${look(item.seat)} ${item.more ?? ""}">
      ${item.title ? svg`<title>${item.title}</title>` : nothing}
      <rect class="counter" x=${left} y="-11.500" width=${w} height="23" rx="4"></rect>
      ${typeof item.seat === "number" ? svg`<rect class="counter-pattern" x=${left} y="-11.500" width=${w} height="23" rx="4" fill="url(#counter-${item.seat})"></rect>` : nothing}
      <path class="shape" transform="translate(${left + 2.5} -9.600) scale(0.8)" d=${shape(item.shape)}></path>
      ${text ? svg`<text class="number" x=${left + PLATE - 1} y="6.300">${text}</text>` : nothing}
    </g>`,
  };
}

/** Drawings one above the other. @param {Drawing[]} parts @returns {Drawing} */
export function piled(parts) {
  const some = parts.filter((part) => part.h > 0);
  const h = some.reduce((sum, part) => sum + part.h + GAP, -GAP);
  let top = -h / 2;
  const drawn = some.map((part) => {
    const y = top + part.h / 2;
    top += part.h + GAP;
    return svg`<g transform="translate(0 ${y.toFixed(1)})">${part.drawn}</g>`;
  });
  return { w: Math.max(0, ...some.map((part) => part.w)), h: Math.max(0, h), drawn };
}

/** Like things counted together. @template T @param {T[]} things @param {(thing: T) => string} key @returns {{ key: string, things: T[] }[]} */
export function grouped(things, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups].map(([name, list]) => ({ key: name, things: list }));
}
