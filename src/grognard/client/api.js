// Talking to the server: JSON over HTTP, a WebSocket per table that comes back by itself.

/** @type {string | null} */
let csrf = null;

/** A refusal of the server: a word for programs, a sentence for people. */
export class Refused extends Error {
  /** @param {number} status @param {string} key @param {string} text */
  constructor(status, key, text) {
    super(text);
    this.status = status;
    this.key = key;
  }
}

/**
 * @param {string} method @param {string} path @param {any} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf) headers["X-CSRF-Token"] = csrf;
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused(0, "offline", "");
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, data.refused || "error", data.text || answer.statusText);
  if (data && "csrf" in data) csrf = data.csrf;
  return data;
}

export const get = (/** @type {string} */ path) => call("GET", path);
export const post = (/** @type {string} */ path, /** @type {any} */ body = {}) => call("POST", path, body);
export const put = (/** @type {string} */ path, /** @type {any} */ body = {}) => call("PUT", path, body);
export const patch = (/** @type {string} */ path, /** @type {any} */ body = {}) => call("PATCH", path, body);
export const remove = (/** @type {string} */ path) => call("DELETE", path);

/**
 * Everything a seat may know, now and after every change. Returns a function that ends it. Of the journal the
 * server sends only what is new on this connection; it is put together here.
 * @param {string} table @param {Record<string, any>} query
 * @param {(message: any) => void} onMessage @param {(state: "live" | "lost") => void} onState
 */
export function follow(table, query, onMessage, onState) {
  let ended = false;
  let wait = 500;
  let timer = 0;
  /** @type {WebSocket | null} */
  let socket = null;
  const connect = () => {
    const address = new URL(`/api/tables/${table}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined && value !== null && value !== "") address.searchParams.set(key, String(value));
    }
    /** @type {any[]} */
    let journal = [];
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = 500;
      onState("live");
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.journal) message.journal = journal = [...journal.slice(0, message.journal_kept), ...message.journal];
      onMessage(message);
    };
    socket.onclose = (event) => {
      if (ended || event.code >= 4400) return;
      onState("lost");
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10000);
    };
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** A key that makes a choice count once, however often it is sent. */
export function onceKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
