import { type Box, boxesOverlap } from "@photomap/geometry";
import { type DisplayList, drawDisplayList, type FindPixels } from "@photomap/scene";
import type { PictureFrame } from "./painter-messages.ts";
import { frameBox } from "./photo-needs.ts";

/** More places than this are quicker drawn at once. */
const MAX_PLACES = 24;

/** One canvas: it knows which of its places are out of date and draws no others. */
export class PictureLayer {
  frame: PictureFrame | undefined;
  #canvas: OffscreenCanvas | undefined;
  #stale: Box[] = [];

  get isStale(): boolean {
    return this.#stale.length > 0;
  }

  setFrame(frame: PictureFrame | undefined): void {
    this.frame = frame;
    this.#stale = frame === undefined ? [] : [frameBox(frame)];
  }

  markAll(): void {
    if (this.frame !== undefined) this.#stale = [frameBox(this.frame)];
  }

  mark(box: Box): void {
    if (this.frame === undefined || !boxesOverlap(box, frameBox(this.frame))) return;
    this.#stale.push(box);
    if (this.#stale.length > MAX_PLACES) this.markAll();
  }

  draw(
    ops: DisplayList,
    findPixels: FindPixels<ImageBitmap>,
    createPath: (path: string) => Path2D,
  ): Promise<ImageBitmap> {
    const { frame } = this;
    if (frame === undefined) throw new Error("A picture needs a frame");
    const { canvas, context } = this.#fitCanvas(frame);
    const { left, top, height, pixelsPerPoint } = frame;
    context.save();
    this.#clipToStale(context, frame);
    const touched = ops.filter(({ box }) => this.#stale.some((stale) => boxesOverlap(box, stale)));
    const band = { left, top, height };
    drawDisplayList(context, touched, findPixels, { pixelsPerPoint, band, createPath });
    context.restore();
    this.#stale = [];
    return createImageBitmap(canvas);
  }

  #fitCanvas({ width, height }: PictureFrame) {
    const canvas = this.#canvas ?? new OffscreenCanvas(width, height);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    this.#canvas = canvas;
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new Error("This browser cannot draw off the screen");
    return { canvas, context };
  }

  #clipToStale(
    context: OffscreenCanvasRenderingContext2D,
    { left, top, pixelsPerPoint }: PictureFrame,
  ): void {
    const clip = new Path2D();
    for (const box of this.#stale) {
      const x = Math.floor(box.x * pixelsPerPoint) - left;
      const y = Math.floor(box.y * pixelsPerPoint) - top;
      clip.rect(
        x,
        y,
        Math.ceil((box.x + box.width) * pixelsPerPoint) - left - x,
        Math.ceil((box.y + box.height) * pixelsPerPoint) - top - y,
      );
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clip(clip);
  }
}
