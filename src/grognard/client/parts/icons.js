// Our own set of pieces: silhouettes on a grid of 24, readable at that size, coloured by their seat.

import { html, svg } from "../vendor/lit.js";

/** Path data by name; one shape each, filled. @type {Record<string, string>} */
export const SHAPES = {
  // foot
  sword: "M17.5 2l2.5 2.5-9.5 9.5 1.800 1.800-1.400 1.400-2-2-3.400 4.6-1.7-1.7 4.6-3.400-2-2 1.400-1.400 1.800 1.800z",
  spear: "M12 1l3 6-2 1.500V22h-2V8.500L9 7z",
  pike: "M12 1l2 4-1 1v16h-2V6l-1-1zM6 5l1.7 3.5-.7.800V22H5V9.300l-.7-.8zM18 5l1.7 3.5-.7.800V22h-2V9.300l-.7-.8z",
  warband: "M6 3h3v6h1V2h3v7h1V3h3v8l2-2 2 2-4 6v4H8v-4L5 13V5z",
  infantry: "M12 2a3 3 0 0 1 3 3c0 1.200-.6 2.200-1.6 2.7L18 10l-1 6-2-.500V22h-2.200v-6h-1.6v6H9v-9L6 15l-1-1.500L9.5 8 10.6 7.7A3 3 0 0 1 12 2z",
  "heavy-infantry": "M12 1.500c2.5 0 4 1.800 4 4.200L15 8l5 1v8c0 3-4 5-8 5.500C8 22 4 20 4 17V9l5-1-1-2.300c0-2.400 1.5-4.200 4-4.200zm-1 10v7h2v-7z",
  militia: "M12 3a2.7 2.7 0 0 1 1.400 5L17 10v6h-2v6H9v-6H7v-6l3.6-2A2.7 2.7 0 0 1 12 3zM19 3h1.500v19H19z",
  "foot-skirmishers": "M11 2.500a2.5 2.5 0 0 1 2 4L17 9l3-4 1.5 1-4 6-4-1.5-.5 4 3.5 6.5-2 1L11 16l-3 6-2-1 3-7V9L5.5 11 4 9.5 9 6.7a2.5 2.5 0 0 1 2-4.200z",
  archers: "M6 2c9 1.5 13.5 5.5 15 15l-2.200.3C17.800 11.5 15.800 8.5 13 6.6L6.900 12.7 9 14.800l-5 7-1.800-1.800 7-5-2-2.100-3.900 3.900-.8-.8 9-9C10.300 6 8.300 5 6 4.300z",
  engineer: "M14 2l4 4-2 2-1-1-2.5 2.5 8 8-3 3-8-8L7 15l1 1-2 2-4-4 2-2 1 1 2.5-2.5-2-2C5 6 8 4 10 5.500l1 1L13 4.500l-1-1z",
  // horse
  cavalry: "M4 21l1-6 3-3-1-4-3 1-1.5-1.500L7 4l3-2.5.5 2C15 4 19 7 20 12l1 9h-3l-1.5-5-4 .5L10 19v2H8v-3.500L6.5 21z",
  "heavy-cavalry": "M3 21l1-6 3-3-1-4-2.5 1-1.300-1.6L6 4l3-2.5.5 2C14 4 18 7 19 12l1 9h-3l-1.5-5-4 .5L9 19v2H7v-3.500L5.5 21zM13 1l9 5-1 1.7-9-5z",
  "light-horse": "M4 20l1.5-5 3-2.500L8 9l-3 1-1-1.500L8 5l2.5-2 .5 1.800C15 5.5 18 8 19 12.500l.5 7.500H17l-1-4.5-4 .3L10.5 18v2H9v-2.500L6.5 20zM17 2l1 1-3.5 4-1-1z",
  horses: "M4 21l1-6 3-3-1-4-3 1-1.5-1.500L7 4l3-2.5.5 2C15 4 19 7 20 12l1 9h-3l-1.5-5-4 .5L10 19v2H8v-3.500L6.5 21z",
  elephant: "M7 5h9c3.5 0 6 2.5 6 6v9h-3.500v-4H12v4H8.500v-5C6.5 15 6 13.5 6 12v6c0 1.5-1 2.5-2.5 2.500S1 19.5 1 18h1.800c0 .5.2.8.7.8s.7-.3.7-.8V9c0-2.5 1-4 2.800-4z",
  // engines, works, ships
  artillery: "M2 10l13-5 1.5 3.5-4 1.7A5 5 0 1 1 7 14.500l.4-2-4 1.500zM12 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 17h5v2h-5z",
  "siege-tower": "M5 2h3v2h2V2h4v2h2V2h3v6h-2v11h1a2 2 0 1 1-3 1.500h-6A2 2 0 1 1 6 19h1V8H5zm6 8v4h2v-4z",
  "siege-engine": "M3 17L14 4l1.5 1.300L11 11h5l3 6h1a2.5 2.5 0 1 1-3 2H8a2.5 2.5 0 1 1-4-2zM16 2h4v4h-4z",
  galley: "M11 2h2v4c3 .5 5 2.5 5.5 6H13v2h9c-.5 4-3 7-7 7H8c-4 0-6-3-6.5-7H11v-2H6c.5-3 2-5 5-6z",
  ship: "M11 1h2v3c4 1 6 4 6 9h-6v2h9c-1 4-3.5 7-7 7H9c-3.5 0-6-3-7-7h9v-2H5c0-5 2-8 6-9z",
  transport: "M11 2h2v3l5 7h-5v2h9c-1 4-3 7-7 7H9c-4 0-6-3-7-7h9V5z",
  warship: "M7 2h2v3h2V1h2v4h2V2h2v3l3 7h-7v2h9c-1 5-4 8-8 8h-4c-4 0-7-3-8-8h9v-2H4l3-7z",
  corsair: "M11 1h2v3l6 8h-6v2h9c-1 4-3 7-7 7H9c-4 0-6-3-7-7h9V4zM8 7l2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2-2-2z",
  fort: "M3 4h3v3h2V4h3v3h2V4h3v3h2V4h3v17h-6v-5a3 3 0 0 0-6 0v5H3z",
  village: "M12 4l9 8h-3v9h-4v-6h-4v6H6v-9H3z",
  town: "M2 21V10l4-4 4 4V6l3-4 3 4v5l3-2 3 2v10h-7v-4h-2v4z",
  dock: "M11 2h2v3h3v2h-3v11c2-.4 4-2 4.5-4.500L16 14l3-4 2.5 4h-1.400C19.5 18.5 16 21 12 22c-4-1-7.5-3.5-8.100-8H2.500L5 10l3 4-1.5-.5C7 16 9 17.6 11 18V7H8V5h3z",
  harbour: "M11 2h2v3h3v2h-3v11c2-.4 4-2 4.5-4.500L16 14l3-4 2.5 4h-1.400C19.5 18.5 16 21 12 22c-4-1-7.5-3.5-8.100-8H2.500L5 10l3 4-1.5-.5C7 16 9 17.6 11 18V7H8V5h3z",
  // people and goods
  leader: "M12 1l3 6.5 7 .8-5.200 4.800 1.400 7L12 16.5 5.800 20l1.400-7L2 8.300l7-.8z",
  princess: "M5 3l3.5 3L12 2l3.5 4L19 3l-1 7H6zM7 11h10l3 11H4z",
  barbarian: "M3 4c3 0 4 2 4.5 4A6 6 0 0 1 12 6a6 6 0 0 1 4.5 2C17 6 18 4 21 4c1 4-1 6-3 7v3c0 4-3 7-6 8-3-1-6-4-6-8v-3C4 10 2 8 3 4zm6 8v2h2v-2zm4 0v2h2v-2z",
  mercenary: "M12 2a3 3 0 0 1 2 5.300L18 10v5l-2 1v6H8v-6l-2-1v-5l4-2.7A3 3 0 0 1 12 2zm0 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  diplomat: "M3 5h18v14H3zm2 2v1l7 5 7-5V7zm0 3.500V17h14v-6.500l-7 5z",
  merchant: "M11 2h2v2h6v2h-.5L22 14a4 4 0 0 1-8 0l3-8h-4v13h4v2H7v-2h4V6H7l3 8a4 4 0 0 1-8 0l3.5-8H5V4h6z",
  sheep: "M6 7a4 4 0 0 1 7-2 4 4 0 0 1 6 3c2 1 2 5-1 6v6h-2v-5H9v5H7v-6c-2 0-3-1-3.5-2.500L1 10l2-3z",
  pigs: "M5 8c2-2 9-3 13 0l3-1-1 3c1 1 1 3 0 4v6h-3v-4H9v4H6v-5c-2-1-3-2-3-4H1V9h2z",
  cattle: "M2 5l3 2h12c3 0 4 2 4 5v8h-2.500v-5H9v5H6.500v-6L4 11 2 10z",
  grain: "M11 22V11c-3 0-5-2-5-5 3 0 5 1.5 5 4V7c-1.5-1-2-3-1-5 2 1 3 3 2 5v3c0-2.5 2-4 5-4 0 3-2 5-5 5v3c0-2 2-4 5-4 0 3-2 5-5 5v7z",
  fish: "M2 12c4-6 11-6 15-1.500L22 6v12l-5-4.500C13 18 6 18 2 12zm4-1.500v2h2v-2z",
  coin: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1 4v2c-2 .3-3 1.5-3 3 0 3.5 5 2 5 4 0 .7-.7 1-1.5 1-1 0-2-.5-2.5-1.200L7.5 16c.8 1 2 1.7 3.5 1.900V20h2v-2.100c2-.4 3-1.7 3-3.200 0-3.7-5-2.300-5-4 0-.6.5-1 1.300-1 .8 0 1.5.3 2.200 1L15.800 9c-.7-.7-1.6-1.100-2.800-1.200V6z",
  food: "M11 22V11c-3 0-5-2-5-5 3 0 5 1.5 5 4V7c-1.5-1-2-3-1-5 2 1 3 3 2 5v3c0-2.5 2-4 5-4 0 3-2 5-5 5v3c0-2 2-4 5-4 0 3-2 5-5 5v7z",
  material: "M3 6l9-4 9 4v12l-9 4-9-4zm9 4.500l5.5-2.500L12 5.5 6.5 8z",
  weapons: "M17.5 2l2.5 2.5-9.5 9.5 1.800 1.800-1.400 1.400-2-2-3.400 4.6-1.7-1.7 4.6-3.400-2-2 1.400-1.400 1.800 1.800z",
  gold: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  metal: "M6 7h12l4 10H2z",
  cube: "M12 2l9 5v10l-9 5-9-5V7z",
  disc: "M12 6c6 0 10 2.5 10 6s-4 6-10 6-10-2.5-10-6 4-6 10-6z",
  flag: "M5 2h2v2h13l-3 5 3 5H7v8H5z",
  crown: "M3 6l5 4 4-6 4 6 5-4-2 12H5z",
  amphora: "M9 2h6v2l-1 2c3 1 4 3 4 6 0 4-2 7-4 9v1h-4v-1c-2-2-4-5-4-9 0-3 1-5 4-6L9 4z",
  uprising: "M12 1c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 1 3 2 4 1-3 1-6 1-10z",
  dagger: "M11 2h2l1 11h4v2h-5v6l-1 1-1-1v-6H6v-2h4z",
  card: "M5 2h14v20H5z",
  unknown: "M12 2a6 6 0 0 1 6 6c0 3-2 4-3.5 5.5-.6.6-.8 1.200-.8 2.500h-3.400c0-2.5.7-3.7 2-5C13.5 10 14.300 9.300 14.300 8A2.300 2.300 0 0 0 9.7 8H6a6 6 0 0 1 6-6zm-1.7 16h3.400v3.400h-3.400z",
};

/** The shape for a unit, or the one for something unknown. @param {string} name */
export function shape(name) {
  const plain = name.replaceAll("_", "-");
  return SHAPES[plain] ?? SHAPES[plain.replace(/^(light|elite|guard|heavy|horse)-/, "")] ?? SHAPES.unknown;
}

/** An icon in a text. @param {string} name @param {string} [title] */
export function icon(name, title = "") {
  return html`<svg class="icon" viewBox="0 0 24 24" role=${title ? "img" : "presentation"} aria-label=${title}>
    ${title ? svg`<title>${title}</title>` : ""}<path d=${shape(name)}></path>
  </svg>`;
}

/** A piece on a map: a shape of the given size around a point, with its number. */
export function piece(
  /** @type {string} */ name,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  /** @type {number | string} */ count = "",
  /** @type {string} */ title = "",
) {
  const scale = size / 24;
  return svg`<g class="piece" transform="translate(${x - size / 2} ${y - size / 2})">
    ${title ? svg`<title>${title}</title>` : ""}
    <path class="shape" transform="scale(${scale})" d=${shape(name)}></path>
    ${count === "" || count === 1 ? "" : svg`<text class="count" x=${size} y=${size} font-size=${size * 0.62}>${count}</text>`}
  </g>`;
}
