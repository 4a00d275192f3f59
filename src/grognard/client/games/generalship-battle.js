// Generalship: the battle board with its steps, forces, hands, attacks and wards, losses.

import { html, nothing } from "../vendor/lit.js";
import { counter, icon } from "../parts/icons.js";
import { between } from "../parts/battle.js";
import { carried } from "../parts/carry.js";
import { back, CLASS_SHAPE, SHAPE, tactic } from "./generalship-cards.js";

/** GEN-12.3 The steps of a battle, as players count them. */
const STEPS = ["reinforce", "withdrawal", "tactics", "retreat", "ambush", "exchange", "defender", "attacker", "losses", "end"];
const ENDS = ["battle_won", "retreat_succeeds", "withdrawal_forced"];

/** @param {any[]} events */
export const battles = (events) => between(events, ["battle_begins"], ENDS);

/** @param {any} context */
export function battle(context) {
  const { view, t, name, over } = context;
  const fight = over ? { ...view.battle, striker: -1 } : view.battle;
  const attacks = attacksOf(context.course);
  return html`
    <h2>
      ${t("battle")}: ${name(fight.tile)}
      <span class="small">${t(`gen-${fight.kind}-battle`)}${fight.rivals ? html` · ${t("gen-rivals")}` : nothing}${fight.ambush ? html` · ${t("gen-ambushed")}` : nothing}</span>
    </h2>
    ${steps(fight, over, t)}
    <div class="sides">
      ${side(fight, 0, context)}
      <span class="against" aria-hidden="true">${icon("crossed-swords")}</span>
      ${side(fight, 1, context)}
    </div>
    ${attacks.length ? html`<ol class="attacks">${attacks.map((each) => attack(each, fight, context))}</ol>` : nothing}
    ${fight.losses && !over ? losses(fight, context) : nothing} ${result(context)}
  `;
}

/** Who fights, by nation. @param {number} seat @param {any} context */
const nation = (seat, { view, name }) => name(view.players[seat].nation);

/** @param {any} fight @param {boolean} over @param {any} t */
function steps(fight, over, t) {
  const now = over ? STEPS.length - 1 : STEPS.indexOf(fight.step);
  return html`<ol class="steps" aria-label=${t("battle-steps")}>
    ${STEPS.map((step, n) => html`<li class=${n < now ? "past" : n === now ? "now" : ""} aria-current=${n === now ? "step" : nothing}>${t(`gen-step-${step}`)}</li>`)}
  </ol>`;
}

/** One side: its commander, its units as far as they are known, its hand, what it commits. @param {any} fight @param {number} number @param {any} context */
function side(fight, number, context) {
  const { view, t, name, seatName } = context;
  const mine = fight.sides[number];
  const player = view.players[mine.seat];
  const face = view.faces[player.commander];
  const role = number ? "defender" : "attacker";
  return html`<section class="side seat-${mine.seat} ${fight.striker === mine.seat ? "striking" : ""}" aria-label=${t(`emp-${role}`)}>
    <h3>
      <span class="chip">${String.fromCharCode(65 + mine.seat)}</span> ${nation(mine.seat, context)}
      <span class="small">${seatName(mine.seat)} · ${t(`emp-${role}`)}${fight.striker < 0 ? nothing : ` · ${t(fight.striker === mine.seat ? "gen-strikes" : "gen-wards")}`}</span>
    </h3>
    <p class="small">
      ${player.commander ? html`${icon("leader")} <b>${name(player.commander)}</b>${face ? html` <span class="nowrap">${icon(fight.kind === "sea" ? "ship" : "crossed-swords")} ${face[fight.kind]}</span>` : nothing}` : t("gen-no-commander")}
      · ${t("gen-power")} ${player.power.length}
    </p>
    <p class="counters">${units(mine, context)}</p>
    ${fight.dealt ? html`<div class="hand" aria-label=${t("gen-hand")}>${hand(mine, fight, context)}</div>` : nothing}
    ${committed(mine, fight, context)}
  </section>`;
}

/** Types where they are known, else classes. @param {any} mine @param {any} context */
function units(mine, context) {
  const { name, t } = context;
  const known = Object.entries(mine.units.types);
  const can = (/** @type {string} */ unit) => mine.seat === context.seat && context.can(unit);
  const own = mine.seat === context.seat && context.choice;
  const left = { ...mine.units };
  for (const [unit, count] of known) left[classOf(unit, context)] -= /** @type {number} */ (count);
  return html`${known.map(
    ([unit, count]) =>
      html`<span class="${own ? "carry" : ""} ${can(unit) ? "can" : ""}" data-unit=${unit} @pointerdown=${own ? carried((card) => pair(card, unit, context)) : nothing} @click=${() => can(unit) && context.touch(unit)}>${counter(SHAPE[unit] ?? unit, mine.seat, Number(count), `${count} ${name(unit)}`)}</span>`,
  )}
  ${["infantry", "cavalry", "ships"].map((each) => (left[each] > 0 ? html`<span class="face-down">${counter(CLASS_SHAPE[each], mine.seat, left[each], `${left[each]} ${t(`gen-class-${each}`)} (${t("gen-face-down")})`)}</span>` : nothing))}`;
}

/** @param {string} unit @param {any} context */
function classOf(unit, context) {
  const found = context.view.units[unit].class;
  return found === "ship" ? "ships" : found;
}

/** The hand of one side, face up for its owner; a regiment dropped on a card narrows the question to both. @param {any} mine @param {any} fight @param {any} context */
function hand(mine, fight, context) {
  const { t } = context;
  const taken = mine.assigned.map((/** @type {string} */ word) => word.split(":")[0]);
  const own = (/** @type {string[]} */ words) => words.filter((word) => word !== "?");
  const rest = own(mine.basic);
  for (const word of taken) rest.splice(rest.indexOf(word), 1);
  const hidden = (/** @type {string[]} */ words) => words.length - own(words).length;
  return html`
    ${rest.map((word) => html`<span class="slot-card" data-drop=${word}>${tactic(word, fight.cards, context)}</span>`)}
    ${own(mine.advanced).map((word) => tactic(word, fight.cards, context, word === mine.support ? "chosen" : ""))}
    ${hidden(mine.basic) ? back(t("gen-basic-cards"), hidden(mine.basic), "basic") : nothing}
    ${hidden(mine.advanced) ? back(t("gen-advanced-cards"), hidden(mine.advanced), "advanced") : nothing}
  `;
}

/** Choose the assignment of these regiments to this card, or show which there are. @param {string} card @param {string} unit @param {any} context */
function pair(card, unit, context) {
  const fitting = (context.choice?.options ?? []).filter((/** @type {any} */ option) => option.parts.includes(card) && option.parts.includes(unit));
  if (fitting.length === 1) context.act(fitting[0].word);
  else if (fitting.length) {
    context.page.part = card;
    context.page.filter = context.name(unit);
    context.redraw();
  }
}

/** What the reader's own side has committed, with its running sum. @param {any} mine @param {any} fight @param {any} context */
function committed(mine, fight, context) {
  const { t, name } = context;
  if (!mine.sum) return nothing;
  const style = mine.sum.style;
  return html`<div class="committed">
    ${mine.squadron ? counter(SHAPE[mine.squadron], mine.seat, "", name(mine.squadron)) : nothing}
    ${mine.assigned.map((/** @type {string} */ word) => assignment(word, mine.sum.striking, fight, style, mine.seat, context))}
    ${mine.support ? html`<span class="played">${name(mine.support)}</span>` : nothing}
    <b class="sum" aria-live="polite">${t(mine.sum.striking ? "gen-atk" : "gen-def")} ${mine.sum.worth}${style ? html` <span class="small">${name(style)}</span>` : nothing}</b>
  </div>`;
}

/** A basic card with its regiments. @param {string} word such as `bl1:light_infantry:2` @param {boolean} striking @param {any} fight @param {string} style @param {number} seat @param {any} context */
function assignment(word, striking, fight, style, seat, context) {
  const { view, name, t } = context;
  const [card, unit, count] = word.split(":");
  const values = view.units[unit];
  const each = fight.kind === "land" ? (striking ? values.atk : values.def) : (values.sea[style]?.[striking ? 0 : 1] ?? 0);
  return html`<span class="played" data-word=${word} title=${name(card)}>
    <b class="number">${fight.cards[card]?.number ?? ""}</b>
    ${counter(SHAPE[unit] ?? unit, seat, Number(count), `${count} ${name(unit)}`)}
    <span class="small">${t("gen-each", { value: each })}</span>
  </span>`;
}

/** The attacks that were told of: what both sides revealed, and the sums. @param {any[]} course */
function attacksOf(course) {
  const found = [];
  /** @type {Record<number, { cards: string[], support: string }>} */
  let revealed = {};
  let style = "";
  for (const { key, args } of course) {
    if (key === "committed") revealed[args.who] = { cards: args.cards, support: "" };
    if (key === "supported" && revealed[args.who]) revealed[args.who].support = args.card;
    if (key === "sea_style") style = args.style;
    if (key === "attack") {
      found.push({ ...args, style, revealed });
      revealed = {};
      style = "";
    }
  }
  return found;
}

/** @param {any} each @param {any} fight @param {any} context */
function attack(each, fight, context) {
  const { t, name } = context;
  const broken = each.atk > each.def;
  const most = Math.max(each.atk, each.def, 1);
  const half = (/** @type {number} */ seat, /** @type {number} */ sum, /** @type {boolean} */ striking) => {
    const shown = each.revealed[seat];
    return html`<div class="half seat-${seat} ${striking ? "atk" : "def"}">
      <span class="small">${icon(striking ? "sword" : "shield")} ${t(striking ? "gen-attack-of" : "gen-ward-of", { name: nation(seat, context) })}</span>
      <div class="played-cards">
        ${(shown?.cards ?? []).map((/** @type {string} */ word) => assignment(word, striking, fight, each.style, seat, context))}
        ${shown?.support ? html`<span class="played bonus-card">${name(shown.support)}</span>` : nothing}
        ${shown && !shown.cards.length && !shown.support ? html`<span class="small">${t("gen-nothing")}</span>` : nothing}
      </div>
      <meter min="0" max=${most} value=${sum} aria-label=${t(striking ? "gen-atk" : "gen-def")}></meter>
      <b class="sum">${t(striking ? "gen-atk" : "gen-def")} ${sum}</b>
    </div>`;
  };
  return html`<li class="attack ${broken ? "broken" : "held"}">
    ${half(each.who, each.atk, true)} ${half(each.other, each.def, false)}
    <p>
      ${each.style ? html`<span class="badge">${name(each.style)}</span>` : nothing}
      <b>${broken ? t("gen-broken", { name: nation(each.who, context), difference: each.atk - each.def }) : t("gen-held", { name: nation(each.other, context) })}</b>
    </p>
  </li>`;
}

/** @param {any} fight @param {any} context */
function losses({ losses: due, loser, lost }, context) {
  const { t, name } = context;
  const missing = Math.max(0, due.needed - due.chosen);
  return html`<div class="losses seat-${loser}">
    <p><b>${t("gen-losses", { name: nation(loser, context), needed: due.needed })}</b> ${missing ? t("gen-missing", { missing }) : nothing}</p>
    <meter min="0" max=${due.needed} value=${Math.min(due.needed, due.chosen)} aria-label=${t("gen-step-losses")}></meter>
    <p class="counters">${lost.map((/** @type {string} */ unit) => counter(SHAPE[unit] ?? unit, loser, "", name(unit)))}</p>
    <p class="small">${Object.entries(due.values).map(([unit, value]) => html`<span class="nowrap">${icon(SHAPE[unit] ?? unit, name(unit))} ${value}</span> `)}</p>
  </div>`;
}

/** How the battle ended, as far as it was told. @param {any} context */
function result(context) {
  const { course, over, view, t, name } = context;
  const last = course.findLast((/** @type {any} */ event) => ENDS.includes(event.key));
  const fallen = course.filter((/** @type {any} */ event) => event.key === "unit_lost");
  if (!over && !last && !fallen.length) return nothing;
  return html`<div class="result">
    ${fallen.length ? html`<p class="counters">${t("gen-lost")} ${fallen.map((/** @type {any} */ event) => html`<span class="fallen">${counter(SHAPE[event.args.unit] ?? event.args.unit, event.args.who, "", `${nation(event.args.who, context)}: ${name(event.args.unit)}`)}</span>`)}</p>` : nothing}
    ${last ? html`<p><b>${last.key === "battle_won" ? t("emp-won", { name: nation(last.args.who, context) }) : last.text}</b></p>` : nothing}
    ${!last && over && view.battle.winner >= 0 ? html`<p><b>${t("emp-won", { name: nation(view.battle.winner, context) })}</b></p>` : nothing}
  </div>`;
}
