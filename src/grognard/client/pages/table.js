// A table: the board, the question, what happened, who plays. The same for every game; a game's own module
// draws its board, mats and battles.

import { html, nothing, repeat } from "../vendor/lit.js";
import { follow, get, onceKey, post, put, remove } from "../api.js";
import { link } from "../app.js";
import { generic } from "../games/generic.js";
import { language, named, t, when } from "../words.js";
import { battlePanel, fromBeginning, lookUp, watch } from "../parts/battle.js";
import { listenForDetails } from "../parts/details.js";
import { coursePanel } from "../parts/charts.js";
import { journal } from "../parts/journal.js";
import { described } from "../parts/map.js";
import { questionPanel } from "../parts/question.js";
import { chance, contribute, contributionField, dicePanel } from "../parts/dice.js";
import { seatList } from "../parts/seats.js";
import { replayBar } from "../parts/replay.js";

/** @type {{ hints: Record<string, string>, can_undo: boolean }} */
const NO_ADVICE = { hints: {}, can_undo: false };
const OWN_MODULES = ["empires", "warriors", "generalship", "scharz", "napoleon"];

/** @param {any} site @param {string} id */
export function tablePage(site, id) {
  const invitation = new URLSearchParams(location.search).get("invitation") || "";
  const page = {
    /** @type {any} */ message: null,
    /** @type {any} */ then: null,
    /** The battle in sight. @type {any} */ fight: null,
    /** A battle that is looked at again. @type {any} */ review: null,
    /** @type {any} */ module: generic,
    /** @type {number | undefined} */ seat: undefined,
    /** @type {"live" | "lost"} */ state: "live",
    /** @type {string} */ refusal: "",
    /** @type {boolean} */ sending: false,
    /** @type {string} */ filter: "",
    /** @type {string} */ part: "",
    /** @type {boolean} */ handOver: false,
    /** @type {string} */ tab: "board",
    /** @type {any} */ rule: null,
    /** @type {string} */ why: "",
    /** What can be said of my options, and whether I can take back. */ advice: NO_ADVICE,
    /** @type {number} */ since: -1,
    /** @type {Record<string, string>} */ names: {},
    /** What I add to the dice. */ contribution: chance(),
  };
  let stop = () => undefined;

  const listen = () => {
    stop();
    stop = /** @type {any} */ (
      follow(
        id,
        { seat: page.seat, language: language(), invitation },
        (message) => receive(message),
        (state) => {
          page.state = state;
          site.redraw();
        },
      )
    );
  };

  const receive = async (/** @type {any} */ message) => {
    if (message.refused) {
      page.refusal = message.text;
      site.redraw();
      return;
    }
    const first = !page.message;
    if (message.number !== page.message?.number || message.status !== "running") page.sending = false;
    const same = message.number === page.message?.number && message.seat === page.message.seat;
    if (!same || !isAdvised(message)) page.advice = NO_ADVICE;
    page.message = message;
    page.why = "";
    if (first) {
      const terms = await get(`/games/${message.game}/terms/${language()}`).catch(() => []);
      page.names = Object.fromEntries(terms.map((/** @type {any} */ term) => [term.word, term.name]));
    }
    if (first && OWN_MODULES.includes(message.game)) {
      try {
        page.module = { ...generic, ...(await import(`../games/${message.game}.js`)).default };
      } catch (error) {
        console.warn("no board of its own", error);
      }
    }
    watch(page);
    if (page.since < 0 && message.seat !== null) page.since = message.seen ?? 0;
    const others = (message.mine || []).filter((/** @type {number} */ n) => n !== message.seat);
    const asked = (message.waiting || []).filter((/** @type {number} */ n) => others.includes(n));
    page.handOver = message.status === "running" && !message.choice && asked.length > 0;
    if (!message.choice) page.filter = page.part = "";
    site.redraw();
    beAdvised(message);
  };

  /** Hints, and whether I can take back, are asked for when the page shows the rest. */
  const beAdvised = async (/** @type {any} */ message) => {
    if (!isAdvised(message)) return;
    const advice = await get(`/tables/${id}/hints?seat=${message.seat}&language=${language()}`).catch(() => null);
    if (advice?.version !== message.version || page.message !== message) return;
    page.advice = advice;
    site.redraw();
  };

  const act = async (/** @type {string} */ word) => {
    if (page.sending || page.then) return;
    page.sending = true;
    if (page.fight?.over) page.fight = null;
    site.redraw();
    const { seat, number } = page.message;
    const key = onceKey();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      try {
        await post(`/tables/${id}/choices`, { seat, option: word, number, key });
        page.filter = page.part = "";
        page.since = number;
        put(`/tables/${id}/seen`, { seat, number: number + 1 }).catch(() => undefined);
        return;
      } catch (/** @type {any} */ error) {
        if (error.key !== "offline") {
          site.fail(error);
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
      }
    }
    page.sending = false;
    site.redraw();
  };

  const run = async (/** @type {() => Promise<any>} */ what) => {
    try {
      const answer = await what();
      if (answer && answer.undone === false) site.say(t("undo-asked"));
    } catch (error) {
      site.fail(error);
    }
  };

  /** A click on something of the board: choose it, narrow the list to it, or learn why not. */
  const touch = async (/** @type {string} */ word) => {
    const choice = page.message?.choice;
    if (!choice || page.then) return;
    const exact = choice.options.find((/** @type {any} */ o) => o.word === word);
    const within = choice.options.filter((/** @type {any} */ o) => o.parts.includes(word));
    if (exact && !within.length) return act(word);
    if (exact || within.length) {
      page.part = word;
      if (within.length === 1 && !exact) return act(within[0].word);
    } else {
      const { seat } = page.message;
      const query = `seat=${seat}&option=${encodeURIComponent(word)}&language=${language()}`;
      page.why = (await get(`/tables/${id}/why?${query}`).catch(() => ({ text: "" }))).text || t("cannot");
    }
    site.redraw();
  };

  const showRule = async (/** @type {string} */ rule) => {
    page.rule = await get(`/games/${page.message.game}/rules/${rule}?language=${language()}`).catch(() => null);
    site.redraw();
  };

  /** The game as I knew it after so many choices. */
  const at = (/** @type {number} */ number) => {
    const eyes = page.message.seat === null ? -1 : page.message.seat;
    return get(`/tables/${id}/at/${number}?seat=${eyes}&language=${language()}`);
  };

  const goTo = async (/** @type {number} */ number) => {
    page.review = null;
    if (number >= page.message.number) page.then = null;
    else {
      page.then = await at(number).catch((error) => {
        site.fail(error);
        return null;
      });
    }
    site.redraw();
  };

  /** Go to one step of the battle that is looked at again. */
  const step = async (/** @type {number} */ number) => {
    const { review } = page;
    await lookUp(page, at, number).catch(site.fail);
    if (page.review === review) review.number = number;
    site.redraw();
  };

  /** Open a battle of the journal again, at its beginning. */
  const review = async (/** @type {import("../parts/battle.js").Fought} */ told) => {
    const battle = await fromBeginning(page, at, told).catch((error) => {
      site.fail(error);
      return told;
    });
    page.review = { battle: { ...battle, over: true }, number: battle.from, positions: new Map() };
    page.tab = "board";
    site.redraw();
    await step(battle.from);
    const panel = document.getElementById("battle");
    panel?.scrollIntoView({ block: "start" });
    panel?.focus({ preventScroll: true });
  };

  const closeBattle = () => {
    if (page.review) page.review = null;
    else page.fight = null;
    site.redraw();
  };

  const takeSeat = (/** @type {number} */ seat) => {
    page.seat = seat;
    page.handOver = false;
    page.message = { ...page.message, view: null, choice: null };
    page.fight = page.review = null;
    listen();
  };

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (/INPUT|TEXTAREA|SELECT/.test(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      document.getElementById("find")?.focus();
      event.preventDefault();
    } else if (event.key === "u" && page.advice.can_undo) {
      run(() => post(`/tables/${id}/undo`, { seat: page.message.seat }));
    } else if (event.key === "Escape") {
      page.rule = page.review = null;
      page.part = page.filter = "";
      site.redraw();
    } else if (page.review && (event.key === "ArrowLeft" || event.key === "ArrowRight") && target.closest("#battle")) {
      const { battle, number } = page.review;
      step(Math.max(battle.from, Math.min(battle.to, number + (event.key === "ArrowLeft" ? -1 : 1))));
    }
  };
  addEventListener("keydown", keys);

  const context = () => {
    const message = page.message;
    const view = page.then ? page.then.view : message.view;
    const choice = page.then ? null : message.choice;
    const options = new Set((choice?.options ?? []).flatMap((/** @type {any} */ o) => [o.word, ...o.parts]));
    return {
      message,
      view,
      choice,
      seat: message.seat,
      language: language(),
      t,
      touch,
      act,
      can: (/** @type {string} */ word) => options.has(word),
      about,
      name: (/** @type {string} */ word) => page.names[word] ?? word,
      seatName: (/** @type {number} */ seat) => message.seats[seat]?.name || t("seat", { number: seat + 1 }),
      redraw: site.redraw,
      page,
    };
  };

  /** What can be said of a place of the board, in lines. @param {string} word @returns {string} */
  const about = (word) => {
    if (!page.message?.view) return "";
    const now = context();
    return described(word, now.name, safely(() => page.module.about(word, now), ""));
  };
  const ignoreDetails = listenForDetails(about);

  listen();
  return {
    title: () => (page.message?.choice ? `● ${t("your-turn")} · Grognard` : "Grognard"),
    leave: () => {
      stop();
      ignoreDetails();
      removeEventListener("keydown", keys);
    },
    view: () => {
      if (page.refusal) return html`<main id="main"><h1>${page.refusal}</h1></main>`;
      if (!page.message) return html`<main id="main"><p class="loading">${t("loading")}</p></main>`;
      if (page.message.status === "open") return openTable(site, id, page, invitation, run);
      if (page.handOver) return handOver(page, takeSeat);
      if (!page.message.view) return html`<main id="main"><p class="loading">${t("loading")}</p></main>`;
      return runningTable(site, id, page, context(), { run, act, showRule, goTo, review, step, closeBattle });
    },
  };
}

/** Who sits down while the host begins adds nothing to the dice any more, but plays. @param {any} error */
function unlessBegun(error) {
  if (error.key !== "table-running") throw error;
}

/** Whether there may be something to say beforehand, or to take back. @param {any} message @returns {boolean} */
function isAdvised(message) {
  return message.status === "running" && Boolean(message.choice || message.may_undo);
}

/** @param {any} site @param {string} id @param {any} page @param {string} invitation @param {any} run */
function openTable(site, id, page, invitation, run) {
  const message = page.message;
  const game = site.games.find((/** @type {any} */ each) => each.id === message.game);
  const address = `${location.origin}/table/${id}?invitation=${message.invitation || invitation}`;
  const join = (/** @type {number} */ seat) =>
    run(async () => {
      await site.enter();
      await post(`/tables/${id}/join`, { seat, invitation });
      if (page.contribution.trim()) await contribute(id, seat, page.contribution).catch(unlessBegun);
      location.reload();
    });
  const set = (/** @type {number} */ seat, /** @type {any} */ wish) =>
    run(() => put(`/tables/${id}/seats/${seat}`, wish));
  return html`
    <main id="main" class="open">
      <h1>${message.title || named(game.names)}</h1>
      <p>${named(game.names)}</p>
      <ol class="seats">
        ${message.seats.map(
          (/** @type {any} */ seat) => html`
            <li class="seat seat-${seat.seat}">
              <b>${seat.name || t("free")}</b>
              ${seat.kind === "open" && !message.mine.length
                ? html`<button class="button" @click=${() => join(seat.seat)}>${t("sit-here")}</button>`
                : nothing}
              ${message.host && seat.kind === "open"
                ? html`<button @click=${() => set(seat.seat, { kind: "bot", bot: "level:3" })}>${t("add-bot")}</button>
                    <button @click=${() => set(seat.seat, { kind: "me" })}>${t("hot-seat")}</button>`
                : nothing}
              ${seat.kind !== "open" && (message.host || message.mine.includes(seat.seat))
                ? html`<button @click=${() => set(seat.seat, { kind: "open" })}>${t("empty-seat")}</button>`
                : nothing}
            </li>
          `,
        )}
      </ol>
      ${message.host
        ? html`
            <p>
              <button class="button big" @click=${() => run(() => post(`/tables/${id}/start`))}>${t("begin")}</button>
              <button
                @click=${() =>
                  run(async () => {
                    await remove(`/tables/${id}`);
                    site.go("/");
                  })}
              >
                ${t("remove-table")}
              </button>
            </p>
            <p class="small">${t("begin-hint")}</p>
            <p>
              <label>${t("invite")} <input readonly .value=${address} @focus=${(/** @type {any} */ e) => e.target.select()} /></label>
            </p>
          `
        : html`<p>${t("wait-for-host")}</p>`}
      <details>
        <summary>${t("dice-mine")}</summary>
        ${contributionField(message.contributions[message.mine[0]] ?? page.contribution, (text) => {
          page.contribution = text;
          if (message.mine.length) run(() => contribute(id, message.mine[0], text));
        })}
      </details>
      ${dicePanel(message, site)}
    </main>
  `;
}

/** @param {any} page @param {(seat: number) => void} takeSeat */
function handOver(page, takeSeat) {
  const asked = page.message.waiting.filter((/** @type {number} */ n) => page.message.mine.includes(n));
  return html`
    <main id="main" class="hand-over">
      <h1>${t("hand-over")}</h1>
      ${asked.map(
        (/** @type {number} */ seat) => html`
          <p>
            <button class="button big seat-${seat}" @click=${() => takeSeat(seat)}>
              ${t("i-am", { name: page.message.seats[seat].name || t("seat", { number: seat + 1 }) })}
            </button>
          </p>
        `,
      )}
    </main>
  `;
}

/** @param {any} site @param {string} id @param {any} page @param {any} context @param {any} does */
function runningTable(site, id, page, context, does) {
  const message = page.message;
  const module = page.module;
  const tabs = ["board", "players", "log", "talk"];
  return html`
    <main id="main" class="table tab-${page.tab}" data-game=${message.game} data-status=${message.status}>
      ${page.state === "lost" ? html`<p class="lost" role="alert">${t("lost")}</p>` : nothing}
      <nav class="tabs" aria-label=${t("parts")}>
        ${tabs.map(
          (tab) => html`<button
            aria-pressed=${tab === page.tab}
            @click=${() => {
              page.tab = tab;
              site.redraw();
            }}
          >
            ${t(`tab-${tab}`)}
          </button>`,
        )}
      </nav>
      <section class="board" aria-label=${t("tab-board")}>
        ${message.status === "over" ? coursePanel(context, id, does.goTo) : nothing}
        ${safely(() => battlePanel(context, does), nothing)}
        ${safely(() => module.board(context), generic.board(context))}
      </section>
      <section class="ask" aria-label=${t("question")}>
        ${message.result
          ? results(message, id, site)
          : questionPanel(context, { act: does.act, showRule: does.showRule, undo: () => does.run(() => post(`/tables/${id}/undo`, { seat: message.seat })), refuse: () => does.run(() => post(`/tables/${id}/undo/refuse`, { seat: message.seat })) })}
        ${page.rule
          ? html`<aside class="rule-text" role="note">
              <b>${page.rule.rule}</b> ${page.rule.text}
              <button
                @click=${() => {
                  page.rule = null;
                  site.redraw();
                }}
              >
                ${t("close")}
              </button>
            </aside>`
          : nothing}
      </section>
      <section class="players" aria-label=${t("tab-players")}>
        ${seatList(context, id, does.run)} ${safely(() => module.mats(context), nothing)}
      </section>
      <section class="log" aria-label=${t("tab-log")}>
        ${replayBar(context, does.goTo)} ${journal(context, id, does)}
        ${message.status === "over" ? nothing : coursePanel(context, id, does.goTo)}
      </section>
      <section class="talk" aria-label=${t("tab-talk")}>
        ${talk(message, id, does.run)} ${message.result ? nothing : dicePanel(message, site)}
      </section>
    </main>
  `;
}

/** A mistake in the drawing of a game must not keep anybody from playing it. @param {() => any} draw @param {any} otherwise */
function safely(draw, otherwise) {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}

/** @param {any} message @param {string} id @param {any} site */
function results(message, id, site) {
  const result = message.result;
  const place = (/** @type {number} */ seat) =>
    1 + result.places.findIndex((/** @type {number[]} */ place) => place.includes(seat));
  const rows = [...message.seats].sort((a, b) => place(a.seat) - place(b.seat));
  const fork = async () => {
    try {
      await site.enter();
      const number = Number(/** @type {any} */ (document.getElementById("moment"))?.value ?? message.number);
      const { id: copy } = await post(`/tables/${id}/fork`, { number: Math.min(number, message.number - 1) });
      site.go(`/table/${copy}`);
    } catch (error) {
      site.fail(error);
    }
  };
  return html`
    <h2>${t("game-over")}</h2>
    <p>${result.text}</p>
    <div class="scroll">
      <table class="scores">
        <thead>
          <tr>
            <th>${t("place")}</th>
            <th>${t("tab-players")}</th>
            <th>${t("score")}</th>
            ${result.figures.map((/** @type {any} */ figure) => html`<th>${figure.text}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (seat) => html`
              <tr class="seat-${seat.seat}">
                <td>${place(seat.seat)}</td>
                <td>${seat.name}</td>
                <td>${result.scores[seat.seat]}</td>
                ${result.figures.map(
                  (/** @type {any} */ figure) => html`<td>${result.details[seat.seat]?.[figure.key] ?? ""}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p class="actions">
      <a class="button" href="/api/tables/${id}/record" download>${t("record")}</a>
      <button @click=${fork}>${t("fork")}</button>
    </p>
    <p class="small">${t("fork-hint")}</p>
    ${dicePanel(message, site)}
  `;
}

/** @param {any} message @param {string} id @param {any} run */
function talk(message, id, run) {
  const say = (/** @type {any} */ event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    if (!input.value.trim()) return;
    run(() => post(`/tables/${id}/chat`, { text: input.value }));
    input.value = "";
  };
  const keep = (/** @type {any} */ event) =>
    run(() => put(`/tables/${id}/notes`, { seat: message.seat, text: event.target.value }));
  return html`
    <h2>${t("tab-talk")}</h2>
    <ul class="chat">
      ${repeat(
        message.chat,
        (/** @type {any} */ row) => row.id,
        (/** @type {any} */ row) => html`<li><b>${row.name}</b> ${row.text} <span class="small">${when(row.at)}</span></li>`,
      )}
    </ul>
    <form @submit=${say}>
      <label><span class="hidden">${t("say")}</span><input name="text" maxlength="1000" placeholder=${t("say")} autocomplete="off" /></label>
      <button>${t("send")}</button>
    </form>
    ${message.seat === null
      ? nothing
      : html`<label class="notes">${t("notes")} <textarea rows="4" @change=${keep} .value=${message.notes || ""}></textarea></label>`}
    <p><a href="/" @click=${link}>${t("lobby")}</a></p>
  `;
}
