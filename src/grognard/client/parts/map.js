// A map: the drawn board, coloured by who holds what, with pieces on top. Pan, zoom, click, keyboard.

import { html, nothing, render, svg } from "../vendor/lit.js";
import { t } from "../words.js";

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

/** Neighbours of each area, as the board says. @type {Map<string, string[]>} */
const near = new Map();

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
    /** @type {(word: string) => boolean} */
    this.can = () => false;
    /** @type {(word: string) => void} */
    this.touch = () => undefined;
    /** Pieces on top, drawn from where the areas are, `unit` times as large. @type {(places: Record<string, Place>, unit: number) => any} */
    this.pieces = () => nothing;
    /** @type {Record<string, Place>} */
    this.places = {};
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
    this.frame = { x: 0, y: 0, width: 1000, height: 800 };
    this.full = { width: 1000, height: 800 };
    this.shown = "";
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.moved = false;
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
        `,
        this,
      );
      const sheet = this.sheet;
      sheet.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
      sheet.addEventListener("pointerdown", (event) => this.down(event));
      sheet.addEventListener("pointermove", (event) => this.move(event));
      for (const end of ["pointerup", "pointercancel"]) sheet.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
      sheet.addEventListener("click", (event) => this.clicked(event));
      sheet.addEventListener("keydown", (event) => this.key(event));
    }
  }

  get sheet() {
    return /** @type {HTMLElement} */ (this.querySelector(".map-sheet"));
  }

  /** @param {any} wish source, held, marks, name, can, touch, pieces */
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
    this.full = { width, height };
    this.sheet.replaceChildren(drawing);
    this.drawing = drawing;
    const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
    drawing.prepend(defs);
    render(definitions(), /** @type {any} */ (defs));
    for (const layer of ["labels", "pieces"]) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.setAttribute("class", layer);
      drawing.append(group);
    }
    for (const area of drawing.querySelectorAll(".area")) {
      const data = /** @type {SVGElement} */ (area).dataset;
      this.places[data.term || ""] = { x: Number(data.cx), y: Number(data.cy), r: Number(data.r) };
      near.set(data.term || "", (data.near || "").split(" ").filter(Boolean));
    }
    this.reset();
    this.paint();
  }

  paint() {
    if (!this.drawing) return;
    for (const area of this.drawing.querySelectorAll(".area")) {
      const word = /** @type {SVGElement} */ (area).dataset.term || "";
      const held = this.held[word];
      const kind = area.classList.contains("water") ? "water" : "land";
      const wanted = `area ${kind} ${this.marks[word] || ""} ${this.can(word) ? "can" : ""}`;
      if (area.getAttribute("class") !== wanted) area.setAttribute("class", wanted);
      const fill = held === null || held === undefined ? "" : `url(#held-${held})`;
      if ((area.getAttribute("fill") || "") !== fill) {
        if (fill) area.setAttribute("fill", fill);
        else area.removeAttribute("fill");
      }
    }
    const unit = Math.min(1.9, Math.max(1, this.full.width / this.shownWidth()));
    render(this.pieces(this.places, unit), /** @type {any} */ (this.drawing.querySelector(".pieces")));
    this.label();
  }

  /** How wide the drawing is on the screen. */
  shownWidth() {
    const box = this.sheet.getBoundingClientRect();
    const tallest = window.innerHeight * 0.82;
    return Math.max(200, Math.min(box.width, (tallest * this.full.width) / this.full.height));
  }

  /** Names of areas, as many as fit without touching each other, never smaller than one can read. */
  label() {
    const group = this.drawing?.querySelector(".labels");
    if (!group) return;
    const perPixel = this.frame.width / this.shownWidth();
    const size = 11.5 * perPixel;
    /** @type {{ x: number, y: number, w: number, h: number }[]} */
    const taken = [];
    const areas = Object.entries(this.places).sort(([, a], [, b]) => b.r - a.r);
    const labels = [];
    for (const [word, place] of areas) {
      const name = this.name(word);
      const w = name.length * size * 0.52;
      const box = { x: place.x - w / 2, y: place.y - size * 1.6, w, h: size * 1.1 };
      const clash = taken.some((b) => b.x < box.x + box.w && box.x < b.x + b.w && b.y < box.y + box.h && box.y < b.y + b.h);
      if (clash) continue;
      taken.push(box);
      labels.push(svg`<text x=${place.x} y=${place.y - size * 0.75} font-size=${size}>${name}</text>`);
    }
    render(svg`${labels}`, /** @type {any} */ (group));
  }

  // -- looking around ----------

  apply() {
    const { x, y, width, height } = this.frame;
    this.drawing?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.label(), 80);
  }

  reset() {
    this.frame = { x: 0, y: 0, ...this.full };
    this.apply();
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] where, as a share of the sheet */
  zoom(factor, px = 0.5, py = 0.5) {
    const width = Math.min(this.full.width, Math.max(this.full.width / 12, this.frame.width * factor));
    const height = (width * this.full.height) / this.full.width;
    this.frame.x += (this.frame.width - width) * px;
    this.frame.y += (this.frame.height - height) * py;
    this.frame.width = width;
    this.frame.height = height;
    this.keep();
  }

  keep() {
    const f = this.frame;
    f.x = Math.max(0, Math.min(this.full.width - f.width, f.x));
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
              ${near.get(word)?.length ? html`<span class="small">(${near.get(word)?.map(context.name).join(", ")})</span>` : nothing}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}
