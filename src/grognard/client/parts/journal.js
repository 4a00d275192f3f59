// What happened: since you were here, and the whole log.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { sinceSummary } from "./since.js";

/** @param {any} context @param {string} id @param {any} does */
export function journal(context, id, does) {
  const { message, page } = context;
  const events = page.then ? page.then.journal : message.journal;
  const fighting = page.module.fight(context.view);
  const battles = page.module.battles(events).filter((/** @type {any} */ each) => each.over || !fighting);
  const fresh = page.then ? [] : events.filter((/** @type {any} */ event) => event.number > page.since);
  return html`
    ${fresh.length && message.seat !== null
      ? html`<h2>
            ${t("since")} <span class="small">${t("since-count", { number: message.number - page.since })}</span>
            <button @click=${() => does.goTo(Math.min(message.number, page.since + 1))}>${t("step-through")}</button>
          </h2>
          ${sinceSummary(context, id)}
          <ol class="events fresh">${fresh.slice(-30).map((/** @type {any} */ event) => line(event, battles, does))}</ol>`
      : nothing}
    <h2>${t("tab-log")}</h2>
    <ol class="events" tabindex="0">
      ${events
        .slice(-200)
        .reverse()
        .map((/** @type {any} */ event) => line(event, battles, does))}
    </ol>
  `;
}

/** @param {any} event @param {import("./battle.js").Fought[]} battles @param {any} does */
function line(event, battles, does) {
  const battle = battles.find((each) => each.begins === event);
  return html`<li class=${event.private ? "private" : ""}>
    ${event.text}
    ${battle ? html`<button class="show-battle" @click=${() => does.review(battle)}>${t("show-battle")}</button>` : nothing}
    <button class="rule-id" @click=${() => does.showRule(event.rule)} title=${t("show-rule")}>${event.rule}</button>
  </li>`;
}
