// Battles: shown while they are fought, kept in sight when they are over, opened again from the journal.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/**
 * A battle in the journal: the choices between which it was fought, and what was told of it; `cut` if the journal may not reach back to its beginning.
 * @typedef {{ from: number, to: number, over: boolean, place: string, begins: any, events: any[], cut?: boolean }} Fought
 */

/**
 * The battles that a journal tells of, one after the other.
 * @param {any[]} events @param {string[]} begins keys with which a battle begins @param {string[]} ends keys with which it is decided
 * @param {string[]} [within] keys that tell of a battle; where they are given, any other one means that it is over
 * @returns {Fought[]}
 */
export function between(events, begins, ends, within) {
  /** @type {Fought[]} */
  const found = [];
  /** @type {Fought | undefined} */
  let open;
  for (const event of events) {
    if (open && (begins.includes(event.key) || (within && !within.includes(event.key) && !ends.includes(event.key)))) {
      open.over = true;
      open = undefined;
    }
    if (!found.length && ends.includes(event.key)) {
      // The journal is cut off after the battle began: what is left of it belongs to this end.
      const before = events.slice(0, events.indexOf(event));
      open = { from: events[0].number, to: event.number, over: false, place: "", begins: event, events: before, cut: true };
      found.push(open);
    }
    if (begins.includes(event.key)) {
      open = { from: event.number, to: event.number, over: false, place: "", begins: event, events: [] };
      found.push(open);
    }
    // What follows a decision within the same choice (losses, retreats, spoils) still belongs to it.
    if (open?.over && event.number > open.to) open = undefined;
    if (open) {
      open.events.push(event);
      open.to = Math.max(open.to, event.number);
      open.over ||= ends.includes(event.key);
    }
  }
  return found;
}

/** Keep in mind the battle that is being fought, so that it stays in sight when it is over. @param {any} page */
export function watch(page) {
  const { message, module } = page;
  if (!message.view) return;
  if (!module.fight(message.view)) {
    if (page.fight) page.fight.over = true;
    return;
  }
  const open = module.battles(message.journal).filter((/** @type {Fought} */ each) => !each.over);
  const from = open[0]?.from ?? (page.fight && !page.fight.over ? page.fight.from : message.number);
  page.fight = { view: message.view, from, over: message.status === "over" };
}

/**
 * The panel of a battle: one that is looked at again, one of the moment looked back at, or the one now fought.
 * @param {any} context @param {any} does
 */
export function battlePanel(context, does) {
  const { page, message } = context;
  if (page.review) return reviewed(context, does);
  if (page.then) {
    if (!page.module.fight(page.then.view)) return nothing;
    return panel(context, page.then.view, current(page.module, page.then.journal), false, nothing);
  }
  if (!page.fight) return nothing;
  const { view, from, over } = page.fight;
  const since = current(page.module, message.journal);
  const course = since.length ? since : message.journal.filter((/** @type {any} */ event) => event.number >= from);
  const last = page.module.battles(message.journal).at(-1);
  const after = html`<p class="actions">
    ${last ? html`<button @click=${() => does.review(last)}>${t("step-through")}</button>` : nothing}
    <button @click=${does.closeBattle}>${t("close")}</button>
  </p>`;
  return panel(context, view, over && last ? last.events : course, over, over ? after : nothing);
}

/** What was told of the battle now fought. @param {any} module @param {any[]} events */
function current(module, events) {
  const open = module.battles(events).find((/** @type {Fought} */ each) => !each.over);
  return open ? events.slice(events.indexOf(open.begins)) : [];
}

/** @param {any} context @param {any} view @param {any[]} course @param {boolean} over @param {any} below */
function panel(context, view, course, over, below) {
  const live = view === context.view && !context.page.then && !context.page.review;
  const mine = live ? context : { ...context, choice: null, can: () => false, touch: () => undefined };
  const drawn = context.page.module.fight(view) ? context.page.module.battle({ ...mine, view, course, over }) : nothing;
  return html`<div class="battle" id="battle" role="region" tabindex="-1" aria-label=${t("battle")}>
    ${drawn === nothing ? html`<h2>${course[0]?.text ?? t("battle")}</h2>` : drawn} ${told(course)} ${below}
  </div>`;
}

/** What has happened in the battle so far, the latest first. @param {any[]} course */
function told(course) {
  if (!course.length) return nothing;
  const latest = course.at(-1).number;
  return html`<details class="course" open>
    <summary>${t("battle-course")}</summary>
    <ol class="events" tabindex="0" aria-live="polite" reversed>
      ${[...course].reverse().map((event) => html`<li class="${event.private ? "private" : ""} ${event.number === latest ? "latest" : ""}">${event.text}</li>`)}
    </ol>
  </details>`;
}

// -- looking at a battle again ----------

/** @param {any} context @param {any} does */
function reviewed(context, does) {
  const { battle, number, positions } = context.page.review;
  const known = [...positions.values()].filter((/** @type {any} */ each) => each.number <= number);
  const shown = known.filter((/** @type {any} */ each) => context.page.module.fight(each.view)).sort((a, b) => a.number - b.number).at(-1);
  const course = battle.events.filter((/** @type {any} */ event) => event.number <= number);
  const view = shown?.view ?? positions.get(number)?.view ?? context.view;
  return panel({ ...context, only: battle.place }, view, course, battle.over && number >= battle.to, stepper(battle, number, does));
}

/** @param {Fought} battle @param {number} number @param {any} does */
function stepper(battle, number, does) {
  const steps = battle.to - battle.from;
  const go = (/** @type {number} */ to) => does.step(Math.max(battle.from, Math.min(battle.to, to)));
  return html`<div class="replay" role="group" aria-label=${t("battle-steps")}>
    <button @click=${() => go(battle.from)} ?disabled=${number <= battle.from} aria-label=${t("first-step")}>|◀</button>
    <button class="back" @click=${() => go(number - 1)} ?disabled=${number <= battle.from} aria-label=${t("earlier")}>◀</button>
    <input
      type="range"
      min=${battle.from}
      max=${battle.to}
      .value=${String(number)}
      aria-label=${t("battle-steps")}
      @change=${(/** @type {any} */ event) => go(Number(event.target.value))}
    />
    <button class="on" @click=${() => go(number + 1)} ?disabled=${number >= battle.to} aria-label=${t("later")}>▶</button>
    <button @click=${() => go(battle.to)} ?disabled=${number >= battle.to} aria-label=${t("last-step")}>▶|</button>
    <span class="small">${number - battle.from} / ${steps}</span>
    <button @click=${does.closeBattle}>${t("close")}</button>
  </div>`;
}

/** So many times a part of the journal is fetched at most. */
const PARTS = 40;

/**
 * The battle from its beginning on, if the journal at hand is cut off after it: earlier parts of the journal are fetched until they hold it.
 * @param {any} page @param {(number: number) => Promise<any>} fetch @param {Fought} battle @returns {Promise<Fought>}
 */
export async function fromBeginning(page, fetch, battle) {
  let events = page.then ? page.then.journal : page.message.journal;
  let found = battle;
  for (let n = 0; n < PARTS && found.cut && events.length; n += 1) {
    const first = events[0].number;
    const earlier = (await fetch(first)).journal;
    if (!earlier.length || earlier[0].number >= first) break;
    events = [...earlier, ...events.filter((/** @type {any} */ event) => event.number > first)];
    found = page.module.battles(events).find((/** @type {Fought} */ each) => each.to === battle.to && each.place === battle.place) ?? found;
  }
  return found;
}

/**
 * Fetch what is needed to show a battle as it stood: the position, and if nothing is fought in it any more the last one before.
 * @param {any} page @param {(number: number) => Promise<any>} fetch @param {number} number
 */
export async function lookUp(page, fetch, number) {
  const { battle, positions } = page.review;
  for (let wanted = number; wanted >= battle.from; wanted -= 1) {
    if (!positions.has(wanted)) positions.set(wanted, await fetch(wanted));
    if (page.module.fight(positions.get(wanted).view)) return;
  }
}
