import { type Box, boxCenter, type Point } from "@photomap/geometry";
import {
  type BoardFit,
  clampView,
  clampZoom,
  FIT_VIEW,
  findNextZoomLevel,
  findPanIntoView,
  fitBoard,
  getBoardUnderView,
  interpolateViews,
  panBy,
  resizeView,
  type Transform,
  type View,
  type ViewLimits,
  type Viewport,
  zoomAround,
} from "./view.ts";

/** The camera is at rest when it has not moved for this long. */
const REST_MS = 140;

export interface CameraOptions {
  /** The box that fits the viewport at zoom 1, in points of the design. */
  readonly content: Box;
  readonly limits: ViewLimits;
  /** One press of a zoom button: a factor, or the next of these zooms in ascending order. */
  readonly zoomSteps: number | readonly number[];
  /** Duration of programmatic moves; 0 moves at once. */
  readonly animationMs: number;
}

const UNMEASURED: Viewport = {
  width: 0,
  height: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** Pan and zoom of one viewport. Gestures update the DOM from here, without rendering React. */
export class Camera {
  readonly #options: CameraOptions;
  readonly #listeners = new Set<() => void>();
  readonly #restListeners = new Set<() => void>();
  #fit: BoardFit;
  #view = FIT_VIEW;
  /** The view at the end of the running animation; the current view without one. */
  #target = FIT_VIEW;
  #animationFrame: number | undefined;
  #emitFrame: number | undefined;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CameraOptions) {
    this.#options = options;
    this.#fit = fitBoard(UNMEASURED, options.content);
  }

  /** Called at most once per frame. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called once the camera has come to rest after a change. */
  readonly subscribeToRest = (listener: () => void): (() => void) => {
    this.#restListeners.add(listener);
    return () => this.#restListeners.delete(listener);
  };

  readonly getView = (): View => this.#view;

  readonly getPercent = (): number => Math.round(this.#view.zoom * 100);

  /** The view at the end of the running animation. */
  get target(): View {
    return this.#target;
  }

  get content(): Box {
    return this.#options.content;
  }

  get viewport(): Viewport {
    return this.#fit.viewport;
  }

  get isMeasured(): boolean {
    return this.#fit.viewport !== UNMEASURED;
  }

  /** The board at zoom 1, in pixels of the viewport. */
  get fittedBoard(): Box {
    return this.#fit.board;
  }

  /** The board as it is seen now, in pixels of the viewport. */
  get board(): Box {
    return getBoardUnderView(this.#fit, this.#view);
  }

  get pixelsPerPoint(): number {
    return (this.#fit.board.width * this.#view.zoom) / this.#options.content.width;
  }

  get transform(): Transform {
    return this.#transformUnder(this.#view);
  }

  get canPan(): boolean {
    return this.#options.limits.pan === "free" || this.#view.zoom > 1;
  }

  canStep(direction: -1 | 1): boolean {
    return this.#findStep(this.#view.zoom, direction) !== undefined;
  }

  setViewport(viewport: Viewport): void {
    const fit = fitBoard(viewport, this.#options.content);
    const view = this.isMeasured ? resizeView(this.#fit, fit, this.#view) : this.#view;
    this.#stopAnimation();
    this.#fit = fit;
    this.#view = this.#clamp(view);
    this.#target = this.#view;
    this.#emit();
  }

  /** The view zoomed within the limits, with the content under `at` kept in place. */
  zoomView(view: View, zoom: number, at: Point): View {
    return zoomAround(view, at, clampZoom(zoom, this.#options.limits));
  }

  /** Sets the view and ends a running animation. Listeners are called in the next frame. */
  set(view: View): void {
    this.#stopAnimation();
    const changed = this.#apply(this.#clamp(view));
    this.#target = this.#view;
    if (changed) this.#emitFrame ??= requestAnimationFrame(() => this.#emit());
  }

  panBy(by: Point): void {
    this.set(panBy(this.#view, by));
  }

  zoomBy(factor: number, at: Point): void {
    this.set(this.zoomView(this.#view, this.#view.zoom * factor, at));
  }

  /** Moves to a view, animated unless reduced motion is preferred. */
  moveTo(target: View): void {
    this.#stopAnimation();
    const { animationMs } = this.#options;
    const end = this.#clamp(target);
    this.#target = end;
    if (animationMs === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      if (this.#apply(end)) this.#emit();
      return;
    }
    const start = this.#view;
    const startedAt = performance.now();
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / animationMs));
      this.#animationFrame = progress < 1 ? requestAnimationFrame(step) : undefined;
      const next = progress < 1 ? interpolateViews(start, end, 1 - (1 - progress) ** 3) : end;
      if (this.#apply(this.#clamp(next))) this.#emit();
    };
    this.#animationFrame = requestAnimationFrame(step);
  }

  panSmoothlyBy(by: Point): void {
    this.moveTo(panBy(this.#target, by));
  }

  zoomTo(zoom: number, at: Point = boxCenter(this.#fit.board)): void {
    this.moveTo(this.zoomView(this.#target, zoom, at));
  }

  /** Zooms by one step around the center. */
  step(direction: -1 | 1): void {
    const zoom = this.#findStep(this.#target.zoom, direction);
    if (zoom !== undefined) this.zoomTo(zoom);
  }

  showAll(): void {
    this.moveTo(FIT_VIEW);
  }

  /** Pans as little as brings a box of the design into view. */
  reveal(box: Box, paddingPx: number): void {
    const { scale, x, y } = this.#transformUnder(this.#target);
    const seen = {
      x: box.x * scale + x,
      y: box.y * scale + y,
      width: box.width * scale,
      height: box.height * scale,
    };
    this.panSmoothlyBy(findPanIntoView(this.viewport, seen, paddingPx));
  }

  toScreen(point: Point): Point {
    const { scale, x, y } = this.transform;
    return { x: point.x * scale + x, y: point.y * scale + y };
  }

  boxToScreen(box: Box): Box {
    const { scale } = this.transform;
    return { ...this.toScreen(box), width: box.width * scale, height: box.height * scale };
  }

  toDesign(point: Point): Point {
    const { scale, x, y } = this.transform;
    return { x: (point.x - x) / scale, y: (point.y - y) / scale };
  }

  #transformUnder(view: View): Transform {
    const { content } = this.#options;
    const board = getBoardUnderView(this.#fit, view);
    const scale = board.width / content.width;
    return { scale, x: board.x - content.x * scale, y: board.y - content.y * scale };
  }

  #findStep(zoom: number, direction: -1 | 1): number | undefined {
    const { zoomSteps, limits } = this.#options;
    if (typeof zoomSteps !== "number") return findNextZoomLevel(zoomSteps, zoom, direction);
    const next = clampZoom(zoom * zoomSteps ** direction, limits);
    return next === zoom ? undefined : next;
  }

  #clamp(view: View): View {
    return clampView(this.#fit, view, this.#options.limits);
  }

  #apply(next: View): boolean {
    const { zoom, x, y } = this.#view;
    if (next.zoom === zoom && next.x === x && next.y === y) return false;
    this.#view = next;
    return true;
  }

  #stopAnimation(): void {
    if (this.#animationFrame !== undefined) cancelAnimationFrame(this.#animationFrame);
    this.#animationFrame = undefined;
  }

  #emit(): void {
    if (this.#emitFrame !== undefined) cancelAnimationFrame(this.#emitFrame);
    this.#emitFrame = undefined;
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      for (const listener of this.#restListeners) listener();
    }, REST_MS);
    for (const listener of this.#listeners) listener();
  }
}
