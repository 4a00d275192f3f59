// Pieces side by side around a point of a map, in rows, with their numbers.

import { svg } from "../vendor/lit.js";
import { piece } from "../parts/icons.js";

/**
 * A seat of null makes a counter of nobody's, no seat at all a bare sign.
 * @param {{ shape: string, count?: number | string, seat?: number | null, title?: string, more?: string }[]} items
 * @param {number} x @param {number} y @param {number} [size] @param {number} [columns]
 */
export function stack(items, x, y, size = 22, columns = 4) {
  return items.map((item, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const px = x + ((n % columns) - (inRow - 1) / 2) * (size + 3);
    const py = y + row * (size + 3);
    const seat = item.seat === null || item.seat === undefined ? "nobody" : `seat-${item.seat}`;
    return svg`<g class="${seat} ${item.more ?? ""}">${piece(item.shape, px, py, size, item.count ?? 1, item.title ?? "", item.seat)}</g>`;
  });
}

/** Like things counted together. @template T @param {T[]} things @param {(thing: T) => string} key @returns {{ key: string, things: T[] }[]} */
export function grouped(things, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return [...groups].map(([name, list]) => ({ key: name, things: list }));
}
