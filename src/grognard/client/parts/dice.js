// The dice that nobody chooses: what was committed to, what players added to it, and how to check both.

import { html, nothing } from "../vendor/lit.js";
import { get, onceKey, put } from "../api.js";
import { t } from "../words.js";

const encoder = new TextEncoder();

/** What this browser would add to the seed, unless its owner writes something else. */
export const chance = onceKey;

const noted = (/** @type {string} */ id) => `grognard-commitment-${id}`;

/**
 * Add a text to the seed of a table, after its commitment was noted here: so whoever runs the server had to fix
 * the own part of the seed before knowing mine.
 * @param {string} id @param {number} seat @param {string} text
 */
export async function contribute(id, seat, text) {
  const { commitment } = await get(`/tables/${id}?seat=${seat}`);
  localStorage.setItem(noted(id), commitment);
  await put(`/tables/${id}/contribution`, { seat, text });
}

/** @param {string} value @param {(text: string) => void} change */
export function contributionField(value, change) {
  return html`
    <label>
      ${t("dice-mine")}
      <input
        class="contribution"
        maxlength="100"
        autocomplete="off"
        spellcheck="false"
        .value=${value}
        @change=${(/** @type {any} */ event) => change(event.target.value)}
      />
    </label>
    <p class="small">${t("dice-mine-hint")}</p>
  `;
}

/** Everything about the dice of a table. @param {any} message @param {any} site */
export function dicePanel(message, site) {
  const seats = message.seats.filter((/** @type {any} */ seat) => message.contributions[seat.seat]);
  const name = (/** @type {any} */ seat) => seat.name || t("seat", { number: seat.seat + 1 });
  return html`
    <details class="dice">
      <summary>${t("dice")}</summary>
      <p class="small">${t("commitment")} <code>${message.commitment}</code></p>
      ${seats.length
        ? html`<ul class="small">
            ${seats.map(
              (/** @type {any} */ seat) => html`<li>
                ${t("dice-added", { name: name(seat) })} <code>${message.contributions[seat.seat]}</code>
              </li>`,
            )}
          </ul>`
        : html`<p class="small">${t("dice-nothing")}</p>`}
      ${message.seed ? html`<p class="small">${t("seed")} <code>${message.seed}</code></p>` : nothing}
      ${message.new_dice.map(
        (/** @type {any} */ dice) => html`
          <p class="small">${t("dice-new", { number: dice.after })}</p>
          <p class="small">${t("commitment")} <code>${dice.commitment}</code></p>
          ${dice.seed ? html`<p class="small">${t("seed")} <code>${dice.seed}</code></p>` : nothing}
        `,
      )}
      ${message.seed
        ? html`<p><button @click=${() => verify(message, site)}>${t("verify")}</button></p>`
        : html`<p class="small">${t("dice-later")}</p>`}
    </details>
  `;
}

/** Check that the seeds fit what was committed to before. @param {any} message @param {any} site */
export async function verify(message, site) {
  if (!crypto.subtle) return site.say(t("verify-elsewhere"));
  const mine = localStorage.getItem(noted(message.id));
  if (mine && mine !== message.commitment) return site.say(t("not-noted"));
  for (const { seed, commitment } of [message, ...message.new_dice]) {
    const found = await hash(encoder.encode("grognard seed:"), bytes(seed));
    if (hex(found) !== commitment) return site.say(t("not-verified"));
  }
  return site.say(t("verified", { seed: hex(await mixed(message)).slice(0, 12) }));
}

/** The seed of the dice: the committed one, and what the players added. @param {any} message */
async function mixed(message) {
  const texts = message.contributions;
  if (!texts.some(Boolean)) return bytes(message.seed);
  const added = await Promise.all(texts.map((/** @type {string} */ text) => hash(encoder.encode(text))));
  return hash(encoder.encode("grognard dice:"), bytes(message.seed), ...added);
}

/** @param {Uint8Array[]} parts */
async function hash(...parts) {
  const all = new Uint8Array(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

/** @param {string} text */
const bytes = (text) => Uint8Array.from(text.match(/../g) || [], (two) => parseInt(two, 16));

/** @param {Uint8Array} found */
const hex = (found) => Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
