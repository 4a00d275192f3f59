// The texts of the page in the reader's language; texts of the games come ready-made from the server.

import { get } from "./api.js";

/** @type {Record<string, string>} */
let texts = {};
let current = "en";

export const LANGUAGES = { en: "English", de: "Deutsch" };

export function language() {
  return current;
}

/** @param {string} wanted */
export async function speak(wanted) {
  current = wanted in LANGUAGES ? wanted : "en";
  texts = await get(`/words/${current}`);
  document.documentElement.lang = current;
  localStorage.setItem("language", current);
}

export function preferred() {
  const stored = localStorage.getItem("language");
  return stored || (navigator.language.startsWith("de") ? "de" : "en");
}

/**
 * @param {string} key @param {Record<string, any>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const text = (texts[key] ?? key).replace(SELECTOR, (_, name, variants) => variant(variants, values[name]));
  return text.replace(/\{ ?\$(\w+) ?\}/g, (_, name) => String(values[name] ?? ""));
}

/** In Fluent: `{ $number -> [one] one day *[other] { $number } days }` */
const SELECTOR = /\{\s*\$(\w+)\s*->((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The variant for a value: its own one, that of its plural category, or the default. @param {string} variants @param {any} value */
function variant(variants, value) {
  const found = [...variants.matchAll(/(\*?)\[(\w+)\]\s*((?:[^{}[*]|\{[^{}]*\})*)/g)];
  const category = new Intl.PluralRules(current).select(Number(value));
  const fits = found.find((each) => each[2] === String(value)) ?? found.find((each) => each[2] === category);
  return (fits ?? found.find((each) => each[1]))?.[3].trim() ?? "";
}

/** The text for a language out of `{en: ..., de: ...}`. @param {Record<string, any> | undefined} names */
export function named(names) {
  return names ? (names[current] ?? names.en ?? "") : "";
}

/** @param {number} at */
export function when(at) {
  const minutes = Math.round((Date.now() - at) / 60000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  if (Math.abs(minutes) < 60) return format.format(-minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 60 / 24), "day");
}
