// Looking around on a sheet that is larger than the screen: pan, zoom, two fingers, keyboard.

/** A sheet takes at most this share of the height of the window, and on a narrow screen at least that one. */
const TALLEST = 0.82;
const LEAST = 0.5;
/** How many times the whole sheet can be enlarged. */
const CLOSEST = 12;

/** @typedef {{ x: number, y: number, width: number, height: number }} Frame what is seen of the sheet */

export class Looking extends HTMLElement {
  constructor() {
    super();
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
    /** The whole sheet. */
    this.full = { width: 1000, height: 800 };
    /** The part of it where something can lie; left and right of it is scenery. */
    this.play = { x: 0, width: 1000 };
    /** So many units of the sheet in a pixel can be read. */
    this.readable = 2;
    /** @type {Frame} */
    this.frame = { x: 0, y: 0, width: 1000, height: 800 };
    /** Everything at once. @type {Frame} */
    this.home = { ...this.frame };
    /** What is seen first: everything, if it can be read then. @type {Frame} */
    this.first = { ...this.frame };
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    this.moved = false;
    this.resized = () => this.fit();
    this.watch = new ResizeObserver(this.resized);
    this.timer = 0;
  }

  get sheet() {
    return /** @type {HTMLElement} */ (this.querySelector(".map-sheet"));
  }

  listen() {
    const sheet = this.sheet;
    sheet.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    sheet.addEventListener("pointerdown", (event) => this.down(event));
    sheet.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) sheet.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    sheet.addEventListener("keydown", (event) => this.key(event));
  }

  connectedCallback() {
    this.watch.observe(this);
    addEventListener("resize", this.resized);
  }

  disconnectedCallback() {
    this.watch.disconnect();
    removeEventListener("resize", this.resized);
    clearTimeout(this.timer);
  }

  /** What is drawn for this frame; each kind of sheet has its own. */
  framed() {}

  /** The points that matter now, if some matter more than others. @returns {{ x: number, y: number }[]} */
  wanted() {
    return [];
  }

  /** How wide the drawing is on the screen. */
  shownWidth() {
    return Math.max(200, this.sheet.clientWidth);
  }

  /** How many units of the sheet lie in a pixel now. */
  scale() {
    return this.frame.width / this.shownWidth();
  }

  /** How many times its whole size the sheet has now. */
  enlarged() {
    return this.home.width / this.frame.width;
  }

  /** The sheet takes the room it has; scenery left and right fills what the areas do not need. @param {boolean} [afresh] */
  fit(afresh = false) {
    const width = this.clientWidth;
    if (!this.drawing || !width) return;
    const untouched = afresh || same(this.frame, this.first);
    const tall = Math.max((width * this.full.height) / this.play.width, innerHeight * LEAST);
    const height = Math.round(Math.min(innerHeight * TALLEST, tall));
    if (this.sheet.style.height !== `${height}px`) this.sheet.style.height = `${height}px`;
    const wide = Math.max(this.play.width, (this.full.height * width) / height);
    const middle = this.play.x + this.play.width / 2;
    const x = wide > this.full.width ? (this.full.width - wide) / 2 : Math.min(this.full.width - wide, Math.max(0, middle - wide / 2));
    this.home = { x, y: (this.full.height - (wide * height) / width) / 2, width: wide, height: (wide * height) / width };
    this.first = this.opening(width);
    if (untouched) this.look(this.first);
    else this.zoom(1);
  }

  /** What can be read without zooming, around what matters. @param {number} width of the sheet in pixels */
  opening(width) {
    const wide = this.readable * width;
    if (wide > this.home.width * 0.9) return { ...this.home };
    return this.around(this.wanted(), wide);
  }

  /** A frame of this width whose middle is that of the points. @param {{ x: number, y: number }[]} points @param {number} width */
  around(points, width) {
    const height = (width * this.home.height) / this.home.width;
    const [x, y] = points.length
      ? [between(points.map((point) => point.x)), between(points.map((point) => point.y))]
      : [this.play.x + this.play.width / 2, this.full.height / 2];
    return this.kept({ x: x - width / 2, y: y - height / 2, width, height });
  }

  /** Shows what matters now, as large as can be read and no larger. */
  showWanted() {
    const points = this.wanted();
    const spread = Math.max(0, ...points.flatMap((one) => points.map((other) => Math.max(Math.abs(one.x - other.x), (Math.abs(one.y - other.y) * this.home.width) / this.home.height))));
    const least = Math.min(this.home.width, this.readable * this.shownWidth()) * 0.6;
    this.look(this.around(points, Math.min(this.home.width, Math.max(least, spread * 1.5))));
  }

  /** @param {Frame} frame */
  look(frame) {
    this.frame = { ...frame };
    this.apply();
  }

  apply() {
    const { x, y, width, height } = this.frame;
    this.drawing?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.framed(), 80);
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] where, as a share of the sheet */
  zoom(factor, px = 0.5, py = 0.5) {
    const width = Math.min(this.home.width, Math.max(this.home.width / CLOSEST, this.frame.width * factor));
    const height = (width * this.home.height) / this.home.width;
    const { x, y } = this.frame;
    this.look(this.kept({ x: x + (this.frame.width - width) * px, y: y + (this.frame.height - height) * py, width, height }));
  }

  /** The frame, moved so that it shows nothing beyond the sheet where it need not. @param {Frame} frame */
  kept(frame) {
    const left = Math.min(0, this.home.x);
    const x = Math.max(left, Math.min(this.full.width - left - frame.width, frame.x));
    const spare = this.full.height - frame.height;
    const y = spare < 0 ? spare / 2 : Math.max(0, Math.min(spare, frame.y));
    return { ...frame, x, y };
  }

  /** @param {number} dx @param {number} dy in units of the sheet */
  shift(dx, dy) {
    this.look(this.kept({ ...this.frame, x: this.frame.x + dx, y: this.frame.y + dy }));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const box = this.sheet.getBoundingClientRect();
    this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const box = this.sheet.getBoundingClientRect();
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    if (!this.moved && Math.hypot(dx, dy) < 5) return;
    this.moved = true;
    if (this.fingers.size === 1) {
      this.shift(-(dx / box.width) * this.frame.width, -(dy / box.height) * this.frame.height);
    } else {
      const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
      const was = Math.hypot(before.x - others[0].x, before.y - others[0].y);
      const is = Math.hypot(event.clientX - others[0].x, event.clientY - others[0].y);
      if (was > 0 && is > 0) this.zoom(was / is, (others[0].x - box.left) / box.width, (others[0].y - box.top) / box.height);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** Whether the pointer that was lifted has moved the sheet, so that this is no click. */
  dragged() {
    const { moved } = this;
    this.moved = false;
    return moved;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = this.frame.width * 0.15;
    /** @type {Record<string, () => void>} */
    const does = {
      "+": () => this.zoom(0.7),
      "-": () => this.zoom(1 / 0.7),
      0: () => this.look(this.home),
      ArrowLeft: () => this.shift(-step, 0),
      ArrowRight: () => this.shift(step, 0),
      ArrowUp: () => this.shift(0, -step),
      ArrowDown: () => this.shift(0, step),
    };
    if (!does[event.key]) return;
    event.preventDefault();
    does[event.key]();
  }
}

/** @param {number[]} values */
const between = (values) => (Math.min(...values) + Math.max(...values)) / 2;

/** @param {Frame} one @param {Frame} other */
const same = (one, other) => one.x === other.x && one.y === other.y && one.width === other.width;
