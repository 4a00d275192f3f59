// Time travel: the game as it stood, as you knew it then.

import { html } from "../vendor/lit.js";
import { t } from "../words.js";

/** @param {any} context @param {(number: number) => void} goTo */
export function replayBar(context, goTo) {
  const { message, page } = context;
  const number = page.then ? page.then.number : message.number;
  const step = (/** @type {number} */ by) => goTo(Math.max(0, Math.min(message.number, number + by)));
  return html`
    <div class="replay" role="group" aria-label=${t("replay")}>
      <button @click=${() => step(-1)} ?disabled=${number === 0} aria-label=${t("earlier")}>◀</button>
      <input
        id="moment"
        type="range"
        min="0"
        max=${message.number}
        .value=${String(number)}
        aria-label=${t("moment")}
        @change=${(/** @type {any} */ event) => goTo(Number(event.target.value))}
      />
      <button @click=${() => step(1)} ?disabled=${number >= message.number} aria-label=${t("later")}>▶</button>
      <button @click=${() => goTo(message.number)} ?disabled=${!page.then}>${t("now")}</button>
      <span class="small">${number} / ${message.number}</span>
    </div>
  `;
}
