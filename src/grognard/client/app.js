// The page: finds out who we are, then shows what the address says.

import { html, nothing, render } from "./vendor/lit.js";
import { get, patch, post } from "./api.js";
import { LANGUAGES, language, preferred, speak, t } from "./words.js";
import { accountPage, resetPage } from "./pages/account.js";
import { lobbyPage } from "./pages/lobby.js";
import { newPage } from "./pages/new.js";
import { rulesPage } from "./pages/rules.js";
import { tablePage } from "./pages/table.js";

/** What all pages share. */
export const site = {
  /** @type {any} */ user: null,
  /** @type {any[]} */ games: [],
  /** @type {string} */ notice: "",
  redraw: () => draw(),
  /** @param {string} path */
  go: (path) => {
    history.pushState({}, "", path);
    arrive();
  },
  /** Say something to the visitor for a while. @param {string} text */
  say: (text) => {
    site.notice = text;
    draw();
    setTimeout(() => {
      if (site.notice === text) {
        site.notice = "";
        draw();
      }
    }, 6000);
  },
  /** A refusal, as a sentence. @param {any} error */
  fail: (error) => {
    site.say(error.key === "offline" ? t("offline") : error.message || t("error"));
  },
  /** Make sure that we are somebody, at least a guest. */
  enter: async () => {
    if (!site.user) site.user = (await post("/guest", { language: language() })).user;
  },
};

/** @type {{ path: RegExp, make: (match: RegExpMatchArray) => any }[]} */
const ROUTES = [
  { path: /^\/$/, make: () => lobbyPage(site) },
  { path: /^\/new\/([\w-]+)$/, make: (match) => newPage(site, match[1]) },
  { path: /^\/table\/(\w+)$/, make: (match) => tablePage(site, match[1]) },
  { path: /^\/rules\/([\w-]+)$/, make: (match) => rulesPage(site, match[1]) },
  { path: /^\/account$/, make: () => accountPage(site) },
  { path: /^\/reset$/, make: () => resetPage(site) },
];

/** @type {{ view: () => any, leave?: () => void, title?: () => string } | null} */
let page = null;

function arrive() {
  page?.leave?.();
  const route = ROUTES.map((r) => ({ ...r, match: location.pathname.match(r.path) })).find((r) => r.match);
  page = route && route.match ? route.make(route.match) : { view: () => html`<main><h1>${t("not-found")}</h1></main>` };
  draw();
  window.scrollTo(0, 0);
}

function draw() {
  document.title = page?.title?.() || "Grognard";
  render(frame(), /** @type {HTMLElement} */ (document.getElementById("app")));
}

function frame() {
  return html`
    <a class="skip" href="#main">${t("skip")}</a>
    <header class="top">
      <a class="brand" href="/" @click=${link}>Grognard</a>
      <nav aria-label=${t("navigation")}>
        <label class="language">
          <span class="hidden">${t("language")}</span>
          <select @change=${choose}>
            ${Object.entries(LANGUAGES).map(
              ([key, name]) => html`<option value=${key} ?selected=${key === language()}>${name}</option>`,
            )}
          </select>
        </label>
        <a class="account" href="/account" @click=${link}>${site.user ? site.user.name : t("log-in")}</a>
      </nav>
    </header>
    <div class="notice" role="status" aria-live="polite">${site.notice || nothing}</div>
    ${page ? page.view() : nothing}
  `;
}

/** Follow a link without loading the page anew. @param {MouseEvent} event */
export function link(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const anchor = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  site.go(anchor.getAttribute("href") || "/");
}

/** @param {Event} event */
async function choose(event) {
  await speak(/** @type {HTMLSelectElement} */ (event.target).value);
  if (site.user) await patch("/me", { language: language() }).catch(() => undefined);
  arrive();
}

addEventListener("popstate", arrive);

async function begin() {
  const me = await get("/me");
  site.user = me.user;
  await speak(localStorage.getItem("language") || me.user?.language || preferred());
  site.games = await get("/games");
  arrive();
}

document.getElementById("app")?.replaceChildren();
begin();
