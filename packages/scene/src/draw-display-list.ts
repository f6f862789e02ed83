import {
  type Box,
  compose,
  type Matrix,
  matrixScale,
  transformBox,
  translation,
} from "@photomap/geometry";
import type { Canvas2D, FindPixels } from "./canvas.ts";
import type { DisplayList, GroupOp, Op, RectOp, Shade, StrokeOp, TextOp } from "./display-list.ts";

/** The strip of the page that the canvas shows, in pixels. */
export interface Band {
  readonly top: number;
  readonly height: number;
  /** The left edge of the strip; 0 by default. */
  readonly left?: number;
}

export interface DrawOptions<Path> {
  readonly pixelsPerPoint: number;
  readonly band?: Band;
  /**
   * Creates a path, such as `(path) => new Path2D(path)`. It is called for each band, so worth
   * caching.
   */
  readonly createPath: (path: string) => Path;
  /** The quality of scaling; "low" suffices for photos at about the pixel size of the page. */
  readonly smoothing?: "low" | "medium" | "high";
}

interface DrawContext<Path, Drawable> {
  readonly context: Canvas2D<Path, Drawable>;
  readonly createPath: (path: string) => Path;
  readonly findPixels: FindPixels<Drawable>;
  /** The matrix from page points to canvas pixels. */
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
  const isVisible = createBandTest(pixelsPerPoint, band);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = smoothing;
  const draw = { context, createPath, findPixels, view, isVisible };
  for (const op of ops) {
    if (!isVisible(op.box)) continue;
    context.save();
    drawOp(draw, op);
    context.restore();
  }
}

/** Tests whether a box is in a band, with a tolerance of one pixel: antialiasing exceeds a box. */
function createBandTest(pixelsPerPoint: number, band: Band | undefined): (box: Box) => boolean {
  if (band === undefined) return () => true;
  const tolerance = 1 / pixelsPerPoint;
  const top = band.top / pixelsPerPoint - tolerance;
  const bottom = (band.top + band.height) / pixelsPerPoint + tolerance;
  return ({ y, height }) => y < bottom && top < y + height;
}

function drawOp<Path, Drawable>(draw: DrawContext<Path, Drawable>, op: Op): void {
  switch (op.op) {
    case "rect":
      return drawRect(draw, op);
    case "group":
      return drawGroup(draw, op);
    case "stroke":
      return drawStroke(draw, op);
    case "text":
      return drawText(draw, op);
  }
}

function drawRect<Path, Drawable>(
  { context, view }: DrawContext<Path, Drawable>,
  op: RectOp,
): void {
  context.setTransform(...view);
  context.fillStyle = op.fill;
  context.fillRect(op.box.x, op.box.y, op.box.width, op.box.height);
}

function drawGroup<Path, Drawable>(draw: DrawContext<Path, Drawable>, op: GroupOp): void {
  const { context, view } = draw;
  const path = draw.createPath(op.clip.path);
  context.setTransform(...compose(view, op.clip.matrix));
  // Before the clip: inside it edges are antialiased twice, and lines thinner than a pixel fade.
  if (op.fill !== undefined) {
    context.fillStyle = op.fill;
    context.fill(path, "evenodd");
  }
  if (op.images.length === 0 && op.shade === undefined) return;
  context.clip(path, "evenodd");
  for (const image of op.images) {
    const pixels = draw.findPixels(image);
    if (pixels === undefined || !draw.isVisible(transformBox(image.matrix, pixels.part))) continue;
    const { x, y, width, height } = pixels.part;
    context.setTransform(...compose(view, image.matrix));
    context.drawImage(pixels.drawable, x, y, width, height);
  }
  if (op.shade !== undefined) drawShade(draw, op, op.shade);
}

/** The pixels of blur per line; with more, the edges of the lines become visible. */
const PIXELS_PER_LINE = 2;

/**
 * Approximates a blur by translucent lines of increasing width, since a real blur takes longer than
 * all other drawing.
 */
function drawShade<Path, Drawable>(
  { context, view, createPath }: DrawContext<Path, Drawable>,
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

function drawStroke<Path, Drawable>(draw: DrawContext<Path, Drawable>, op: StrokeOp): void {
  const { context, view } = draw;
  context.setTransform(...compose(view, op.matrix));
  context.strokeStyle = op.color;
  context.lineWidth = op.width / matrixScale(op.matrix);
  context.lineJoin = "round";
  if (op.dash !== undefined) {
    context.lineCap = "round";
    context.setLineDash(op.dash.map((length) => length / matrixScale(op.matrix)));
  }
  context.stroke(draw.createPath(op.path));
}

function drawText<Path, Drawable>(
  { context, view }: DrawContext<Path, Drawable>,
  op: TextOp,
): void {
  context.setTransform(...view);
  context.fillStyle = op.color;
  context.font = `${op.weight ?? 400} ${op.size}px ${op.font}`;
  context.textAlign = "center";
  context.fillText(op.text, op.at.x, op.at.y);
}
