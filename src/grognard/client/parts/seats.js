// Who plays: names, letters, patterns, clocks; going away and coming back.

import { html, nothing } from "../vendor/lit.js";
import { post } from "../api.js";
import { t } from "../words.js";

/** @param {any} context @param {string} id @param {any} run */
export function seatList(context, id, run) {
  const { message } = context;
  const me = message.seat === null ? null : message.seats[message.seat];
  const send = (/** @type {string} */ what) => run(() => post(`/tables/${id}/${what}`, { seat: message.seat }));
  return html`
    <ul class="who">
      ${message.seats.map(
        (/** @type {any} */ seat) => html`
          <li class="seat-${seat.seat} ${message.waiting.includes(seat.seat) ? "asked" : ""}">
            <span class="chip" aria-hidden="true">${String.fromCharCode(65 + seat.seat)}</span>
            <b>${seat.name || t("seat", { number: seat.seat + 1 })}</b>
            ${seat.kind === "bot" ? html`<span class="small">${t("is-bot")}</span>` : nothing}
            ${seat.away ? html`<span class="small">${seat.resigned ? t("resigned") : t("away")}</span>` : nothing}
            ${message.waiting.includes(seat.seat) && message.status === "running"
              ? html`<span class="small">${t("thinks")}</span>`
              : nothing}
            ${seat.deadline ? html`<time class="small">${clock(seat.deadline - message.now)}</time>` : nothing}
          </li>
        `,
      )}
    </ul>
    ${me && message.status === "running"
      ? html`<p class="actions">
          ${me.away && !me.resigned
            ? html`<button class="button" @click=${() => send("back")}>${t("come-back")}</button>`
            : nothing}
          ${!me.away
            ? html`<button @click=${() => send("away")}>${t("go-away")}</button>
                <button @click=${() => confirm(t("resign-sure")) && send("resign")}>${t("resign")}</button>`
            : nothing}
        </p>`
      : nothing}
  `;
}

/** @param {number} left */
function clock(left) {
  const seconds = Math.max(0, Math.round(left / 1000));
  if (seconds > 172800) return t("days", { number: Math.round(seconds / 86400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = String(Math.floor((seconds % 3600) / 60)).padStart(2, "0");
  return `${hours}:${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
