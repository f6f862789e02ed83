import type { MapOutlines } from "./map-outlines.ts";

const FADE_MS = 350;
/** The width of outlines in CSS pixels. */
const LINE_PX = 0.9;

/**
 * Covers the photos on the picture of the map with empty regions, and uncovers them one by one. A
 * frame draws only the regions that change, so that maps of any size play smoothly.
 */
export class MapCover {
  readonly #canvas = document.createElement("canvas");
  readonly #context = this.#canvas.getContext("2d");
  readonly #outlines: MapOutlines;
  readonly #paths: readonly (Path2D | undefined)[];
  /** The start times of regions that fade out, in ms, by their position in the order of play. */
  readonly #fading = new Map<number, number>();
  readonly #colors: { readonly empty: string; readonly line: string };
  #visibleCount: number;

  constructor(picture: HTMLElement, outlines: MapOutlines, regionIds: readonly string[]) {
    this.#outlines = outlines;
    this.#paths = regionIds.map((id) => outlines.paths.get(id));
    this.#visibleCount = regionIds.length;
    this.#canvas.setAttribute("aria-hidden", "true");
    picture.append(this.#canvas);
    const style = getComputedStyle(picture);
    this.#colors = {
      empty: style.getPropertyValue("--region-empty"),
      line: style.getPropertyValue("--region-line"),
    };
    new ResizeObserver(() => this.#resize()).observe(this.#canvas);
    this.#resize();
  }

  get isFading(): boolean {
    return this.#fading.size > 0;
  }

  /** Shows the first regions. New ones fade in from `fadeFromMs`, the frame time, else at once. */
  show(visibleCount: number, fadeFromMs?: number): void {
    if (visibleCount === this.#visibleCount) return;
    if (fadeFromMs === undefined || visibleCount < this.#visibleCount) {
      this.#visibleCount = visibleCount;
      this.#fading.clear();
      this.#drawAll();
      return;
    }
    for (let i = this.#visibleCount; i < visibleCount; i += 1) this.#fading.set(i, fadeFromMs);
    this.#visibleCount = visibleCount;
  }

  drawFrame(nowMs: number): void {
    for (const [i, fromMs] of this.#fading) {
      const opacity = 1 - (nowMs - fromMs) / FADE_MS;
      this.#erase(i);
      if (opacity > 0) this.#draw(i, Math.min(1, opacity));
      else this.#fading.delete(i);
    }
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.#canvas.height = Math.round(clientHeight * devicePixelRatio);
    const scale = this.#canvas.width / this.#outlines.width;
    this.#context?.setTransform(scale, 0, 0, scale, 0, 0);
    this.#drawAll();
  }

  #drawAll(): void {
    const { width, height } = this.#outlines;
    this.#context?.clearRect(0, 0, width, height);
    for (let i = this.#visibleCount; i < this.#paths.length; i += 1) this.#draw(i, 1);
  }

  #getPointsPerPixel(): number {
    return this.#outlines.width / Math.max(1, this.#canvas.clientWidth);
  }

  /** Erases a region within its outline, so that the edges of its neighbors stay. */
  #erase(i: number): void {
    const [path, context] = [this.#paths[i], this.#context];
    if (path === undefined || context === null) return;
    context.globalCompositeOperation = "destination-out";
    context.globalAlpha = 1;
    context.fill(path, "evenodd");
    context.globalCompositeOperation = "source-over";
  }

  #draw(i: number, opacity: number): void {
    const [path, context] = [this.#paths[i], this.#context];
    if (path === undefined || context === null) return;
    const unit = this.#getPointsPerPixel();
    context.save();
    context.clip(path, "evenodd");
    context.globalAlpha = opacity;
    context.fillStyle = this.#colors.empty;
    context.fill(path, "evenodd");
    context.strokeStyle = this.#colors.line;
    context.setLineDash([2.9 * unit, 2.9 * unit]);
    // Half of a line along the outline is outside of the clip.
    context.lineWidth = 2 * LINE_PX * unit;
    context.stroke(path);
    context.restore();
  }
}
