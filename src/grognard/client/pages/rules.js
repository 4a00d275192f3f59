// The rules of a game, to read and to search.

import { html, nothing } from "../vendor/lit.js";
import { get } from "../api.js";
import { language, named, t } from "../words.js";

/** @param {any} site @param {string} name */
export function rulesPage(site, name) {
  const game = site.games.find((/** @type {any} */ each) => each.id === name);
  let text = "";
  let missing = 0;
  let filter = location.hash.slice(1);
  get(`/games/${name}/rules?language=${language()}`).then((data) => {
    ({ text, missing } = data);
    site.redraw();
  }, site.fail);
  return {
    title: () => `${named(game?.names)} · ${t("rules")}`,
    view: () => html`
      <main id="main" class="rules">
        <h1>${named(game?.names)}: ${t("rules")}</h1>
        ${missing ? html`<p class="small">${t("rules-language")}</p>` : nothing}
        <label>
          ${t("find")}
          <input
            type="search"
            .value=${filter}
            @input=${(/** @type {any} */ event) => {
              filter = event.target.value;
              site.redraw();
            }}
          />
        </label>
        ${blocks(text, filter)}
      </main>
    `,
  };
}

/** Headings, rules and tables as they stand, without running any markup. @param {string} text @param {string} filter */
function blocks(text, filter) {
  const wanted = filter.toLowerCase();
  return text.split("\n").map((line) => {
    if (/^#+ /.test(line)) {
      const level = line.indexOf(" ");
      return level <= 2 ? html`<h2>${line.slice(level + 1)}</h2>` : html`<h3>${line.slice(level + 1)}</h3>`;
    }
    if (!line.trim() || (wanted && !line.toLowerCase().includes(wanted))) return "";
    const rule = line.match(/^\s*- ([A-Z]{3}-[\d.]+[a-z]?) \[[^\]]*\] (.*)/);
    if (rule) return html`<p class="rule" id=${rule[1]}><b>${rule[1]}</b> ${rule[2]}</p>`;
    return line.startsWith("|") ? html`<p class="cells">${line}</p>` : html`<p>${line}</p>`;
  });
}
