// A map of hexagonal tiles that are laid anew in every game: pan, zoom and keyboard are those of other maps.

import { html, nothing, render, svg } from "../vendor/lit.js";
import { GrognardMap } from "./map.js";

/** From the middle of a tile to its corners. */
export const SIZE = 100;
const WIDE = Math.sqrt(3) * SIZE;
/** So many units in a pixel can be read: a tile is 118 pixels wide then. */
const READABLE = WIDE / 118;
/** How far above its middle a tile has its name. */
const NAME = 0.54 * SIZE;

/** The corners of a tile around its middle, `shrunk` so many times. @param {number} [shrunk] */
export function corners(shrunk = 1) {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 180) * (60 * n - 30);
    return `${(SIZE * shrunk * Math.cos(angle)).toFixed(1)},${(SIZE * shrunk * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** The outline of a tile around a point. @param {number} x @param {number} y */
const outline = (x, y) =>
  `M${Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 180) * (60 * n - 30);
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  }).join("L")}Z`;

/** What grows or rises on a terrain: marks around the middle of a tile. @type {Record<string, { mark: string, at: number[][] }>} */
const SCENERY = {
  forest: { mark: "M0-9l6 9H3l5 8H1.500v4h-3V8H-8l5-8h-3z", at: [[-62, 22], [62, 26], [-48, 46], [48, 48], [-20, 72], [20, 74], [0, -84], [-66, -8], [68, -6]] },
  mountain: { mark: "M-13 9L-3-9l4 6 3-4L14 9z", at: [[-60, 28], [60, 30], [-42, 52], [44, 54], [0, 78], [0, -84], [-66, -6], [66, -4]] },
  sea: { mark: "M-14 0q4-5 7 0t7 0 7 0 7 0", at: [[-56, 26], [54, 32], [-34, 56], [38, 58], [0, 78], [0, -84], [-64, -6], [62, -2]] },
  plain: { mark: "M-5 4l-2-8M0 4v-9M5 4l2-8", at: [[-60, 28], [62, 30], [-30, 66], [36, 64], [0, -84], [70, -2]] },
};

/** @param {any[]} tiles with id, q, r, terrain, near @returns {SVGSVGElement} */
function drawn(tiles) {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const at = tiles.map((tile) => ({ x: WIDE * (tile.q + tile.r / 2), y: 1.5 * SIZE * tile.r }));
  const left = Math.min(...at.map((p) => p.x)) - WIDE / 2 - 12;
  const top = Math.min(...at.map((p) => p.y)) - SIZE - 12;
  const width = Math.max(...at.map((p) => p.x)) + WIDE / 2 + 12 - left;
  const height = Math.max(...at.map((p) => p.y)) + SIZE + 12 - top;
  sheet.setAttribute("viewBox", `0 0 ${width.toFixed(0)} ${height.toFixed(0)}`);
  sheet.setAttribute("class", "map hexes");
  render(
    svg`${tiles.map((tile, n) => {
      const x = at[n].x - left;
      const y = at[n].y - top;
      const scenery = SCENERY[tile.terrain];
      return svg`
        <path id="area-${tile.id}" class="area land" data-term=${tile.id} data-cx=${x.toFixed(1)} data-cy=${y.toFixed(1)} data-lx=${x.toFixed(1)}
          data-ly=${(y - NAME).toFixed(1)} data-r=${SIZE} data-near=${tile.near.join(" ")} d=${outline(x, y)}></path>
        <g class="scenery ${tile.terrain}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
          ${(scenery?.at ?? []).map(([dx, dy]) => svg`<path transform="translate(${dx} ${dy})" d=${scenery.mark}></path>`)}
        </g>`;
    })}`,
    /** @type {any} */ (sheet),
  );
  return sheet;
}

class HexMap extends GrognardMap {
  constructor() {
    super();
    /** @type {any[]} */
    this.tiles = [];
    /** What lies on the tiles, drawn from where they are. @type {(places: Record<string, import("./map.js").Place>) => any} */
    this.pieces = () => nothing;
    this.laid = "";
    this.readable = READABLE;
  }

  /** @param {any} wish as of a map, with `tiles` instead of a source */
  show(wish) {
    Object.assign(this, wish);
    const laid = this.tiles.map((tile) => `${tile.id} ${tile.q} ${tile.r}`).join();
    if (this.laid !== laid) {
      this.laid = laid;
      this.lay(drawn(this.tiles));
    } else if (this.drawing) this.paint();
  }

  putPieces() {
    const group = /** @type {any} */ (this.drawing?.querySelector(".pieces"));
    if (group) render(this.pieces(this.places), group);
    this.write(this.names);
  }
}

customElements.define("grognard-hexes", HexMap);

/** Tiles in a template. @param {any} wish see `HexMap.show` */
export function hexes(wish) {
  return wish.tiles.length ? html`<grognard-hexes .wish=${wish}></grognard-hexes>` : nothing;
}
