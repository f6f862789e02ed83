import { type Box, compose, type Matrix, transformBox, translation } from "@photomap/geometry";
import type { Canvas2D, FindPixels } from "./canvas.ts";
import type { DisplayList, GroupOp, Op, RectOp, Shade, StrokeOp, TextOp } from "./display-list.ts";
import { matrixScale } from "./matrix-scale.ts";

/** A strip of the page, in pixels; the canvas shows nothing else. */
export interface Band {
  readonly top: number;
  readonly height: number;
  /** Where the strip begins, if not at the left edge of the page. */
  readonly left?: number;
}

export interface DrawOptions<Path> {
  readonly pixelsPerPoint: number;
  readonly band?: Band;
  /** For example `(path) => new Path2D(path)`; called again for each band, so worth remembering. */
  readonly createPath: (path: string) => Path;
  /** "low" suits photos that already have about the size of the page's pixels. */
  readonly smoothing?: "low" | "medium" | "high";
}

interface Pen<Path, Drawable> {
  readonly context: Canvas2D<Path, Drawable>;
  readonly createPath: (path: string) => Path;
  readonly findPixels: FindPixels<Drawable>;
  /** Points of the page to pixels of the canvas. */
  readonly view: Matrix;
  readonly isVisible: (box: Box) => boolean;
}

export function drawDisplayList<Path, Drawable>(
  context: Canvas2D<Path, Drawable>,
  ops: DisplayList,
  findPixels: FindPixels<Drawable>,
  { pixelsPerPoint, band, createPath, smoothing = "low" }: DrawOptions<Path>,
): void {
  const view: Matrix = [
    pixelsPerPoint,
    0,
    0,
    pixelsPerPoint,
    -(band?.left ?? 0),
    -(band?.top ?? 0),
  ];
  const isVisible = bandTest(pixelsPerPoint, band);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = smoothing;
  const pen = { context, createPath, findPixels, view, isVisible };
  for (const op of ops) {
    if (!isVisible(op.box)) continue;
    context.save();
    drawOp(pen, op);
    context.restore();
  }
}

/** A pixel of slack, because antialiasing bleeds past a box. */
function bandTest(pixelsPerPoint: number, band: Band | undefined): (box: Box) => boolean {
  if (band === undefined) return () => true;
  const slack = 1 / pixelsPerPoint;
  const top = band.top / pixelsPerPoint - slack;
  const bottom = (band.top + band.height) / pixelsPerPoint + slack;
  return ({ y, height }) => y < bottom && top < y + height;
}

function drawOp<Path, Drawable>(pen: Pen<Path, Drawable>, op: Op): void {
  switch (op.op) {
    case "rect":
      return drawRect(pen, op);
    case "group":
      return drawGroup(pen, op);
    case "stroke":
      return drawStroke(pen, op);
    case "text":
      return drawText(pen, op);
  }
}

function drawRect<Path, Drawable>({ context, view }: Pen<Path, Drawable>, op: RectOp): void {
  context.setTransform(...view);
  context.fillStyle = op.fill;
  context.fillRect(op.box.x, op.box.y, op.box.width, op.box.height);
}

function drawGroup<Path, Drawable>(pen: Pen<Path, Drawable>, op: GroupOp): void {
  const { context, view } = pen;
  const path = pen.createPath(op.clip.path);
  context.setTransform(...compose(view, op.clip.matrix));
  // Before the clip: inside it every edge would be smoothed twice, and lines thinner than a pixel fade.
  if (op.fill !== undefined) {
    context.fillStyle = op.fill;
    context.fill(path, "evenodd");
  }
  if (op.images.length === 0 && op.shade === undefined) return;
  context.clip(path, "evenodd");
  for (const image of op.images) {
    const pixels = pen.findPixels(image);
    if (pixels === undefined || !pen.isVisible(transformBox(image.matrix, pixels.part))) continue;
    const { x, y, width, height } = pixels.part;
    context.setTransform(...compose(view, image.matrix));
    context.drawImage(pixels.drawable, x, y, width, height);
  }
  if (op.shade !== undefined) drawShade(pen, op, op.shade);
}

/** Pixels of blur that one line can stand for without its edge being seen. */
const PIXELS_PER_LINE = 2;

/** Faint lines along the clip, each wider than the last: a true blur takes longer than all the rest. */
function drawShade<Path, Drawable>(
  { context, view, createPath }: Pen<Path, Drawable>,
  { clip }: GroupOp,
  { color, blur, drop }: Shade,
): void {
  context.setTransform(...compose(view, translation(0, drop), clip.matrix));
  context.strokeStyle = color;
  context.lineJoin = "round";
  const lines = Math.max(2, Math.round((blur * matrixScale(view)) / PIXELS_PER_LINE));
  context.globalAlpha = 1 / lines;
  for (let line = 1; line <= lines; line += 1) {
    context.lineWidth = (2 * blur * line) / lines / matrixScale(clip.matrix);
    context.stroke(createPath(clip.path));
  }
}

function drawStroke<Path, Drawable>(pen: Pen<Path, Drawable>, op: StrokeOp): void {
  const { context, view } = pen;
  context.setTransform(...compose(view, op.matrix));
  context.strokeStyle = op.color;
  context.lineWidth = op.width / matrixScale(op.matrix);
  context.lineJoin = "round";
  if (op.dash !== undefined) {
    context.lineCap = "round";
    context.setLineDash(op.dash.map((length) => length / matrixScale(op.matrix)));
  }
  context.stroke(pen.createPath(op.path));
}

function drawText<Path, Drawable>({ context, view }: Pen<Path, Drawable>, op: TextOp): void {
  context.setTransform(...view);
  context.fillStyle = op.color;
  context.font = `${op.weight ?? 400} ${op.size}px ${op.font}`;
  context.textAlign = "center";
  context.fillText(op.text, op.at.x, op.at.y);
}
