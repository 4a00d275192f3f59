// The first page: play at once, see who plays, come back to your own tables.

import { html, nothing } from "../vendor/lit.js";
import { get, post } from "../api.js";
import { link } from "../app.js";
import { named, t, when } from "../words.js";

/** @param {any} site */
export function lobbyPage(site) {
  /** @type {any[]} */
  let tables = [];
  /** @type {any[]} */
  let mine = [];
  const load = async () => {
    tables = await get("/tables");
    if (site.user) mine = await get("/tables?mine=true");
    site.redraw();
  };
  const events = new EventSource("/api/lobby");
  events.addEventListener("changed", () => load().catch(() => undefined));
  return {
    title: () => `Grognard · ${t("lobby")}`,
    leave: () => events.close(),
    view: () => html`
      <main id="main" class="lobby">
        <h1>${t("welcome")}</h1>
        <p class="lead">${t("lead")}</p>
        <section aria-labelledby="games">
          <h2 id="games">${t("games")}</h2>
          <ul class="games">
            ${site.games.map((/** @type {any} */ game) => card(game))}
          </ul>
        </section>
        ${mine.length ? list("my-tables", mine, site) : nothing}
        ${list("open-tables", tables.filter((row) => row.status === "open"), site)}
        ${list("running-tables", tables.filter((row) => row.status === "running"), site)}
        ${list("finished-tables", tables.filter((row) => row.status === "over").slice(0, 10), site)}
        <p>
          <label class="import">
            ${t("import")}
            <input type="file" accept="application/json,.json" @change=${(/** @type {any} */ event) => importRecord(event, site)} />
          </label>
        </p>
        <p class="small">${t("disclaimer")}</p>
      </main>
    `,
  };
}

/** A table to look at, from a record that somebody kept. @param {any} event @param {any} site */
async function importRecord(event, site) {
  try {
    const record = JSON.parse(await event.target.files[0].text());
    await site.enter();
    site.go(`/table/${(await post("/tables/import", record)).id}`);
  } catch (/** @type {any} */ error) {
    site.fail(error instanceof SyntaxError ? { message: t("no-record") } : error);
  }
}

/** @param {any} game */
function card(game) {
  const seats = game.players.length > 1 ? `${game.players[0]}–${game.players.at(-1)}` : game.players[0];
  return html`
    <li class="game" data-game=${game.id}>
      <h3>${named(game.names)}</h3>
      <p>${t(`about-${game.id}`)}</p>
      <p class="facts">${t("for-players", { seats })}</p>
      <p class="actions">
        <a class="button" href="/new/${game.id}" @click=${link}>${t("play")}</a>
        <a class="quiet" href="/rules/${game.id}" @click=${link}>${t("rules")}</a>
      </p>
    </li>
  `;
}

/** @param {string} key @param {any[]} rows @param {any} site */
function list(key, rows, site) {
  if (!rows.length) return nothing;
  const names = Object.fromEntries(site.games.map((/** @type {any} */ game) => [game.id, named(game.names)]));
  return html`
    <section aria-labelledby=${key}>
      <h2 id=${key}>${t(key)}</h2>
      <ul class="tables">
        ${rows.map(
          (row) => html`
            <li>
              <a href="/table/${row.id}" @click=${link}>
                <strong>${row.title || names[row.game]}</strong>
                <span>${row.title ? names[row.game] : nothing}</span>
                <span>${row.seats.map((/** @type {any} */ seat) => seat.name || t("free")).join(", ")}</span>
                <span class="small">${when(row.changed)}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
