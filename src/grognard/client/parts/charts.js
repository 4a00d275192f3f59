// The course of the game in figures: a line for each seat, one measure at a time, and the numbers as a table.

import { html, nothing, svg } from "../vendor/lit.js";
import { get } from "../api.js";
import { language, t } from "../words.js";

const DASHES = ["", "8 4", "2 4", "10 4 2 4", "5 5", "14 4", "2 7"];
const MANY = 45;
/** Letters at the ends of lines keep so far apart. */
const APART = 14;

/** @param {any} context @param {string} id @param {(number: number) => void} goTo */
export function coursePanel(context, id, goTo) {
  const { message, page } = context;
  const over = message.status === "over";
  const course = (page.course ??= { key: "", chart: null, measure: 0, failed: "" });
  const load = async () => {
    const key = `${message.number} ${message.status} ${language()}`;
    if (course.key === key) return;
    course.key = key;
    course.failed = "";
    try {
      course.chart = await get(`/tables/${id}/chart?language=${language()}`);
      course.measure = Math.min(course.measure, Math.max(0, course.chart.measures.length - 1));
    } catch (/** @type {any} */ error) {
      course.failed = error.message;
    }
    context.redraw();
  };
  if (over) load();
  const toggled = (/** @type {any} */ event) => event.target.open && load();
  return html`<details class="course" ?open=${over} @toggle=${toggled}>
    <summary>${t("course")}</summary>
    ${course.failed ? html`<p role="status">${course.failed}</p>` : nothing}
    ${course.chart ? chosen(context, course, goTo) : nothing}
  </details>`;
}

/** @param {any} context @param {any} course @param {(number: number) => void} goTo */
function chosen(context, course, goTo) {
  const { chart } = course;
  const measure = chart.measures[course.measure];
  if (!measure) return html`<p>${t("course-none")}</p>`;
  const choose = (/** @type {number} */ place) => {
    course.measure = place;
    context.redraw();
  };
  return html`
    <div class="measures" role="group" aria-label=${t("course-measure")}>
      ${chart.measures.map(
        (/** @type {any} */ each, /** @type {number} */ place) =>
          html`<button aria-pressed=${place === course.measure} @click=${() => choose(place)}>${each.text}</button>`,
      )}
    </div>
    <figure>
      ${lines(chart, measure)}
      <figcaption>
        <ul class="legend">
          ${chart.seats.map(
            (/** @type {string} */ name, /** @type {number} */ seat) => html`<li class="seat-${seat}">
              <svg viewBox="0 0 36 12" aria-hidden="true"><line class="course-line" x1="1" y1="6" x2="35" y2="6" stroke-dasharray=${DASHES[seat % DASHES.length]}></line></svg>
              <span class="chip" aria-hidden="true">${letter(seat)}</span> ${name} <b>${shown(measure.values[seat].at(-1))}</b>
            </li>`,
          )}
        </ul>
        ${measure.key === "luck" || (course.measure === 0 && !lucky(chart)) ? html`<p class="small">${chart.note}</p>` : nothing}
        ${chart.public ? html`<p class="small">${t("course-public")}</p>` : nothing}
      </figcaption>
    </figure>
    <details class="numbers">
      <summary>${t("course-table")}</summary>
      <div class="scroll" tabindex="0">${table(chart, measure, goTo)}</div>
    </details>
  `;
}

/** @param {any} chart @param {any} measure @param {(number: number) => void} goTo */
function table(chart, measure, goTo) {
  return html`<table>
    <caption>${measure.text}</caption>
    <thead>
      <tr>
        <th scope="col">${t("course-turn")}</th>
        ${chart.seats.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<th scope="col">${letter(seat)} ${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${chart.moments.map(
        (/** @type {any} */ moment, /** @type {number} */ place) => html`<tr>
          <th scope="row"><button title=${t("course-go")} @click=${() => goTo(moment.number)}>${moment.text}</button></th>
          ${measure.values.map((/** @type {number[]} */ row) => html`<td>${shown(row[place])}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {any} chart @param {any} measure */
function lines(chart, measure) {
  const wide = innerWidth >= 700;
  const box = { width: wide ? 640 : 340, height: wide ? 280 : 210, left: 44, right: 30, top: 12, bottom: 26 };
  const all = measure.values.flat();
  const ticks = ticksFor(Math.min(0, ...all), Math.max(1, ...all));
  const low = ticks[0];
  const high = ticks[ticks.length - 1];
  const last = Math.max(1, chart.moments.length - 1);
  const x = (/** @type {number} */ place) => box.left + (place / last) * (box.width - box.left - box.right);
  const y = (/** @type {number} */ value) =>
    box.height - box.bottom - ((value - low) / (high - low)) * (box.height - box.top - box.bottom);
  const every = Math.ceil(chart.moments.length / (wide ? 10 : 5));
  const ends = spread(measure.values.map((/** @type {number[]} */ row) => y(row.at(-1) ?? 0)));
  const label = chart.seats.map((/** @type {string} */ name, /** @type {number} */ seat) => `${name} ${shown(measure.values[seat].at(-1))}`).join(", ");
  return html`<svg class="course-chart" viewBox="0 0 ${box.width} ${box.height}" role="img" aria-label="${measure.text}: ${label}">
    ${ticks.map(
      (tick) => svg`
        <line class=${tick === 0 ? "course-zero" : "course-grid"} x1=${box.left} x2=${box.width - box.right} y1=${y(tick)} y2=${y(tick)}></line>
        <text class="course-tick" x=${box.left - 6} y=${y(tick) + 4} text-anchor="end">${shown(tick)}</text>`,
    )}
    ${chart.moments.map((/** @type {any} */ moment, /** @type {number} */ place) =>
      place % every ? nothing : svg`<text class="course-tick" x=${x(place)} y=${box.height - 8} text-anchor="middle">${moment.short}</text>`,
    )}
    ${measure.values.map(
      (/** @type {number[]} */ row, /** @type {number} */ seat) => svg`<g class="seat-${seat}">
        <polyline class="course-line" points=${row.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(" ")} stroke-dasharray=${DASHES[seat % DASHES.length]}></polyline>
        ${row.length > MANY ? nothing : row.map((value, place) => svg`<circle class="course-dot" cx=${x(place)} cy=${y(value)} r="3"><title>${chart.moments[place].text}: ${chart.seats[seat]} ${shown(value)}</title></circle>`)}
        <text class="course-letter" x=${box.width - box.right + 8} y=${ends[seat] + 5}>${letter(seat)}</text>
      </g>`,
    )}
  </svg>`;
}

/** Round numbers from at or below the least value to at or above the largest. @param {number} least @param {number} most */
function ticksFor(least, most) {
  const rough = (most - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}

/** The same heights, moved so that none is too near another one. @param {number[]} heights */
function spread(heights) {
  const order = heights.map((_, place) => place).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  for (let n = 1; n < order.length; n += 1) {
    moved[order[n]] = Math.max(moved[order[n]], moved[order[n - 1]] + APART);
  }
  return moved;
}

/** @param {any} chart */
const lucky = (chart) => chart.measures.some((/** @type {any} */ each) => each.key === "luck");

/** @param {number} seat */
const letter = (seat) => String.fromCharCode(65 + seat);

/** @param {number | undefined} value */
function shown(value) {
  return (value ?? 0).toLocaleString(language(), { maximumFractionDigits: 1 }).replace("-", "−");
}
