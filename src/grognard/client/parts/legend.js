// The legend of a board: what its symbols, lines and colours mean. The board itself says which ones it has.

import { html, nothing, svg } from "../vendor/lit.js";
import { t } from "../words.js";

/** How a kind of line is drawn on the boards. @type {Record<string, string>} */
const LINES = { strait: "link strait", "sea-strait": "link sea-strait", "sea-lane": "link sea-lane", join: "link join", closed: "border closed", river: "way river", country: "country", home: "home" };

/** @param {string[]} entries as the board lists them: `kind/name` */
export function legend(entries) {
  if (!entries.length) return nothing;
  return html`
    <details class="map-legend">
      <summary>${t("legend")}</summary>
      <ul>
        ${entries.map((entry) => {
          const [kind, name] = entry.split("/");
          return html`<li data-entry=${entry}>
            <svg class="map sample" viewBox="0 0 44 28" aria-hidden="true">${sample(kind, name)}</svg>
            <span>${t(kind === "line" ? `legend-line-${name}` : `legend-${name}`)}</span>
          </li>`;
        })}
      </ul>
    </details>
  `;
}

/** @param {string} kind @param {string} name */
function sample(kind, name) {
  const sign = svg`<use class="symbol ${name}" href="#s-${name}" x="10" y="2" width="24" height="24"></use>`;
  const ground = svg`<rect class="area land ${name}" x="1" y="1" width="42" height="26" rx="4"></rect>`;
  if (kind === "symbol") return sign;
  if (kind === "number") return svg`<g class="symbol ${name}"><circle cx="22" cy="14" r="13"></circle><text x="22" y="22.4">3</text></g>`;
  if (kind === "terrain") return svg`${ground}${sign}`;
  if (kind === "ground") return ground;
  if (name === "mountain-border") {
    return svg`<g class="border mountain-border"><path d="M1 18H43"></path>${[-2, 11, 24].map((x) => svg`<use href="#s-peak" x=${x} y="1" width="26" height="26"></use>`)}</g>`;
  }
  return svg`<path class=${LINES[name]} d="M2 20Q22 6 42 10"></path>`;
}
