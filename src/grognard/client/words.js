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
  const text = texts[key] ?? key;
  return text.replace(/\{ ?\$(\w+) ?\}/g, (_, name) => String(values[name] ?? ""));
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
