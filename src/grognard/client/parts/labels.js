// Names on a map: each one where the board has room for it, in one line or two, never one over another.

/** @typedef {{ x: number, y: number, w: number, h: number }} Box the middle and the size */
/** @typedef {{ word: string, name: string, title: string, x: number, y: number, weight: number }} Wanted */
/** @typedef {Box & { word: string, lines: string[], title: string }} Label */

const LINE = 1.12;
/** Where a name may lie, as shares of its own size, the best place first. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6, -1, 1, -1.4, 1.4, -1.9, 1.9]
  .flatMap((down) => [0, -0.18, 0.18, -0.4, 0.4, -0.65, 0.65].map((side) => [side, down]))
  .sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
/** So many of them are tried before a name may lie where pieces usually lie. */
const CLOSE = 35;

/** @type {Map<string, number>} */
const widths = new Map();
/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

/** How wide a text is, in multiples of its size. @param {string} text @param {string} font */
export function measured(text, font) {
  const key = `${font} ${text}`;
  let found = widths.get(key);
  if (found === undefined) {
    ruler ??= document.createElement("canvas").getContext("2d");
    if (ruler) ruler.font = font.replace("1em", "100px");
    found = ruler ? ruler.measureText(text).width / 100 : text.length * 0.55;
    widths.set(key, found);
  }
  return found;
}

/** A name in two lines of about the same length, if it can be parted. @param {string} name @returns {string[] | null} */
export function parted(name) {
  const cuts = [...name.matchAll(/[\s-]/g)].map((found) => found.index ?? 0);
  if (!cuts.length || name.length < 8) return null;
  const cut = cuts.reduce((best, each) => (Math.abs(each - name.length / 2) < Math.abs(best - name.length / 2) ? each : best));
  return [name.slice(0, cut + (name[cut] === "-" ? 1 : 0)), name.slice(cut + 1)];
}

/** @param {Box} a @param {Box} b */
const clash = (a, b) => Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;

/**
 * Places the names. What cannot be placed without touching a symbol or another name is left out until there is more room.
 * @param {Wanted[]} wanted @param {number} size of the letters @param {Box[]} symbols @param {Box[]} pieces where pieces usually lie
 * @param {{ width: number, height: number }} sheet @param {(word: string) => string} font
 * @param {(word: string, x: number, y: number) => boolean} inside whether a point lies in the area of this name
 * @returns {Label[]}
 */
export function placed(wanted, size, symbols, pieces, sheet, font, inside) {
  /** @type {Label[]} */
  const labels = [];
  const taken = [...symbols];
  for (const want of [...wanted].sort((a, b) => b.weight - a.weight)) {
    const within = (/** @type {number} */ x, /** @type {number} */ y) => inside(want.word, x, y);
    const found =
      room(want, size, [...taken, ...pieces], sheet, font, SHIFTS.slice(0, CLOSE), within) ??
      room(want, size, taken, sheet, font, SHIFTS, within) ??
      room(want, size, taken, sheet, font, SHIFTS, () => true);
    if (!found) continue;
    taken.push(found.box);
    labels.push({ word: want.word, lines: found.lines, title: found.title, ...found.box });
  }
  return labels;
}

/**
 * The same names, where one of these pieces stands on one of them beside all pieces, if there is room.
 * @param {Label[]} labels @param {Wanted[]} wanted @param {number} size @param {Box[]} symbols @param {Box[]} pieces @param {Box[]} to
 * @param {{ width: number, height: number }} sheet @param {(word: string) => string} font
 * @param {(word: string, x: number, y: number) => boolean} inside
 * @returns {Label[]}
 */
export function givingWay(labels, wanted, size, symbols, pieces, to, sheet, font, inside) {
  let moved = labels;
  labels.forEach((label, n) => {
    if (!to.some((piece) => clash(label, piece))) return;
    const want = wanted.find((each) => each.word === label.word);
    if (!want) return;
    const taken = [...symbols, ...pieces, ...moved.filter((_, other) => other !== n)];
    const within = (/** @type {number} */ x, /** @type {number} */ y) => inside(want.word, x, y);
    const found = room(want, size, taken, sheet, font, SHIFTS, within) ?? room(want, size, taken, sheet, font, SHIFTS, () => true);
    if (found) moved = moved.with(n, { word: label.word, lines: found.lines, title: found.title, ...found.box });
  });
  return moved;
}

/** @param {Wanted} want @param {number} size @param {Box[]} taken @param {{ width: number, height: number }} sheet @param {(word: string) => string} font @param {number[][]} shifts @param {(x: number, y: number) => boolean} within */
function room(want, size, taken, sheet, font, shifts, within) {
  const two = parted(want.name);
  const ways = two && want.name.length > 11 ? [two, [want.name]] : two ? [[want.name], two] : [[want.name]];
  const forms = ways.flatMap((lines) => (want.title ? [{ lines, title: want.title }, { lines, title: "" }] : [{ lines, title: "" }]));
  for (const form of forms) {
    const w = Math.max(...form.lines.map((line) => measured(line, font(want.word))), form.title ? measured(form.title.toUpperCase(), "600 1em serif") * 0.86 + form.title.length * 0.1 : 0) * size;
    const h = (form.lines.length + (form.title ? 0.9 : 0)) * LINE * size;
    const near = taken.filter((box) => Math.abs(box.x - want.x) < 2 * w + box.w && Math.abs(box.y - want.y) < h + 2.2 * size + box.h);
    for (const [side, down] of shifts) {
      const box = { x: want.x + side * w, y: want.y + down * LINE * size, w, h };
      const onSheet = box.x - w / 2 > 0 && box.x + w / 2 < sheet.width && box.y - h / 2 > 0 && box.y + h / 2 < sheet.height;
      if (onSheet && !near.some((other) => clash(box, other)) && within(box.x, box.y)) return { ...form, box };
    }
  }
  return null;
}
