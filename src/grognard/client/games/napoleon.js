// Napoleon in Europe: the map with armies and fleets, the powers and their relations, the battle board.

import { html, nothing, svg } from "../vendor/lit.js";
import { icon } from "../parts/icons.js";
import { areaList, around, map } from "../parts/map.js";
import { stack } from "./stacks.js";

/** Colours of the powers. @type {Record<string, number>} */
const COLOUR = { france: 1, britain: 0, prussia: 6, russia: 2, ottoman: 4, austria: 3, spain: 5 };
/** @type {Record<string, string>} */
const SHAPE = { infantry: "infantry", elite_infantry: "heavy-infantry", light_infantry: "archers", militia: "militia", cavalry: "cavalry", heavy_cavalry: "heavy-cavalry", light_cavalry: "light-horse", irregular_cavalry: "light-horse", cossacks: "light-horse", artillery: "artillery", horse_artillery: "artillery", leader: "leader" };
/** @param {string} unit */
const shapeOf = (unit) => SHAPE[unit.replaceAll("-", "_")] ?? unit.replaceAll("_", "-");

/** @param {any} context */
function board(context) {
  const { view, t, name } = context;
  if (view.battle && view.step === "beginning") return nothing;
  /** @type {Record<string, any>} */
  const held = {};
  /** @type {Record<string, string>} */
  const marks = {};
  for (const [word, region] of Object.entries(/** @type {Record<string, any>} */ (view.regions))) {
    held[word] = region.owner ? COLOUR[region.owner] : null;
    marks[word] = `${region.uprising ? "uprising" : ""} ${view.battle?.region === word ? "fought" : ""}`;
  }
  return html`
    <p class="tracks">
      <span><b>${t(`nap-month-${view.month}`)} ${view.year}</b></span>
      <span>${t("nap-active")} <b class="seat-${COLOUR[view.active]} nation">${view.active ? name(view.active) : "–"}</b></span>
      <span class="small">${view.turn_order.map((/** @type {string} */ nation) => html`<span class="chip seat-${COLOUR[nation]}" title=${name(nation)}>${name(nation).slice(0, 2)}</span>`)}</span>
    </p>
    ${map({
      source: "/static/boards/napoleon.svg",
      held,
      marks,
      name: context.name,
      can: context.can,
      touch: context.touch,
      pieces: (/** @type {any} */ places, /** @type {number} */ unit) => [
        ...Object.entries(view.regions).map(([word, region]) => armies(word, region, places[word], context, unit)),
        ...Object.entries(view.fleets).map(([word, fleets]) => squadrons(word, fleets, places, context, unit)),
      ],
    })}
    ${areaList(
      context,
      Object.entries(view.regions).map(([word, region]) => [word, describe(region, context)]),
    )}
  `;
}

/** @param {string} word @param {any} region @param {any} place @param {any} context @param {number} unit */
function armies(word, region, place, context, unit) {
  if (!place) return nothing;
  const items = Object.entries(region.stacks).flatMap(([nation, stack_]) =>
    Object.entries(/** @type {any} */ (stack_).units).map(([unit, count]) => ({
      shape: shapeOf(unit),
      count: /** @type {number} */ (count),
      seat: COLOUR[nation] ?? null,
      title: `${context.name(nation)}: ${count} ${context.name(unit)}`,
    })),
  );
  return svg`
    <g data-term=${word} class="spot" transform=${around(place, Math.min(unit, 1.25))}>
      ${stack(items, place.x, place.y + 12, 19, 4)}
      ${region.uprising ? stack([{ shape: "uprising" }], place.x + 20, place.y - 8, 18) : nothing}
    </g>
    ${context.can(word) ? svg`<circle class="beacon" cx=${place.x} cy=${place.y + 4} r="26"></circle>` : nothing}`;
}

/** Squadrons at sea, or in the port of a region. @param {string} word @param {any} fleets @param {any} places @param {any} context @param {number} unit */
function squadrons(word, fleets, places, context, unit) {
  const place = places[word] ?? places[word.replace(/^port-/, "")];
  if (!place) return nothing;
  const port = word.startsWith("port-");
  const items = Object.entries(fleets).map(([nation, fleet]) => ({
    shape: port ? "dock" : "ship",
    count: /** @type {any} */ (fleet).squadrons,
    seat: COLOUR[nation] ?? null,
    title: `${context.name(nation)}: ${/** @type {any} */ (fleet).squadrons}`,
  }));
  return svg`<g data-term=${word} class="spot" transform=${around(place, Math.min(unit, 1.25))}>${stack(items, place.x + (port ? 16 : 0), place.y - (port ? 14 : 0), 20, 3)}</g>`;
}

/** @param {any} region @param {any} context */
function describe(region, context) {
  const stacks = Object.entries(region.stacks).map(
    ([nation, stack_]) =>
      `${context.name(nation)}: ${Object.entries(/** @type {any} */ (stack_).units)
        .map(([unit, count]) => `${count} ${context.name(unit)}`)
        .join(", ")}`,
  );
  return [region.owner ? context.name(region.owner) : context.t("emp-neutral"), ...stacks].join(" · ");
}

/** @param {any} context */
function mats(context) {
  const { view, t, seatName, name } = context;
  const nations = Object.entries(/** @type {Record<string, any>} */ (view.nations));
  const sign = (/** @type {string} */ status) => (status === "war" ? "⚔" : status === "alliance" ? "✚" : "·");
  return html`
    ${nations.map(
      ([id, nation]) => html`
        <article class="mat seat-${COLOUR[id]} ${nation.out ? "out" : ""}">
          <h3><span class="chip">${name(id).slice(0, 2)}</span> ${name(id)} <span class="small">${nation.player >= 0 ? seatName(nation.player) : nation.controller ? t("nap-controlled", { nation: name(nation.controller) }) : t("emp-neutral")}</span></h3>
          <p>${t("nap-pp")} <b>${nation.pp}</b> <span class="small">+${nation.income}</span> · ${t("nap-pap")} <b>${nation.pap}</b> · ${t("nap-regions")} <b>${nation.regions}</b> · ${t("nap-fleet")} ${nation.fleet} · ${t(`nap-level-${nation.level}`)}</p>
        </article>
      `,
    )}
    <div class="scroll">
      <table class="diplomacy">
        <caption>${t("nap-diplomacy")}</caption>
        <thead><tr><th></th>${nations.map(([id]) => html`<th scope="col" title=${name(id)}>${name(id).slice(0, 2)}</th>`)}</tr></thead>
        <tbody>
          ${nations.map(
            ([id, nation]) => html`<tr>
              <th scope="row">${name(id).slice(0, 2)}</th>
              ${nations.map(([other]) => html`<td class=${nation.status[other] ?? ""} title=${nation.status[other] ? t(`nap-${nation.status[other]}`) : ""}>${id === other ? "" : sign(nation.status[other])}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {any} context */
function battle(context) {
  const { view, t, name } = context;
  const fight = view.battle;
  if (!fight) return null;
  const columns = fight.columns;
  const zone = (/** @type {string} */ word) => html`
    <div class="zone ${word.split("-")[0]} ${context.can(word) ? "can" : ""}" data-term=${word} @click=${() => context.touch(word)}>
      <span class="small">${name(word)}</span>
      ${(fight.zones[word] ?? []).map(
        (/** @type {any} */ group) => html`<span class="unit seat-${COLOUR[group.nation] ?? 6} ${group.square ? "square" : ""}" title=${name(group.unit)}>${icon(shapeOf(group.unit), name(group.unit))}<b>${group.count}</b></span>`,
      )}
    </div>`;
  const row = (/** @type {string} */ side) => columns.map((/** @type {string} */ column) => zone(`${side}-${column}`));
  return html`
    <h2>${t("battle")}: ${name(fight.region)} <span class="small">${t(`nap-${fight.kind}`)} · ${t("nap-round")} ${fight.round} · ${fight.phase ? t(`nap-phase-${fight.phase}`) : ""}</span></h2>
    <div class="battle-board columns-${columns.length}">
      ${zone("b-retreat")} ${zone("b-reserve")}
      <div class="line">${row("b")}</div>
      <div class="line">${row("middle")}</div>
      <div class="line">${row("a")}</div>
      ${zone("a-reserve")} ${zone("a-retreat")}
    </div>
    <p class="small">
      ${fight.sides.map((/** @type {any} */ side) => html`${t(`emp-${side.side}`)}: <b>${side.nations.map((/** @type {any} */ n) => name(n.nation)).join(", ")}</b> `)}
      ${fight.deploying ? t("nap-deploying") : nothing}
    </p>
  `;
}

export default { board, mats, battle };
