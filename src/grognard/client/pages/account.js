// Who you are: guest, registered, notices, bot accounts, a new password.

import { html, nothing } from "../vendor/lit.js";
import { get, patch, post } from "../api.js";
import { t } from "../words.js";

/** @param {any} event */
const fields = (event) => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.target));
};

/** @param {any} site */
export function accountPage(site) {
  /** @type {any[]} */
  let bots = [];
  let token = "";
  const loadBots = async () => {
    if (site.user?.kind === "person") bots = await get("/bots");
    site.redraw();
  };
  loadBots().catch(() => undefined);
  const send = (/** @type {string} */ path, /** @type {string} */ done) => async (/** @type {any} */ event) => {
    try {
      const answer = await post(path, fields(event));
      if ("user" in answer) site.user = answer.user;
      site.say(t(done));
      await loadBots();
    } catch (error) {
      site.fail(error);
    }
  };
  const save = async (/** @type {any} */ event) => {
    const form = fields(event);
    try {
      site.user = (await patch("/me", { ...form, notices: form.notices === "on" })).user;
      site.say(t("saved"));
    } catch (error) {
      site.fail(error);
    }
  };
  const newBot = async (/** @type {any} */ event) => {
    try {
      token = (await post("/bots", fields(event))).token;
      await loadBots();
    } catch (error) {
      site.fail(error);
    }
  };
  const leave = async () => {
    await post("/logout");
    site.user = null;
    site.go("/");
  };
  return {
    title: () => `Grognard · ${t("account")}`,
    view: () => html`
      <main id="main" class="account">
        <h1>${site.user ? site.user.name : t("account")}</h1>
        ${site.user
          ? html`
              <p>${t(`kind-${site.user.kind}`)} <button @click=${leave}>${t("log-out")}</button></p>
              <form @submit=${save}>
                <h2>${t("notices")}</h2>
                <label>${t("email")} <input name="email" type="email" .value=${site.user.email} /></label>
                <label>${t("webhook")} <input name="webhook" type="url" .value=${site.user.webhook} /></label>
                <label><input name="notices" type="checkbox" ?checked=${site.user.notices} /> ${t("want-notices")}</label>
                <button>${t("save")}</button>
              </form>
            `
          : nothing}
        ${!site.user || site.user.kind === "guest"
          ? html`
              <form @submit=${send("/register", "registered")}>
                <h2>${t("register")}</h2>
                <p class="small">${t("register-why")}</p>
                ${credentials()}
                <label>${t("email-optional")} <input name="email" type="email" autocomplete="email" /></label>
                <button>${t("register")}</button>
              </form>
              <form @submit=${send("/login", "logged-in")}>
                <h2>${t("log-in")}</h2>
                ${credentials()}
                <button>${t("log-in")}</button>
              </form>
              <form @submit=${send("/reset", "reset-sent")}>
                <h2>${t("lost-password")}</h2>
                <label>${t("name")} <input name="name" required autocomplete="username" /></label>
                <button>${t("send-link")}</button>
              </form>
            `
          : html`
              <form @submit=${newBot}>
                <h2>${t("bot-accounts")}</h2>
                <p class="small">${t("bot-accounts-why")}</p>
                <ul>
                  ${bots.map((bot) => html`<li>${bot.name}</li>`)}
                </ul>
                <label>${t("name")} <input name="name" required /></label>
                <button>${t("new-bot")}</button>
                ${token ? html`<p>${t("token-once")} <code>${token}</code></p>` : nothing}
              </form>
            `}
      </main>
    `,
  };
}

function credentials() {
  return html`
    <label>${t("name")} <input name="name" required autocomplete="username" /></label>
    <label>
      ${t("password")}
      <input name="password" type="password" required minlength="8" autocomplete="current-password" />
    </label>
  `;
}

/** @param {any} site */
export function resetPage(site) {
  const save = async (/** @type {any} */ event) => {
    try {
      const { password } = fields(event);
      site.user = (await post("/reset/use", { link: location.hash.slice(1), password })).user;
      site.go("/");
    } catch (error) {
      site.fail(error);
    }
  };
  return {
    view: () => html`
      <main id="main" class="account">
        <form @submit=${save}>
          <h1>${t("new-password")}</h1>
          <label>
            ${t("password")}
            <input name="password" type="password" required minlength="8" autocomplete="new-password" />
          </label>
          <button>${t("save")}</button>
        </form>
      </main>
    `,
  };
}
