import { type Box, boxCenter, type Point } from "@photomap/geometry";
import {
  boardOnScreen,
  clampView,
  type Room,
  type Size,
  type View,
  WHOLE_MAP,
  zoomAround,
} from "./view.ts";

const ANIMATION_MS = 180;

const NO_ROOM: Room = {
  viewport: { width: 0, height: 0 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  board: { x: 0, y: 0, width: 1, height: 1 },
};

/** Where one looks. Frames of a gesture reach the screen from here without React. */
export class Camera {
  /** Points of the design. */
  readonly design: Size;
  #room = NO_ROOM;
  #view = WHOLE_MAP;
  #frame: number | undefined;
  /** Where the motion under way leads. */
  #target = WHOLE_MAP;
  readonly #listeners = new Set<() => void>();

  constructor(design: Size) {
    this.design = design;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Where one looks once the motion under way has ended. */
  get target(): View {
    return this.#target;
  }

  readonly getView = (): View => this.#view;

  readonly getPercent = (): number => Math.round(this.#view.zoom * 100);

  get room(): Room {
    return this.#room;
  }

  /** Where the board is seen now. */
  get board(): Box {
    return boardOnScreen(this.#room, this.#view);
  }

  get pixelsPerPoint(): number {
    return this.board.width / this.design.width;
  }

  setRoom(room: Room): void {
    this.#room = room;
    this.set(this.#view);
    this.#tell();
  }

  /** Ends whatever motion was under way. */
  set(view: View): void {
    this.#move(view);
    this.#halt();
  }

  zoomBy(factor: number, at: Point = this.#middle()): void {
    this.set(zoomAround(this.#view, at, this.#view.zoom * factor));
  }

  zoomSmoothlyBy(factor: number, at: Point = this.#middle()): void {
    this.moveTo(zoomAround(this.#target, at, this.#target.zoom * factor));
  }

  showAll(): void {
    this.moveTo(WHOLE_MAP);
  }

  /** Glides there, unless the system asks for less motion. */
  moveTo(target: View): void {
    this.#halt();
    const end = clampView(this.#room, target);
    this.#target = end;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#move(end);
    const start = this.#view;
    const startedAt = performance.now();
    const step = (now: number) => {
      const passed = Math.min(1, (now - startedAt) / ANIMATION_MS);
      this.#move(between(start, end, 1 - (1 - passed) ** 3));
      this.#frame = passed < 1 ? requestAnimationFrame(step) : undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }

  toScreen({ x, y }: Point): Point {
    const { board, pixelsPerPoint } = this;
    return { x: board.x + x * pixelsPerPoint, y: board.y + y * pixelsPerPoint };
  }

  boxToScreen({ x, y, width, height }: Box, view = this.#view): Box {
    const board = boardOnScreen(this.#room, view);
    const scale = board.width / this.design.width;
    return {
      x: board.x + x * scale,
      y: board.y + y * scale,
      width: width * scale,
      height: height * scale,
    };
  }

  toDesign({ x, y }: Point): Point {
    const { board, pixelsPerPoint } = this;
    return { x: (x - board.x) / pixelsPerPoint, y: (y - board.y) / pixelsPerPoint };
  }

  #halt(): void {
    this.#target = this.#view;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #middle(): Point {
    return boxCenter({ x: 0, y: 0, ...this.#room.viewport });
  }

  #move(view: View): void {
    const next = clampView(this.#room, view);
    const { zoom, x, y } = this.#view;
    if (next.zoom === zoom && next.x === x && next.y === y) return;
    this.#view = next;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Zoom in even ratios; the place in between follows from it, so that nothing swims. */
function between(start: View, end: View, part: number): View {
  const zoom = start.zoom * (end.zoom / start.zoom) ** part;
  const along = start.zoom === end.zoom ? part : (zoom - start.zoom) / (end.zoom - start.zoom);
  return {
    zoom,
    x: start.x + (end.x - start.x) * along,
    y: start.y + (end.y - start.y) * along,
  };
}
