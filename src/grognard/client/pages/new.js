// A new table: players, who sits where, and every option with its explanation.

import { html, nothing } from "../vendor/lit.js";
import { post } from "../api.js";
import { named, t } from "../words.js";
import { chance, contribute, contributionField } from "../parts/dice.js";

/** @param {any} site @param {string} name */
export function newPage(site, name) {
  const game = site.games.find((/** @type {any} */ each) => each.id === name);
  if (!game) return { view: () => html`<main id="main"><h1>${t("not-found")}</h1></main>` };
  const bots = game.bots;
  const usual = bots.includes("level:3") ? "level:3" : bots[0];
  const wish = {
    players: game.players[0],
    preset: "",
    /** @type {Record<string, string>} */ options: {},
    seats: game.players.at(-1) ? Array.from({ length: game.players.at(-1) }, (_, n) => (n ? `bot:${usual}` : "me")) : [],
    title: "",
    public: true,
    clock: "none",
    contribution: chance(),
  };
  const start = async () => {
    try {
      await site.enter();
      const seats = wish.seats.slice(0, wish.players).map((kind) =>
        kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : { kind },
      );
      const { id } = await post("/tables", {
        game: game.id,
        players: wish.players,
        options: wish.options,
        preset: wish.preset,
        seats,
        title: wish.title,
        public: wish.public,
        clock: CLOCKS[wish.clock],
      });
      const mine = seats.findIndex((seat) => seat.kind === "me");
      if (mine >= 0 && wish.contribution.trim()) await contribute(id, mine, wish.contribution);
      if (!seats.some((seat) => seat.kind === "open")) await post(`/tables/${id}/start`);
      site.go(`/table/${id}`);
    } catch (error) {
      site.fail(error);
    }
  };
  const change = (/** @type {() => void} */ what) => {
    what();
    site.redraw();
  };
  return {
    title: () => `Grognard · ${named(game.names)}`,
    view: () => html`
      <main id="main" class="new">
        <h1>${named(game.names)}</h1>
        <p class="lead">${t(`about-${game.id}`)}</p>
        <p><button class="button big" @click=${start}>${t("start-now")}</button></p>
        <section>
          <h2>${t("players")}</h2>
          <div class="row" role="group" aria-label=${t("players")}>
            ${game.players.map(
              (/** @type {number} */ n) => html`
                <button
                  class="pick"
                  aria-pressed=${n === wish.players}
                  @click=${() => change(() => (wish.players = n))}
                >
                  ${n}
                </button>
              `,
            )}
          </div>
          <ol class="seats">
            ${wish.seats.slice(0, wish.players).map((kind, seat) => seatRow(kind, seat, wish, bots, change))}
          </ol>
        </section>
        ${game.presets.length ? presets(game, wish, change) : nothing}
        <details>
          <summary>${t("options")}</summary>
          <div class="options">${game.options.map((/** @type {any} */ option) => optionRow(game, option, wish, change))}</div>
        </details>
        <details>
          <summary>${t("table-settings")}</summary>
          <label>${t("title")} <input maxlength="80" .value=${wish.title} @input=${(/** @type {any} */ e) => (wish.title = e.target.value)} /></label>
          <label>
            ${t("clock")}
            <select @change=${(/** @type {any} */ e) => (wish.clock = e.target.value)}>
              ${Object.keys(CLOCKS).map((key) => html`<option value=${key}>${t(`clock-${key}`)}</option>`)}
            </select>
          </label>
          <label><input type="checkbox" checked @change=${(/** @type {any} */ e) => (wish.public = e.target.checked)} /> ${t("public")}</label>
        </details>
        <details>
          <summary>${t("dice")}</summary>
          ${contributionField(wish.contribution, (text) => (wish.contribution = text))}
        </details>
      </main>
    `,
  };
}

/** @type {Record<string, any>} */
const CLOCKS = {
  none: { kind: "none" },
  live: { kind: "bank", seconds: 2400, increment: 20 },
  daily: { kind: "decision", seconds: 86400 },
  slow: { kind: "bank", seconds: 604800, increment: 43200 },
};

/**
 * @param {string} kind @param {number} seat @param {any} wish @param {string[]} bots
 * @param {(what: () => void) => void} change
 */
function seatRow(kind, seat, wish, bots, change) {
  const kinds = ["me", "open", ...bots.map((bot) => `bot:${bot}`)];
  return html`
    <li class="seat seat-${seat}">
      <label>
        ${t("seat", { number: seat + 1 })}
        <select @change=${(/** @type {any} */ event) => change(() => (wish.seats[seat] = event.target.value))}>
          ${kinds.map(
            (each) => html`<option value=${each} ?selected=${each === kind}>
              ${each.startsWith("bot:") ? t("bot", { bot: t(`bot-${each.slice(4).replace(":", "-")}`) }) : t(`seat-${each}`)}
            </option>`,
          )}
        </select>
      </label>
    </li>
  `;
}

/** @param {any} game @param {any} wish @param {(what: () => void) => void} change */
function presets(game, wish, change) {
  return html`
    <section>
      <h2>${t("presets")}</h2>
      <div class="row" role="group" aria-label=${t("presets")}>
        ${game.presets.map(
          (/** @type {any} */ preset) => html`
            <button
              class="pick"
              aria-pressed=${preset.id === (wish.preset || game.presets[0].id)}
              @click=${() =>
                change(() => {
                  wish.preset = preset.id;
                  wish.options = {};
                })}
            >
              ${named(preset.names)}
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

/** @param {any} game @param {any} option @param {any} wish @param {(what: () => void) => void} change */
function optionRow(game, option, wish, change) {
  const preset = game.presets.find((/** @type {any} */ each) => each.id === wish.preset);
  const value = wish.options[option.id] ?? preset?.set[option.id] ?? option.default;
  const set = (/** @type {any} */ event) => change(() => (wish.options[option.id] = event.target.value));
  return html`
    <label class="option">
      <span>${named(option.names)}</span>
      ${option.values.length
        ? html`<select @change=${set}>
            ${option.values.map(
              (/** @type {string} */ each, /** @type {number} */ n) =>
                html`<option value=${each} ?selected=${each === value}>${named(option.labels)[n]}</option>`,
            )}
          </select>`
        : html`<input .value=${value} @change=${set} />`}
      ${named(option.notes) ? html`<span class="small">${named(option.notes)}</span>` : nothing}
    </label>
  `;
}
