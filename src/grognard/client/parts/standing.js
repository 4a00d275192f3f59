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

/** How much of the others a box covers, each as a share of itself. @param {number} x @param {number} y @param {number} w @param {number} h @param {Box[]} others */
function covered(x, y, w, h, others) {
  let share = 0;
  for (const other of others) {
    const across = (w + other.w) / 2 - Math.abs(x - other.x);
    const down = (h + other.h) / 2 - Math.abs(y - other.y);
    if (across > 0 && down > 0) share += (Math.min(across, w, other.w) * Math.min(down, h, other.h)) / (other.w * other.h);
  }
  return share;
}

/** The pieces that stand on a name. @param {(Standing & Box)[]} pieces @param {Box[]} names */
export const inTheWay = (pieces, names) => pieces.filter(({ x, y, w, h }) => covered(x, y, w, h, names) > 0);

/**
 * Finds a place for each of the pieces; larger ones choose first.
 * @param {Standing[]} wanted @param {Box[]} names @param {Box[]} symbols
 * @param {(area: string, x: number, y: number) => boolean} inside whether a point lies in an area
 * @param {Box[]} [others] pieces that stand already
 * @returns {Map<string, { x: number, y: number }>}
 */
export function standing(wanted, names, symbols, inside, others = []) {
  /** @type {Map<string, { x: number, y: number }>} */
  const found = new Map();
  const placed = [...others];
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
    const x = want.x + dx;
    const y = want.y + dy;
    let cost = far * AWAY + NAMES * covered(x, y, w, h, names);
    if (cost < least) cost += SYMBOLS * covered(x, y, w, h, symbols) + PIECES * covered(x, y, w, h, placed);
    if (cost >= least || (far && !inside(want.area, x, y))) continue;
    if (!inside(want.area, x - 0.4 * w, y)) cost += ABROAD;
    if (!inside(want.area, x + 0.4 * w, y)) cost += ABROAD;
    if (cost >= least) continue;
    chosen = { x, y, w, h };
    least = cost;
  }
  return chosen;
}
