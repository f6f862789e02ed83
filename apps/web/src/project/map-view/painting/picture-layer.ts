import { type Box, boxesOverlap } from "@photomap/geometry";
import { type DisplayList, drawDisplayList, type FindPixels } from "@photomap/scene";
import { findExposedParts } from "./exposed-parts.ts";
import type { PaintArea } from "./painter-messages.ts";
import { toDesignBox } from "./required-photos.ts";

/** Redrawing everything is faster than clipping to more boxes than this. */
const MAX_STALE_BOXES = 24;

/** One canvas that redraws only its stale boxes. */
export class PictureLayer {
  #frame: PaintArea | undefined;
  #canvas = new OffscreenCanvas(1, 1);
  /** The boxes to redraw, in points of the design. */
  #stale: Box[] = [];

  get frame(): PaintArea | undefined {
    return this.#frame;
  }

  get isStale(): boolean {
    return this.#stale.length > 0;
  }

  /** Copies what the previous frame shares with the next one. */
  setFrame(frame: PaintArea | undefined): void {
    const last = this.#frame;
    this.#frame = frame;
    if (frame === undefined) return this.#empty();
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    if (last?.pixelsPerPoint === frame.pixelsPerPoint) {
      getContext2d(canvas).drawImage(this.#canvas, last.left - frame.left, last.top - frame.top);
      this.#stale.push(...findExposedParts(frame, last));
    } else {
      this.#stale = [toDesignBox(frame)];
    }
    this.#canvas = canvas;
  }

  markAll(): void {
    if (this.#frame !== undefined) this.#stale = [toDesignBox(this.#frame)];
  }

  mark(box: Box): void {
    if (this.#frame === undefined || !boxesOverlap(box, toDesignBox(this.#frame))) return;
    this.#stale.push(box);
    if (this.#stale.length > MAX_STALE_BOXES) this.markAll();
  }

  draw(
    ops: DisplayList,
    findPixels: FindPixels<ImageBitmap>,
    createPath: (path: string) => Path2D,
  ): Promise<ImageBitmap> {
    if (this.#frame === undefined) throw new Error("A picture needs a frame");
    const { left, top, height, pixelsPerPoint } = this.#frame;
    const context = getContext2d(this.#canvas);
    context.save();
    context.clip(createStalePath(this.#stale, this.#frame));
    const touched = ops.filter(({ box }) => this.#stale.some((stale) => boxesOverlap(box, stale)));
    const band = { left, top, height };
    drawDisplayList(context, touched, findPixels, { pixelsPerPoint, band, createPath });
    context.restore();
    this.#stale = [];
    return createImageBitmap(this.#canvas);
  }

  #empty(): void {
    this.#stale = [];
    this.#canvas = new OffscreenCanvas(1, 1);
  }
}

function getContext2d(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("This browser has no offscreen 2D canvas");
  return context;
}

/** A path around boxes, rounded outward to whole pixels so that clipping leaves no seams. */
function createStalePath(
  boxes: readonly Box[],
  { left, top, pixelsPerPoint }: Pick<PaintArea, "left" | "top" | "pixelsPerPoint">,
): Path2D {
  const path = new Path2D();
  for (const box of boxes) {
    const x = Math.floor(box.x * pixelsPerPoint) - left;
    const y = Math.floor(box.y * pixelsPerPoint) - top;
    const right = Math.ceil((box.x + box.width) * pixelsPerPoint) - left;
    const bottom = Math.ceil((box.y + box.height) * pixelsPerPoint) - top;
    path.rect(x, y, right - x, bottom - y);
  }
  return path;
}
