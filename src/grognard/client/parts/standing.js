// Where pieces stand on a map: in their area, beside names, symbols and the pieces of others.

/** @typedef {import("./labels.js").Box} Box */
/** @typedef {{ key: string, area: string, x: number, y: number, w: number, h: number, reach: number }} Standing pieces, where they stand if nothing is in the way, and how far they may give way */

/** How much it matters that something is covered. */
const NAMES = 3;
const PIECES = 2.5;
const SYMBOLS = 2;
/** How much it matters that pieces leave their area, or stand away from where they are looked for. */
const ABROAD = 0.3;
const AWAY = 0.004;

const RING = 8;
const REACH = 88;
/** Ways to give way, the nearest first. */
const STEPS = Array.from({ length: REACH / RING }, (_, ring) => (ring + 1) * RING).reduce(
  (steps, far) => [...steps, ...Array.from({ length: 12 }, (_, n) => [far * Math.cos((n * Math.PI) / 6), far * Math.sin((n * Math.PI) / 6), far])],
  [[0, 0, 0]],
);

/** The share of the first box that the second one covers. @param {Box} one @param {Box} two */
function covered(one, two) {
  const across = Math.min(one.x + one.w / 2, two.x + two.w / 2) - Math.max(one.x - one.w / 2, two.x - two.w / 2);
  const down = Math.min(one.y + one.h / 2, two.y + two.h / 2) - Math.max(one.y - one.h / 2, two.y - two.h / 2);
  return across > 0 && down > 0 ? (across * down) / (one.w * one.h) : 0;
}

/** @param {Box} box @param {Box[]} others */
const sum = (box, others) => others.reduce((all, other) => all + covered(other, box), 0);

/**
 * Finds a place for each of the pieces; larger ones choose first.
 * @param {Standing[]} wanted @param {Box[]} names @param {Box[]} symbols
 * @param {(area: string, x: number, y: number) => boolean} inside whether a point lies in an area
 * @returns {Map<string, { x: number, y: number }>}
 */
export function standing(wanted, names, symbols, inside) {
  /** @type {Map<string, { x: number, y: number }>} */
  const found = new Map();
  /** @type {Box[]} */
  const placed = [];
  for (const want of [...wanted].sort((a, b) => a.reach - b.reach || b.w * b.h - a.w * a.h)) {
    const near = (/** @type {Box[]} */ boxes) =>
      boxes.filter((box) => Math.abs(box.x - want.x) < (box.w + want.w) / 2 + want.reach && Math.abs(box.y - want.y) < (box.h + want.h) / 2 + want.reach);
    const box = best(want, near(names), near(symbols), near(placed), inside);
    placed.push(box);
    found.set(want.key, { x: box.x, y: box.y });
  }
  return found;
}

/** @param {Standing} want @param {Box[]} names @param {Box[]} symbols @param {Box[]} placed @param {(area: string, x: number, y: number) => boolean} inside @returns {Box} */
function best(want, names, symbols, placed, inside) {
  const { w, h } = want;
  let chosen = { x: want.x, y: want.y, w, h };
  let least = Infinity;
  for (const [dx, dy, far] of STEPS) {
    if (far > want.reach || far * AWAY >= least) break;
    const box = { x: want.x + dx, y: want.y + dy, w, h };
    let cost = far * AWAY + NAMES * sum(box, names) + SYMBOLS * sum(box, symbols) + PIECES * sum(box, placed);
    if (cost >= least || (far && !inside(want.area, box.x, box.y))) continue;
    for (const side of [-0.4, 0.4]) if (!inside(want.area, box.x + side * w, box.y)) cost += ABROAD;
    if (cost >= least) continue;
    chosen = box;
    least = cost;
  }
  return chosen;
}
