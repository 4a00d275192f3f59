// The question: its prompt with its rule, the options as buttons, type to find any of them.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const MANY = 12;

/** @param {any} context @param {any} does */
export function questionPanel(context, does) {
  const { message, choice, page } = context;
  if (page.then) return html`<h2>${t("looking-back", { number: page.then.number })}</h2>`;
  const asksUndo = message.seats.filter((/** @type {any} */ s) => s.wants_undo !== null && s.wants_undo !== undefined);
  return html`
    ${asksUndo.length && message.seat !== null && message.seats[message.seat].wants_undo === null
      ? html`<div class="undo-wish" role="alert">
          ${t("wants-undo", { name: asksUndo[0].name })}
          <button @click=${does.undo}>${t("agree")}</button>
          <button @click=${does.refuse}>${t("refuse")}</button>
        </div>`
      : nothing}
    ${choice ? question(context, does) : waiting(message)}
    ${page.why ? html`<p class="why" role="status">${page.why}</p>` : nothing}
    ${page.advice.can_undo ? html`<p><button class="undo" @click=${does.undo}>${t("undo")}</button></p>` : nothing}
  `;
}

/** @param {any} context @param {any} does */
function question(context, does) {
  const { choice, page } = context;
  const { hints } = page.advice;
  const wanted = page.filter.toLowerCase();
  const shown = choice.options.filter(
    (/** @type {any} */ option) =>
      (!wanted || option.name.toLowerCase().includes(wanted) || option.word.includes(wanted)) &&
      (!page.part || option.word === page.part || option.parts.includes(page.part)),
  );
  const find = (/** @type {any} */ event) => {
    page.filter = event.target.value;
    context.redraw();
  };
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && shown.length) {
      event.preventDefault();
      does.act(shown[0].word);
    }
  };
  return html`
    <h2 class="prompt" aria-live="polite">
      ${choice.text}
      <button class="rule-id" @click=${() => does.showRule(choice.rule)} title=${t("show-rule")}>${choice.rule}</button>
    </h2>
    ${choice.secret ? html`<p class="small">${t("secret")}</p>` : nothing}
    ${choice.options.length > MANY || page.part
      ? html`<label class="find">
          <span class="hidden">${t("find")}</span>
          <input id="find" type="search" placeholder=${t("find-option")} .value=${page.filter} @input=${find} @keydown=${enter} />
        </label>`
      : nothing}
    ${page.part
      ? html`<p><button
          @click=${() => {
            page.part = "";
            context.redraw();
          }}
        >
          ${t("show-all")}
        </button></p>`
      : nothing}
    <ul class="options">
      ${shown.map(
        (/** @type {any} */ option) => html`
          <li>
            <button
              class="option"
              data-word=${option.word}
              ?disabled=${page.sending}
              @click=${() => does.act(option.word)}
            >
              ${option.name}${hints[option.word] ? html` <span class="small">${hints[option.word]}</span>` : nothing}
            </button>
          </li>
        `,
      )}
    </ul>
    ${shown.length ? nothing : html`<p>${t("nothing-found")}</p>`}
  `;
}

/** @param {any} message */
function waiting(message) {
  const names = message.waiting.map((/** @type {number} */ seat) => message.seats[seat].name || t("seat", { number: seat + 1 }));
  return html`<h2 class="prompt">${t("waiting-for", { names: names.join(", ") })}</h2>`;
}
