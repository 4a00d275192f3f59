// What has happened since my last decision, in short: by player, what they did and how the figures changed.

import { html, nothing } from "../vendor/lit.js";
import { get } from "../api.js";
import { language, t } from "../words.js";

/** Bots answer quickly: wait until nothing has changed for so long. */
const CALM = 350;

/** @param {any} context @param {string} id */
export function sinceSummary(context, id) {
  const { message, page } = context;
  const since = (page.summary ??= { key: "", parts: [], timer: 0 });
  if (page.then || message.seat === null || page.since < 0 || page.since >= message.number) return nothing;
  const key = `${page.since} ${message.number} ${message.seat} ${language()}`;
  if (since.key !== key) {
    if (!since.key.startsWith(`${page.since} `)) since.parts = [];
    since.key = key;
    clearTimeout(since.timer);
    since.timer = setTimeout(async () => {
      const path = `/tables/${id}/since/${page.since}?seat=${message.seat}&language=${language()}`;
      const parts = await get(path).catch(() => []);
      if (since.key !== key) return;
      since.parts = parts;
      context.redraw();
    }, CALM);
  }
  if (!since.parts.length) return nothing;
  return html`<ul class="since" aria-label=${t("since-short")}>
    ${since.parts.map(
      (/** @type {any} */ part) => html`<li class="seat-${part.seat}">
        <span class="chip" aria-hidden="true">${String.fromCharCode(65 + part.seat)}</span>
        <b>${part.name}</b>${part.seat === message.seat ? html` <span class="small">(${t("since-you")})</span>` : nothing}
        ${part.deeds.length ? html`<span>${part.deeds.join("; ")}</span>` : nothing}
        ${part.changes.map((/** @type {string} */ change) => html`<span class="badge">${change}</span>`)}
      </li>`,
    )}
  </ul>`;
}
