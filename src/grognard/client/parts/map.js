// A map: the drawn board, coloured by who holds what, with pieces on top. Pan, zoom, click, keyboard.

import { html, nothing, render, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import { placed } from "./labels.js";
import { legend } from "./legend.js";

const SVG = "http://www.w3.org/2000/svg";
/** Letters of names, in pixels of the screen. */
const LETTERS = 11.5;
/** How many units of a board lie in a pixel on a usual screen; on smaller ones pieces are drawn larger. */
const USUAL = 1.9;
/** When the map is enlarged, pieces and names grow less than it, so that they get more room. */
const PIECES_GIVE_WAY = 0.4;
const NAMES_GROW = 0.3;

/** @type {Map<string, Promise<SVGSVGElement>>} */
const drawings = new Map();

/** @param {string} source @returns {Promise<SVGSVGElement>} */
function load(source) {
  let found = drawings.get(source);
  if (!found) {
    found = fetch(source)
      .then((answer) => answer.text())
      .then((text) => /** @type {any} */ (new DOMParser().parseFromString(text, "image/svg+xml").documentElement));
    drawings.set(source, found);
  }
  return found;
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

export class GrognardMap extends HTMLElement {
  constructor() {
    super();
    this.source = "";
    /** Area to the seat that holds it. @type {Record<string, number | null>} */
    this.held = {};
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
    /** Pieces on top, drawn from where the areas are, `unit` times as large. @type {(places: Record<string, Place>, unit: number) => any} */
    this.pieces = () => nothing;
    /** @type {Record<string, Place>} */
    this.places = {};
    /** @type {Area[]} */
    this.areas = [];
    /** Symbols that names keep clear of. @type {import("./labels.js").Box[]} */
    this.obstacles = [];
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
    this.frame = { x: 0, y: 0, width: 1000, height: 800 };
    /** The whole board. */
    this.full = { width: 1000, height: 800 };
    /** The part of it where areas are; left and right of it is scenery. */
    this.play = { x: 0, width: 1000 };
    /** What is seen before anybody zooms. */
    this.home = { x: 0, y: 0, width: 1000, height: 800 };
    /** How large pieces are on this board, and how much room they take. */
    this.size = { unit: 1, width: 0, height: 0 };
    this.shown = "";
    this.named = "";
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.moved = false;
    this.resized = () => this.fit();
    this.watch = new ResizeObserver(this.resized);
  }

  connectedCallback() {
    if (!this.firstChild) {
      render(
        html`
          <div class="map-tools">
            <button @click=${() => this.zoom(0.7)} aria-label=${t("zoom-in")}>+</button>
            <button @click=${() => this.zoom(1 / 0.7)} aria-label=${t("zoom-out")}>−</button>
            <button @click=${() => this.reset()} aria-label=${t("zoom-all")}>⤢</button>
          </div>
          <div class="map-sheet" tabindex="0" role="application" aria-label=${t("tab-board")}></div>
          <div class="map-notes"></div>
        `,
        this,
      );
      const sheet = this.sheet;
      sheet.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
      sheet.addEventListener("pointerdown", (event) => this.down(event));
      sheet.addEventListener("pointermove", (event) => this.move(event));
      for (const end of ["pointerup", "pointercancel"]) sheet.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
      sheet.addEventListener("pointerover", (event) => this.over(event));
      sheet.addEventListener("click", (event) => this.clicked(event));
      sheet.addEventListener("keydown", (event) => this.key(event));
    }
    this.watch.observe(this);
    addEventListener("resize", this.resized);
  }

  disconnectedCallback() {
    this.watch.disconnect();
    removeEventListener("resize", this.resized);
    clearTimeout(this.timer);
  }

  get sheet() {
    return /** @type {HTMLElement} */ (this.querySelector(".map-sheet"));
  }

  /** @param {any} wish source, held, marks, name, about, can, touch, pieces */
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
    drawing.append(holdings, layer("labels"), layer("pieces"));
    drawing.querySelector(".lands")?.after(holdings);
    this.places = {};
    this.areas = [...drawing.querySelectorAll(".area")].map((path) => this.read(/** @type {SVGPathElement} */ (path), holdings));
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
      const held = this.held[word];
      const wanted = `${base} ${this.marks[word] || ""} ${this.can(word) ? "can" : ""}`.trim();
      if (path.getAttribute("class") !== wanted) path.setAttribute("class", wanted);
      const seat = held === null || held === undefined ? "" : String(held);
      if ((path.dataset.held ?? "") !== seat) {
        path.dataset.held = seat;
        overlay.setAttribute("fill", seat ? `url(#held-${seat})` : "none");
      }
    }
    this.putPieces();
    const named = this.areas.map(({ word }) => this.name(word)).join();
    if (named !== this.named) {
      this.named = named;
      this.label();
    }
  }

  putPieces() {
    const group = /** @type {any} */ (this.drawing?.querySelector(".pieces"));
    if (group) render(this.pieces(this.places, this.unit()), group);
  }

  /** How many times its drawn size a piece has now. */
  unit() {
    const small = Math.min(1.5, Math.max(1, this.home.width / this.shownWidth() / USUAL));
    return this.size.unit * small * this.enlarged() ** -PIECES_GIVE_WAY;
  }

  /** How many times its first size the map has now. */
  enlarged() {
    return this.home.width / this.frame.width;
  }

  /** How wide the drawing is on the screen. */
  shownWidth() {
    return Math.max(200, this.sheet.clientWidth);
  }

  /** Names of areas, as many as fit without touching each other, never smaller than one can read. */
  label() {
    const group = this.drawing?.querySelector(".labels");
    if (!group) return;
    const size = ((LETTERS * this.frame.width) / this.shownWidth()) * this.enlarged() ** NAMES_GROW;
    const grown = this.unit() / this.size.unit;
    const pieces = this.areas.map(({ word }) => ({ x: this.places[word].x, y: this.places[word].y, w: this.size.width * grown * 0.9, h: this.size.height * grown * 0.9 }));
    const far = this.frame.width / this.shownWidth() > 3;
    this.drawing?.classList.toggle("far", far);
    const waters = new Set(this.areas.filter(({ water }) => water).map(({ word }) => word));
    const wanted = this.areas.map(({ word, label, title, water }) => ({ word, name: this.name(word), title: title ? this.name(title) : "", x: label.x, y: label.y, weight: (title ? 2 : 0) + (water ? 1 : 0) - this.name(word).length / 100 }));
    const labels = placed(wanted, size, far ? [] : this.obstacles, far ? [] : pieces, this.full, (word) => (waters.has(word) ? "italic 1em serif" : "1em serif"));
    render(
      svg`${labels.map(({ word, lines, title, x, y }) => {
        const top = y - ((lines.length - 1 + (title ? 0.9 : 0)) / 2) * 1.12 * size + size * 0.34;
        return svg`<text class=${waters.has(word) ? "water" : "land"} data-label=${word} font-size=${size.toFixed(1)}>
          ${lines.map((line, n) => svg`<tspan x=${x.toFixed(1)} y=${(top + n * 1.12 * size).toFixed(1)}>${line}</tspan>`)}
          ${title ? svg`<tspan class="title" x=${x.toFixed(1)} y=${(top + lines.length * 1.12 * size).toFixed(1)}>${title}</tspan>` : nothing}
        </text>`;
      })}`,
      /** @type {any} */ (group),
    );
  }

  // -- looking around ----------

  /** The sheet takes the room it has; scenery left and right fills what the areas do not need. @param {boolean} [afresh] */
  fit(afresh = false) {
    const width = this.clientWidth;
    if (!this.drawing || !width) return;
    const atHome = afresh || this.frame.width >= this.home.width - 1;
    const height = Math.round(Math.min(window.innerHeight * 0.82, (width * this.full.height) / this.play.width));
    if (this.sheet.style.height !== `${height}px`) this.sheet.style.height = `${height}px`;
    const wide = Math.max(this.play.width, (this.full.height * width) / height);
    const middle = this.play.x + this.play.width / 2;
    const x = wide > this.full.width ? (this.full.width - wide) / 2 : Math.min(this.full.width - wide, Math.max(0, middle - wide / 2));
    this.home = { x, y: 0, width: wide, height: this.full.height };
    if (atHome) this.reset();
    else this.zoom(1);
  }

  apply() {
    const { x, y, width, height } = this.frame;
    this.drawing?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.putPieces();
      this.label();
    }, 80);
  }

  reset() {
    this.frame = { ...this.home };
    this.apply();
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] where, as a share of the sheet */
  zoom(factor, px = 0.5, py = 0.5) {
    const width = Math.min(this.home.width, Math.max(this.home.width / 12, this.frame.width * factor));
    const height = (width * this.home.height) / this.home.width;
    this.frame.x += (this.frame.width - width) * px;
    this.frame.y += (this.frame.height - height) * py;
    this.frame.width = width;
    this.frame.height = height;
    this.keep();
  }

  keep() {
    const f = this.frame;
    const left = Math.min(0, this.home.x);
    f.x = Math.max(left, Math.min(this.full.width - left - f.width, f.x));
    f.y = Math.max(0, Math.min(this.full.height - f.height, f.y));
    this.apply();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const box = this.sheet.getBoundingClientRect();
    this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const box = this.sheet.getBoundingClientRect();
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.moved && Math.hypot(dx, dy) < 5) return;
    this.moved = true;
    if (this.fingers.size === 1) {
      this.frame.x -= (dx / box.width) * this.frame.width;
      this.frame.y -= (dy / box.height) * this.frame.height;
      this.keep();
    } else {
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
      const was = Math.hypot(before.x - others[0].x, before.y - others[0].y);
      const is = Math.hypot(event.clientX - others[0].x, event.clientY - others[0].y);
      if (was > 0 && is > 0) this.zoom(was / is, (others[0].x - box.left) / box.width, (others[0].y - box.top) / box.height);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
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
    if (this.moved) {
      this.moved = false;
      return;
    }
    const target = /** @type {Element} */ (event.target).closest("[data-term]");
    if (target) this.touch(/** @type {SVGElement} */ (target).dataset.term || "");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = this.frame.width * 0.15;
    /** @type {Record<string, () => void>} */
    const does = {
      "+": () => this.zoom(0.7),
      "-": () => this.zoom(1 / 0.7),
      0: () => this.reset(),
      ArrowLeft: () => (this.frame.x -= step),
      ArrowRight: () => (this.frame.x += step),
      ArrowUp: () => (this.frame.y -= step),
      ArrowDown: () => (this.frame.y += step),
    };
    if (!does[event.key]) return;
    event.preventDefault();
    does[event.key]();
    this.keep();
  }
}

/** @typedef {{ x: number, y: number, r: number }} Place */
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

/** Makes what is drawn around a place so many times as large. @param {Place} place @param {number} unit */
export function around({ x, y }, unit) {
  return `translate(${x} ${y}) scale(${unit.toFixed(2)}) translate(${-x} ${-y})`;
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
