// A map: the drawn board, coloured by who holds what, with pieces and names on top.

import { html, nothing, render, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import { givingWay, placed } from "./labels.js";
import { legend } from "./legend.js";
import { Looking } from "./looking.js";
import { inTheWay, standing } from "./standing.js";

const SVG = "http://www.w3.org/2000/svg";
/** Letters of names, in pixels of the screen. */
const LETTERS = 11.5;
/** How many units of a board lie in a pixel on a usual screen; on smaller ones pieces are drawn larger. */
const USUAL = 1.9;
const LARGEST = 1.5;
/** With fewer units in a pixel than this there is room to show every piece. */
const CLOSE = 1.35;
/** With more of them there is no room for printed symbols. */
const FAR = 3;
/** How far pieces give way to names and symbols, in units of the board; beside a port or on a border less. */
const REACH = 88;
const NEAR = 24;
/** If more stacks than these have changed, all of them find their places anew. */
const MANY = 12;
/** When the map is enlarged, pieces and names grow less than it, so that they get more room. */
const PIECES_GIVE_WAY = 0.4;
const NAMES_GROW = 0.3;

/** @type {Map<string, Promise<SVGSVGElement>>} */
const drawings = new Map();

/** @param {string} source @returns {Promise<SVGSVGElement>} */
function load(source) {
  let found = drawings.get(source);
  if (!found) {
    found = fetched(source).then((drawn) => /** @type {any} */ (new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement));
    drawings.set(source, found);
  }
  return found;
}

/** What a file says; if the connection is lost, as soon as it is back. @param {string} source @returns {Promise<string>} */
async function fetched(source) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 10000)) {
    const answer = await fetch(source).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => null) : null;
    if (text !== null) return text;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** What the board says of each area: its neighbours and its printed symbols. @type {Map<string, { near: string[], marks: string[] }>} */
const printed = new Map();

/** The symbols printed in an area, in words. @param {string} word */
export function symbols(word) {
  return (printed.get(word)?.marks ?? []).map((mark) => {
    const [kind, number] = mark.split(":");
    return number ? `${t(`legend-${kind}`)}: ${number}` : t(`legend-${kind}`);
  });
}

/** The neighbours of an area by name, with the kind of border where it matters. @param {string} word @param {(word: string) => string} name */
export function neighbours(word, name) {
  return (printed.get(word)?.near ?? []).map((each) => {
    const [other, kind] = each.split("/");
    return kind ? `${name(other)} (${t(`border-${kind}`)})` : name(other);
  });
}

/** A place in lines: its name, what lies there now, what is printed there, its neighbours. @param {string} word @param {(word: string) => string} name @param {string} now */
export function described(word, name, now) {
  const next = neighbours(word, name);
  if (!now && !next.length) return printed.has(word) || name(word) !== word ? name(word) : "";
  return [name(word), now, symbols(word).join(" · "), next.length ? `${t("next-to")} ${next.join(", ")}` : ""].filter(Boolean).join("\n");
}

/** How wide the stripes of a claim are. */
const STRIPE = 16;

/** Patterns that tell seats apart without colours. */
const PATTERNS = [
  "",
  "M0 8L8 0",
  "M0 4H8",
  "M4 0V8M0 4H8",
  "M0 0L8 8",
  "M4 0V8",
  "M4 4m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",
];

function definitions() {
  return svg`${PATTERNS.map(
    (line, seat) => svg`
      <pattern id="held-${seat}" class="seat-${seat}" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect class="held" width="8" height="8"></rect>
        ${line ? svg`<path class="hatch" d=${line}></path>` : nothing}
      </pattern>`,
  )}`;
}

export class GrognardMap extends Looking {
  constructor() {
    super();
    this.source = "";
    /** Area to the seat that holds it. @type {Record<string, number | null>} */
    this.held = {};
    /** Area to the seats that lay claim to it; null is somebody who does not play. @type {Record<string, (number | null)[]>} */
    this.claims = {};
    /** Area to further classes. @type {Record<string, string>} */
    this.marks = {};
    /** Area to its name. @type {(word: string) => string} */
    this.name = (word) => word;
    /** What is to be said of a place. @type {(word: string) => string} */
    this.about = (word) => this.name(word);
    /** @type {(word: string) => boolean} */
    this.can = () => false;
    /** @type {(word: string) => void} */
    this.touch = () => undefined;
    /** What lies on the map; with little room, in short. @type {(close: boolean, board: GrognardMap) => Spot[]} */
    this.spots = () => [];
    /** @type {Record<string, Place>} */
    this.places = {};
    /** @type {Area[]} */
    this.areas = [];
    /** Symbols that names keep clear of. @type {import("./labels.js").Box[]} */
    this.obstacles = [];
    /** Areas that are seas. @type {Set<string>} */
    this.shapes = new Map(this.areas.map(({ word, path }) => [word, { path, known: new Map() }]));
    this.waters = new Set();
    /** Where names would be written if no pieces were there. @type {import("./labels.js").Label[]} */
    this.names = [];
    /** What is to be written at this scale, how large, and around which symbols. @type {{ size: number, symbols: import("./labels.js").Box[], wanted: import("./labels.js").Wanted[] }} */
    this.lettering = { size: LETTERS, symbols: [], wanted: [] };
    /** How large pieces are on this board, and how much room they take. */
    this.size = { unit: 1, width: 0, height: 0 };
    /** Where pieces stand and names are written. @type {{ key: string | null, sizes: Set<string>, stands: Map<string, { x: number, y: number }>, labels: import("./labels.js").Label[] }} */
    this.arrangement = { key: null, sizes: new Set(), stands: new Map(), labels: [] };
    /** Whether a point lies in an area. @type {(area: string, x: number, y: number) => boolean} */
    this.inside = (area, x, y) => this.holds(area, x, y);
    /** @type {import("./labels.js").Label[] | null} */
    this.written = null;
    this.shown = "";
    this.named = "";
    /** The shapes of areas, and which points were found in them. @type {Map<string, { path: SVGPathElement, known: Map<number, boolean> }>} */
    this.shapes = new Map();
  }

  connectedCallback() {
    if (!this.firstChild) {
      render(
        html`
          <div class="map-tools">
            <button @click=${() => this.zoom(0.7)} aria-label=${t("zoom-in")}>+</button>
            <button @click=${() => this.zoom(1 / 0.7)} aria-label=${t("zoom-out")}>−</button>
            <button @click=${() => this.look(this.home)} aria-label=${t("zoom-all")} title=${t("zoom-all")}>⤢</button>
            <button class="to-choices" @click=${() => this.showWanted()} aria-label=${t("zoom-choices")} title=${t("zoom-choices")} hidden>◎</button>
          </div>
          <div class="map-sheet" tabindex="0" role="application" aria-label=${t("tab-board")}></div>
          <div class="map-notes"></div>
        `,
        this,
      );
      this.listen();
      this.sheet.addEventListener("pointerover", (event) => this.over(event));
      this.sheet.addEventListener("click", (event) => this.clicked(event));
    }
    super.connectedCallback();
  }

  /** @param {any} wish source, held, claims, marks, name, about, can, touch, spots */
  show(wish) {
    Object.assign(this, wish);
    if (this.shown !== this.source) {
      this.shown = this.source;
      load(this.source).then((drawing) => this.lay(drawing));
    } else if (this.drawing) this.paint();
  }

  /** @param {SVGSVGElement} original */
  lay(original) {
    const drawing = /** @type {SVGSVGElement} */ (document.importNode(original, true));
    const [, , width, height] = (drawing.getAttribute("viewBox") || "0 0 1000 800").split(" ").map(Number);
    const [left, wide] = (drawing.dataset.play || `0 ${width}`).split(" ").map(Number);
    const [unit, roomWidth, roomHeight] = (drawing.dataset.pieces || "1 0 0").split(" ").map(Number);
    this.full = { width, height };
    this.play = { x: left, width: wide };
    this.size = { unit, width: roomWidth, height: roomHeight };
    this.sheet.replaceChildren(drawing);
    this.drawing = drawing;
    const defs = document.createElementNS(SVG, "defs");
    drawing.prepend(defs);
    render(definitions(), /** @type {any} */ (defs));
    const holdings = layer("holdings");
    drawing.append(holdings, layer("pieces"), layer("labels"));
    drawing.querySelector(".lands")?.after(holdings);
    this.places = {};
    this.written = null;
    this.areas = [...drawing.querySelectorAll(".area")].map((path) => this.read(/** @type {SVGPathElement} */ (path), holdings));
    this.shapes = new Map(this.areas.map(({ word, path }) => [word, { path, known: new Map() }]));
    this.waters = new Set(this.areas.filter(({ water }) => water).map(({ word }) => word));
    for (const each of drawing.querySelectorAll("[data-place]")) {
      const box = boxOf(each);
      this.places[/** @type {SVGElement} */ (each).dataset.place || ""] = { x: box.x, y: box.y, r: box.w / 2 };
    }
    this.obstacles = [...drawing.querySelectorAll(".chips > rect, .symbols > use")].map(boxOf);
    render(legend((drawing.dataset.legend || "").split(" ").filter(Boolean)), /** @type {HTMLElement} */ (this.querySelector(".map-notes")));
    this.fit(true);
    this.paint();
  }

  /** What the board says of an area; who holds it is painted on a copy of its shape. @param {SVGPathElement} path @param {Element} holdings @returns {Area} */
  read(path, holdings) {
    const { term: word = "", cx, cy, r, lx, ly, near = "", marks = "", title = "" } = path.dataset;
    const overlay = document.createElementNS(SVG, "path");
    overlay.setAttribute("d", path.getAttribute("d") || "");
    overlay.setAttribute("fill", "none");
    overlay.setAttribute("class", path.classList.contains("water") ? "holding water" : "holding");
    holdings.append(overlay);
    this.places[word] = { x: Number(cx), y: Number(cy), r: Number(r ?? 30) };
    printed.set(word, { near: near.split(" ").filter(Boolean), marks: marks.split(" ").filter(Boolean) });
    return { word, path, overlay, base: path.getAttribute("class") || "", label: { x: Number(lx ?? cx), y: Number(ly ?? cy) }, title, water: path.classList.contains("water") };
  }

  paint() {
    if (!this.drawing) return;
    for (const { word, path, overlay, base } of this.areas) {
      const can = this.can(word);
      const wanted = `${base} ${this.marks[word] || ""} ${can ? "can" : ""}`.trim();
      if (path.getAttribute("class") !== wanted) path.setAttribute("class", wanted);
      const seat = this.held[word] ?? null;
      path.dataset.held = seat === null ? "" : String(seat);
      const fill = seat !== null ? `url(#held-${seat})` : this.claims[word] ? `url(#${this.striped(this.claims[word])})` : "none";
      if (overlay.getAttribute("fill") !== fill) overlay.setAttribute("fill", fill);
      if (overlay.classList.contains("can") !== can) {
        overlay.classList.toggle("can", can);
        if (can) overlay.parentNode?.append(overlay);
      }
    }
    this.querySelector(".to-choices")?.toggleAttribute("hidden", !this.wanted().length);
    const named = this.areas.map(({ word }) => this.name(word)).join();
    if (named !== this.named) {
      this.named = named;
      this.label();
    }
    this.putPieces();
  }

  /** The pattern of stripes in the colours of these seats. @param {(number | null)[]} seats */
  striped(seats) {
    const id = `claimed-${seats.map((seat) => seat ?? "x").join("-")}`;
    if (!this.drawing?.querySelector(`#${id}`)) {
      const defs = document.createElementNS(SVG, "defs");
      const wide = seats.length * STRIPE;
      this.drawing?.prepend(defs);
      render(
        svg`<pattern id=${id} width=${wide} height=${wide} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          ${seats.map((seat, n) => (seat === null ? nothing : svg`<rect class="claim seat-${seat}" x=${n * STRIPE} width=${STRIPE} height=${wide}></rect>`))}
        </pattern>`,
        /** @type {any} */ (defs),
      );
    }
    return id;
  }

  /** Pieces stand where they cover neither names nor symbols, nor each other, as far as there is room. */
  putPieces() {
    const group = /** @type {any} */ (this.drawing?.querySelector(".pieces"));
    if (!group) return;
    const unit = this.unit();
    const spots = this.spots(this.scale() < CLOSE, this).flatMap((spot) => {
      const place = this.middle(spot.at ?? [spot.word]);
      return place ? [{ ...spot, ...place, key: spot.key ?? spot.word, area: spot.word, w: spot.w * unit, h: spot.h * unit, reach: spot.at ? NEAR : REACH }] : [];
    });
    const { stands, labels } = this.arranged(spots);
    render(
      svg`${spots.map(({ key, word, drawn }) => {
        const { x, y } = stands.get(key) ?? { x: 0, y: 0 };
        return svg`<g data-term=${word} class="spot" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(2)})">${drawn}</g>`;
      })}`,
      group,
    );
    this.write(labels);
  }

  /** Pieces beside names and names beside pieces. What has not changed stays where it is, unless there is much that has. @param {import("./standing.js").Standing[]} spots */
  arranged(spots) {
    const sized = (/** @type {import("./standing.js").Standing} */ spot) => `${spot.key} ${spot.w.toFixed(0)} ${spot.h.toFixed(0)}`;
    const key = spots.map(sized).join();
    if (this.arrangement.key === key) return this.arrangement;
    const { key: former, sizes } = this.arrangement;
    const changed = spots.filter((spot) => !sizes.has(sized(spot)));
    const found = former === null || changed.length > MANY ? this.allArranged(spots) : this.someArranged(spots, changed);
    this.arrangement = { key, sizes: new Set(spots.map(sized)), ...found };
    return this.arrangement;
  }

  /** @param {import("./standing.js").Standing[]} spots */
  allArranged(spots) {
    const { symbols } = this.lettering;
    const stands = standing(spots, this.names, symbols, this.inside);
    const pieces = spots.map((spot) => ({ ...spot, ...stands.get(spot.key) }));
    let labels = this.beside(this.names, pieces);
    // Where a name had to move, there may be more room now for pieces that stand on another one.
    const crowded = inTheWay(pieces, labels);
    if (crowded.length) {
      const again = spots.filter((spot) => crowded.some((piece) => piece.key === spot.key));
      for (const [name, place] of standing(again, labels, symbols, this.inside, pieces.filter((piece) => !crowded.includes(piece)))) stands.set(name, place);
      labels = this.beside(labels, spots.map((spot) => ({ ...spot, ...stands.get(spot.key) })));
    }
    return { stands, labels };
  }

  /** Only these find a place anew, and the names that they stand on. @param {import("./standing.js").Standing[]} spots @param {import("./standing.js").Standing[]} changed */
  someArranged(spots, changed) {
    const { stands: former, labels } = this.arrangement;
    const kept = spots.filter((spot) => !changed.includes(spot)).map((spot) => ({ ...spot, ...former.get(spot.key) }));
    const found = standing(changed, labels, this.lettering.symbols, this.inside, kept);
    const come = changed.map((spot) => ({ ...spot, ...found.get(spot.key) }));
    const stands = new Map([...kept, ...come].map(({ key, x, y }) => [key, { x, y }]));
    return { stands, labels: this.beside(labels, [...kept, ...come], come) };
  }

  /** Names that give way to pieces: to all, or to these among them. @param {import("./labels.js").Label[]} names @param {import("./labels.js").Box[]} pieces @param {import("./labels.js").Box[]} [to] */
  beside(names, pieces, to = pieces) {
    const { size, symbols, wanted } = this.lettering;
    return givingWay(names, wanted, size, symbols, pieces, to, this.full, (word) => this.font(word), this.inside);
  }

  /** The middle of some places, if they are on this board. @param {string[]} words */
  middle(words) {
    const places = words.map((word) => this.places[word]).filter(Boolean);
    if (places.length < words.length) return null;
    return { x: places.reduce((sum, place) => sum + place.x, 0) / places.length, y: places.reduce((sum, place) => sum + place.y, 0) / places.length };
  }

  /** Whether a point lies in an area; what is no area holds every point. @param {string} area @param {number} x @param {number} y */
  holds(area, x, y) {
    const shape = this.shapes.get(area);
    if (!shape) return true;
    const key = Math.round(x) * 10000 + Math.round(y);
    let found = shape.known.get(key);
    if (found === undefined) {
      found = shape.path.isPointInFill(new DOMPoint(x, y));
      shape.known.set(key, found);
    }
    return found;
  }

  wanted() {
    return this.areas.filter(({ word }) => this.can(word)).map(({ word }) => this.places[word]);
  }

  framed() {
    this.label();
    this.putPieces();
  }

  /** How many times its drawn size a piece has now. */
  unit() {
    const scale = this.scale() / USUAL;
    return this.size.unit * (scale < 1 ? scale ** PIECES_GIVE_WAY : Math.min(LARGEST, scale));
  }

  /** Names of areas, as many as fit without touching each other, never smaller than one can read. */
  label() {
    const size = LETTERS * this.scale() * Math.max(1, USUAL / this.scale()) ** NAMES_GROW;
    const grown = this.unit() / this.size.unit;
    const usual = this.areas.map(({ word }) => ({ x: this.places[word].x, y: this.places[word].y, w: this.size.width * grown * 0.9, h: this.size.height * grown * 0.9 }));
    const far = this.scale() > FAR;
    this.drawing?.classList.toggle("far", far);
    this.lettering = {
      size,
      symbols: far ? [] : this.obstacles,
      wanted: this.areas.map(({ word, label, title, water }) => ({ word, name: this.name(word), title: title ? this.name(title) : "", x: label.x, y: label.y, weight: (title ? 2 : 0) + (water ? 1 : 0) - this.name(word).length / 100 })),
    };
    const { wanted, symbols } = this.lettering;
    this.arrangement = { key: null, sizes: new Set(), stands: new Map(), labels: [] };
    this.names = placed(wanted, size, symbols, far ? [] : usual, this.full, (word) => this.font(word), (word, x, y) => this.holds(word, x, y));
  }

  /** @param {import("./labels.js").Label[]} labels */
  write(labels) {
    const group = this.drawing?.querySelector(".labels");
    if (!group || this.written === labels) return;
    this.written = labels;
    const { size } = this.lettering;
    render(
      svg`${labels.map(({ word, lines, title, x, y }) => {
        const top = y - ((lines.length - 1 + (title ? 0.9 : 0)) / 2) * 1.12 * size + size * 0.34;
        return svg`<text class=${this.waters.has(word) ? "water" : "land"} data-label=${word} font-size=${size.toFixed(1)}>
          ${lines.map((line, n) => svg`<tspan x=${x.toFixed(1)} y=${(top + n * 1.12 * size).toFixed(1)}>${line}</tspan>`)}
          ${title ? svg`<tspan class="title" x=${x.toFixed(1)} y=${(top + lines.length * 1.12 * size).toFixed(1)}>${title}</tspan>` : nothing}
        </text>`;
      })}`,
      /** @type {any} */ (group),
    );
  }

  /** @param {string} word */
  font(word) {
    return this.waters.has(word) ? "italic 1em serif" : "1em serif";
  }

  /** A place under the pointer says what it is. @param {PointerEvent} event */
  over(event) {
    const place = /** @type {SVGElement | null} */ (/** @type {Element} */ (event.target).closest("[data-term]"));
    if (!place || /** @type {Element} */ (event.target).closest("g.piece")?.querySelector("title")) return;
    const word = place.dataset.term || "";
    let title = place.querySelector(":scope > title");
    if (!title) {
      title = document.createElementNS(SVG, "title");
      place.append(title);
    }
    const text = this.about(word);
    if (title.textContent !== text) title.textContent = text;
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.dragged()) return;
    const target = /** @type {Element} */ (event.target).closest("[data-term]");
    if (target) this.touch(/** @type {SVGElement} */ (target).dataset.term || "");
  }
}

/** @typedef {{ x: number, y: number, r: number }} Place */
/**
 * What lies at a place: a drawing around the point (0, 0) and its size. It lies in the area of its word, or `at` other places: in the middle of them.
 * @typedef {{ word: string, key?: string, at?: string[], w: number, h: number, drawn: any }} Spot
 */
/** @typedef {{ word: string, path: SVGPathElement, overlay: SVGPathElement, base: string, label: { x: number, y: number }, title: string, water: boolean }} Area */

/** @param {string} name */
function layer(name) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", name);
  return group;
}

/** Where a rectangle or a symbol lies. @param {Element} element @returns {import("./labels.js").Box} */
function boxOf(element) {
  const [x, y, w, h] = ["x", "y", "width", "height"].map((key) => Number(element.getAttribute(key)));
  return { x: x + w / 2, y: y + h / 2, w, h };
}

customElements.define("grognard-map", GrognardMap);

/** A map in a template. @param {any} wish see `GrognardMap.show` */
export function map(wish) {
  return html`<grognard-map .wish=${wish}></grognard-map>`;
}

Object.defineProperty(GrognardMap.prototype, "wish", {
  /** @this {GrognardMap} @param {any} value */
  set(value) {
    queueMicrotask(() => this.isConnected && this.show(value));
  },
});

/** For screen readers and keyboards: all areas as a list, with what is said of each. */
export function areaList(/** @type {any} */ context, /** @type {[string, string][]} */ rows) {
  return html`
    <details class="areas">
      <summary>${t("areas")}</summary>
      <ul>
        ${rows.map(
          ([word, text]) => html`
            <li>
              <button class=${context.can(word) ? "can" : ""} @click=${() => context.touch(word)}>${context.name(word)}</button>
              ${text}
              <span class="small">${[...symbols(word), neighbours(word, context.name).join(", ")].join(" · ")}</span>
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
