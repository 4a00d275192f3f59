// Carrying a thing to another one with mouse, pen or finger: what is dropped on what.

/** So far a pointer moves before something is carried. */
const STILL = 8;

/**
 * Makes something one can carry: `@pointerdown=${carried(drop)}`. What it can be dropped on has the attribute `data-drop`;
 * the element needs `touch-action: none` (class `carry`), so that a finger carries it and does not scroll the page.
 * @param {(onto: string) => void} drop what follows when it is dropped on something
 * @returns {(event: PointerEvent) => void}
 */
export function carried(drop) {
  return (event) => {
    if (event.button) return;
    const thing = /** @type {HTMLElement} */ (event.currentTarget);
    const { pointerId, clientX, clientY } = event;
    /** @type {HTMLElement | null} */
    let shadow = null;
    /** @type {Element | null} */
    let over = null;

    const aim = (/** @type {Element | null} */ next) => {
      if (next === over) return;
      over?.classList.remove("dropping");
      next?.classList.add("dropping");
      over = next;
    };

    const move = (/** @type {PointerEvent} */ at) => {
      if (at.pointerId !== pointerId) return;
      if (!shadow && Math.hypot(at.clientX - clientX, at.clientY - clientY) < STILL) return;
      shadow ??= lift(thing);
      shadow.style.left = `${at.clientX}px`;
      shadow.style.top = `${at.clientY}px`;
      aim(document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-drop]") ?? null);
    };

    const end = (/** @type {PointerEvent} */ at) => {
      if (at.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!shadow) return;
      shadow.remove();
      thing.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 50);
      const onto = at.type === "pointerup" && over instanceof HTMLElement ? over.dataset.drop : undefined;
      aim(null);
      if (onto) drop(onto);
    };

    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}

/** A copy of the thing that follows the pointer. @param {HTMLElement} thing */
function lift(thing) {
  const shadow = /** @type {HTMLElement} */ (thing.cloneNode(true));
  shadow.classList.add("carried");
  shadow.setAttribute("aria-hidden", "true");
  document.body.append(shadow);
  return shadow;
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}
