// Details on demand: a long press (or a right click) on a place, piece or card says what it is.

const HOLD = 500;
const STILL = 10;

/**
 * Listens on the whole page; what is said comes from `data-tip`, or from the game about a `data-term`.
 * @param {(word: string) => string} about the text about a place, empty if there is none
 * @returns {() => void} stops listening
 */
export function listenForDetails(about) {
  /** @type {{ x: number, y: number, timer: number } | null} */
  let press = null;

  const textOf = (/** @type {EventTarget | null} */ target) => {
    const tip = /** @type {Element | null} */ (target)?.closest?.("[data-tip]");
    if (tip) return /** @type {HTMLElement} */ (tip).dataset.tip ?? "";
    const place = /** @type {Element | null} */ (target)?.closest?.("[data-term]");
    return place ? about(/** @type {HTMLElement} */ (place).dataset.term ?? "") : "";
  };

  const release = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };

  const down = (/** @type {PointerEvent} */ event) => {
    hide();
    release();
    if (event.pointerType === "mouse") return;
    const { target, clientX: x, clientY: y } = event;
    const timer = window.setTimeout(() => {
      press = null;
      const text = textOf(target);
      if (!text) return;
      show(text);
      // The finger is lifted over the same place: that is no choice of it.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 800);
    }, HOLD);
    press = { x, y, timer };
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) release();
  };

  const menu = (/** @type {MouseEvent} */ event) => {
    const text = textOf(event.target);
    if (!text) return;
    event.preventDefault();
    show(text);
  };

  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") hide();
  };

  addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  addEventListener("contextmenu", menu);
  addEventListener("keydown", key);
  return () => {
    hide();
    removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", release);
    removeEventListener("pointercancel", release);
    removeEventListener("contextmenu", menu);
    removeEventListener("keydown", key);
  };
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** @param {string} text */
function show(text) {
  hide();
  const box = document.createElement("div");
  box.id = "details";
  box.setAttribute("role", "status");
  box.textContent = text;
  document.body.append(box);
}

function hide() {
  document.getElementById("details")?.remove();
}
