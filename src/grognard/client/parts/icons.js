// Pieces and signs: counters in the colour and pattern of their seat, signs in a text.

import { html, nothing, render, svg } from "../vendor/lit.js";
import { shape } from "./shapes.js";

/** Lines that tell the counters of seats apart without colours, on a grid of 6. */
const PATTERNS = ["", "M0 6L6 0", "M0 3H6", "M3 0V6M0 3H6", "M0 0L6 6", "M3 0V6", "M3 3m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0"];

/** The patterns stand once in the page; every drawing may use them. */
function layPatterns() {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", "hidden");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  render(
    svg`<defs>${PATTERNS.map(
      (line, seat) => svg`<pattern id="counter-${seat}" width="6" height="6" patternUnits="userSpaceOnUse">
        ${line ? svg`<path class="counter-line" d=${line}></path>` : nothing}
      </pattern>`,
    )}</defs>`,
    /** @type {any} */ (sheet),
  );
}
layPatterns();

/** A sign in a text. @param {string} name @param {string} [title] */
export function icon(name, title = "") {
  return html`<svg class="icon" viewBox="0 0 24 24" role=${title ? "img" : "presentation"} aria-label=${title || nothing}>
    ${title ? svg`<title>${title}</title>` : nothing}<path d=${shape(name)}></path>
  </svg>`;
}

/**
 * The face of a counter on a grid of 24: of a seat, of nobody (null), or the bare silhouette of a sign.
 * @param {string} name @param {number | null | undefined} seat
 */
function face(name, seat) {
  if (seat === undefined) return svg`<path class="shape bare" d=${shape(name)}></path>`;
  return svg`
    <rect class="counter" x="1" y="1" width="22" height="22" rx="4"></rect>
    ${seat === null ? nothing : svg`<rect class="counter-pattern" x="1" y="1" width="22" height="22" rx="4" fill="url(#counter-${seat})"></rect>`}
    <path class="shape" transform="translate(3.1 3.1) scale(0.74)" d=${shape(name)}></path>`;
}

/** @param {number | string} count */
const several = (count) => count !== "" && count !== 1;

/** A piece on a map: a counter of the given size around a point, several as a pile with their number. */
export function piece(
  /** @type {string} */ name,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  /** @type {number | string} */ count = "",
  /** @type {string} */ title = "",
  /** @type {number | null | undefined} */ seat = undefined,
) {
  return svg`<g class="piece" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">
    ${title ? svg`<title>${title}</title>` : nothing}
    ${several(count) && seat !== undefined ? svg`<rect class="counter under" x="3.5" y="-1.5" width="22" height="22" rx="4"></rect>` : nothing}
    ${face(name, seat)}
    ${several(count) ? svg`<text class="count" x="26" y="25" font-size="16">${count}</text>` : nothing}
  </g>`;
}

/**
 * A counter in a list or on a mat.
 * @param {string} name @param {number | null} seat @param {number | string} [count] @param {string} [title]
 */
export function counter(name, seat, count = "", title = "") {
  return html`<span class="counted ${seat === null ? "nobody" : `seat-${seat}`}" data-tip=${title || nothing}>
    <svg class="counter-icon" viewBox="0 0 24 24" role="img" aria-label=${title || name}>${title ? svg`<title>${title}</title>` : nothing}${face(name, seat)}</svg>${several(count) ? html`<b>${count}</b>` : nothing}
  </span>`;
}

/** A die as it lies on the table. @param {number} face_ @param {string} [more] */
export function die(face_, more = "") {
  const places = /** @type {Record<number, number[][]>} */ ({
    1: [[12, 12]],
    2: [[7, 7], [17, 17]],
    3: [[7, 7], [12, 12], [17, 17]],
    4: [[7, 7], [17, 7], [7, 17], [17, 17]],
    5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
    6: [[7, 6.5], [17, 6.5], [7, 12], [17, 12], [7, 17.500], [17, 17.500]],
  })[face_];
  return html`<svg class="die ${more}" viewBox="0 0 24 24" role="img" aria-label=${face_}>
    <rect x="2" y="2" width="20" height="20" rx="4"></rect>
    ${places ? places.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.1"></circle>`) : svg`<text x="12" y="16.500">${face_}</text>`}
  </svg>`;
}
