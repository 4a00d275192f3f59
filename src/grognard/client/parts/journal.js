// What happened: since you were here, and the whole log.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @param {any} context @param {(rule: string) => void} showRule @param {(number: number) => void} goTo */
export function journal(context, showRule, goTo) {
  const { message, page } = context;
  const events = page.then ? page.then.journal : message.journal;
  const fresh = page.then ? [] : events.filter((/** @type {any} */ event) => event.number > page.since);
  return html`
    ${fresh.length && message.seat !== null
      ? html`<h2>
            ${t("since")} <span class="small">${t("since-count", { number: message.number - page.since })}</span>
            <button @click=${() => goTo(Math.min(message.number, page.since + 1))}>${t("step-through")}</button>
          </h2>
          <ol class="events fresh">${fresh.slice(-30).map((/** @type {any} */ event) => line(event, showRule))}</ol>`
      : nothing}
    <h2>${t("tab-log")}</h2>
    <ol class="events" tabindex="0">
      ${events
        .slice(-200)
        .reverse()
        .map((/** @type {any} */ event) => line(event, showRule))}
    </ol>
  `;
}

/** @param {any} event @param {(rule: string) => void} showRule */
function line(event, showRule) {
  return html`<li class=${event.private ? "private" : ""}>
    ${event.text}
    <button class="rule-id" @click=${() => showRule(event.rule)} title=${t("show-rule")}>${event.rule}</button>
  </li>`;
}
