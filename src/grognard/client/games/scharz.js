// Scharz: fields with settlements, herds and grain, units and ships; the year; realms; battles with coloured dice.

import { html, nothing, svg } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { areaList, around, map } from "../parts/map.js";
import { grouped, stack } from "./stacks.js";

/** @type {Record<string, string>} */
const SHAPE = { light: "infantry", heavy: "heavy-infantry", cavalry: "cavalry", heavy_cavalry: "heavy-cavalry", mercenary: "mercenary", elephant: "elephant", engine: "siege-engine", siege_engine: "siege-engine", transport: "transport", warship: "warship", corsair: "corsair", corsairs: "corsair" };
/** @param {string} kind */
const shapeOf = (kind) => SHAPE[kind] ?? kind.replaceAll("_", "-");

/** @param {any} context */
function board(context) {
  const { view, t } = context;
  /** @type {Record<string, any>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  const fought = (view.combat?.battles ?? []).map((/** @type {any} */ battle) => battle.place);
  for (const [word, field] of Object.entries(/** @type {Record<string, any>} */ (view.fields))) {
    held[word] = field.control;
    marks[word] = `${field.devastated ? "devastated" : ""} ${fought.includes(word) ? "fought" : ""}`;
  }
  return html`
    <p class="tracks">
      <span>${t("sch-year")} <b>${view.year}</b> / ${view.years}</span>
      <span class="seasons">${["spring", "summer", "autumn", "winter"].map((season) => html`<i class=${season === view.season ? "now" : ""}>${t(`sch-${season}`)}</i>`)}</span>
      <span class="small">${view.phase ? t(`sch-phase-${view.phase}`) : nothing}</span>
    </p>
    ${map({
      source: `/static/boards/scharz-${view.map}.svg`,
      held,
      marks,
      name: context.name,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => Object.entries(view.fields).map(([word, field]) => spot(word, field, places[word], context, unit)),
    })}
    ${areaList(
      context,
      Object.entries(view.fields).map(([word, field]) => [word, describe(field, context)]),
    )}
  `;
}

/** @param {string} word @param {any} field @param {any} place @param {any} context @param {number} unit */
function spot(word, field, place, context, unit) {
  if (!place) return nothing;
  const { x, y } = place;
  /** @type {any[]} */
  const built = [];
  const home = field.settlement;
  if (home) {
    built.push({ shape: home.kind, seat: home.owner, title: context.name(home.kind) });
    if (home.wall > 1 || home.fortified) built.push({ shape: "fort", seat: home.owner, count: home.wall });
    if (home.shipyard) built.push({ shape: "dock", seat: home.owner, title: context.name(home.shipyard.kind ?? home.shipyard) });
    for (const herd of home.herds ?? []) built.push({ shape: herd.kind, seat: herd.owner, title: context.name(herd.kind) });
  }
  for (const herd of field.herds ?? []) built.push({ shape: herd.kind, seat: herd.owner, title: context.name(herd.kind) });
  if (field.standing) built.push({ shape: "grain", seat: field.standing.owner, count: field.standing.grain });
  if (field.site) built.push({ shape: "engineer", seat: field.site.owner, title: context.t("sch-site") });
  const forces = [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])].map((/** @type {any} */ unit) => ({
    shape: shapeOf(unit.kind),
    seat: unit.owner,
    count: unit.count,
    title: `${unit.count} ${context.name(unit.piece ?? unit.kind)}`,
    more: unit.spent ? "lying" : "",
  }));
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, Math.min(unit, 1.5))}>
      ${stack(built, x, y + 4, 19, 5)}
      ${stack(forces, x, y + 28 + 22 * Math.floor(Math.max(0, built.length - 1) / 5), 24, 4)}
      ${home?.encircled_by !== null && home?.encircled_by !== undefined ? svg`<circle class="encircled" cx=${x} cy=${y} r="30"></circle>` : nothing}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${x} cy=${y + 12} r="36"></circle>` : nothing}`;
}

/** @param {any} field @param {any} context */
function describe(field, context) {
  const parts = [];
  if (field.control !== null && field.control !== undefined) parts.push(context.seatName(field.control));
  if (field.settlement) parts.push(context.name(field.settlement.kind));
  for (const unit of [...(field.units ?? []), ...(field.inside ?? []), ...(field.ships ?? [])]) parts.push(`${unit.count} ${context.name(unit.piece ?? unit.kind)}`);
  if (field.standing) parts.push(`${field.standing.grain} ${context.t("sch-grain")}`);
  return parts.join(" · ");
}

/** @param {any} context */
function mats(context) {
  const { view, t, seatName } = context;
  return html`${view.players.map(
    (/** @type {any} */ player, /** @type {number} */ seat) => html`
      <article class="mat seat-${seat}">
        <h3><span class="chip">${String.fromCharCode(65 + seat)}</span> ${seatName(seat)} <b>${player.victory_points}</b><span class="small">/ ${player.dominance}</span></h3>
        <p>
          ${icon("coin", t("sch-coins"))} <b>${player.coins}</b> <span class="small">+${player.tax}</span> · ${icon("crown", t("sch-prestige"))} <b>${player.prestige}</b>
          · ${icon("grain", t("sch-grain"))} <b>${player.grain}</b> · ${icon("fish", t("sch-fish"))} <b>${player.fish}</b>
        </p>
        <div class="progress">
          ${Object.entries(player.might).map(
            ([key, bar]) => html`<div><span>${t(`sch-might-${key}`)} ${/** @type {any} */ (bar).has}/${/** @type {any} */ (bar).needs}</span>
              <meter min="0" max=${/** @type {any} */ (bar).needs} value=${/** @type {any} */ (bar).has} aria-label=${t(`sch-might-${key}`)}></meter></div>`,
          )}
        </div>
        <p class="small">
          ${t("sch-wealth")} ${player.wealth} · ${t("sch-units-left")} ${player.units_left}
          ${player.lord !== null ? html`· ${t("sch-vassal-of", { name: seatName(player.lord) })}` : nothing}
          ${player.claims.map((/** @type {string} */ claim) => html`<span class="badge war">${t(`sch-claim-${claim}`)}</span>`)}
        </p>
      </article>
    `,
  )}
  ${view.truces.length ? html`<p>${view.truces.map((/** @type {any} */ truce) => html`<span class="badge">${t("sch-truce")} ${Object.values(truce).filter((v) => typeof v === "number").slice(0, 2).map(seatName).join(" – ")}</span>`)}</p>` : nothing}`;
}

/** @param {any} context */
function battle(context) {
  const { view, t, seatName, name } = context;
  const fights = [...(view.combat?.battles ?? []), ...(view.combat?.siege ? [view.combat.siege] : [])];
  if (!fights.length) return null;
  return html`
    <h2>${t("battle")} <span class="small">${t("sch-combat-round", { number: view.combat.round })}</span></h2>
    ${fights.map(
      (/** @type {any} */ fight) => html`
        <h3>${name(fight.place)} <span class="small">${t(`sch-kind-${fight.kind}`)}${fight.walls ? ` · ${t("sch-walls")} ${fight.walls}` : ""}</span></h3>
        <div class="blocks">
          ${fight.sides.map(
            (/** @type {any} */ side) => html`<div class="box ${side.leader === null || side.leader < 0 ? "" : `seat-${side.leader}`}">
              <span>${side.leader === null || side.leader < 0 ? t("sch-corsairs") : seatName(side.leader)}${side.attacker ? ` · ${t("emp-attacker")}` : ""}</span>
              <ul class="fighters">
                ${grouped(side.units, (/** @type {any} */ unit) => `${unit.what} ${unit.life}`).map(({ things }) => html`<li>${icon(shapeOf(things[0].what.split("@")[0].split(":")[0]))} ${things.length} × ${name(things[0].what)} ♥${things[0].life}</li>`)}
              </ul>
              <p class="dice-row">${side.dice.map((/** @type {any} */ die) => html`<span class="swords ${die.colour}" title=${die.of}>${"†".repeat(die.swords) || "·"}</span>`)}</p>
              <p>${t("sch-swords")} <b>${side.swords}</b> · ${t("sch-hits")} <b>${side.hits}</b></p>
            </div>`,
          )}
        </div>
      `,
    )}
  `;
}

export default { board, mats, battle };
