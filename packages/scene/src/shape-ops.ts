import { type Box, growBox, IDENTITY, type Point } from "@photomap/geometry";
import type { GroupOp, StrokeOp, TextOp } from "./display-list.ts";

/** The control point distance of a cubic curve that approximates a quarter circle. */
const CIRCLE_HANDLE = 0.5523;

export function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

export function circlePath({ x, y }: Point, radius: number): string {
  const h = radius * CIRCLE_HANDLE;
  return (
    `M${x - radius} ${y}` +
    `c0 ${-h} ${radius - h} ${-radius} ${radius} ${-radius}` +
    `c${h} 0 ${radius} ${radius - h} ${radius} ${radius}` +
    `c0 ${h} ${h - radius} ${radius} ${-radius} ${radius}` +
    `c${-h} 0 ${-radius} ${h - radius} ${-radius} ${-radius}Z`
  );
}

/**
 * Returns a box with round corners; a radius above half of the shorter side counts as that half.
 */
export function roundedBoxPath({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r - r * CIRCLE_HANDLE;
  return (
    `M${x + r} ${y}h${width - 2 * r}c${r - k} 0 ${r} ${k} ${r} ${r}` +
    `v${height - 2 * r}c0 ${r - k} ${-k} ${r} ${-r} ${r}` +
    `h${2 * r - width}c${k - r} 0 ${-r} ${-k} ${-r} ${-r}` +
    `v${2 * r - height}c0 ${k - r} ${k} ${-r} ${r} ${-r}Z`
  );
}

export function fillShape(path: string, box: Box, fill: string): GroupOp {
  return { op: "group", id: "", box, clip: { path, matrix: IDENTITY }, fill, images: [] };
}

export function strokeShape(path: string, box: Box, color: string, width: number): StrokeOp {
  return {
    op: "stroke",
    path,
    matrix: IDENTITY,
    color,
    width,
    box: growBox(box, width / 2),
  };
}

export function circleBox({ x, y }: Point, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** The estimated letter width relative to the font size. */
const LETTER_WIDTH = 0.56;

interface TextStyle extends Pick<TextOp, "size" | "font" | "color"> {
  /** The width in points above which a text gets a smaller font size. */
  readonly maxWidth?: number;
}

export function centeredText(text: string, at: Point, style: TextStyle): TextOp {
  const { maxWidth = Infinity, font, color } = style;
  const letters = Math.max(1, text.length) * LETTER_WIDTH;
  const size = Math.min(style.size, maxWidth / letters);
  // Twice the estimate, because letter widths differ; a box too large only costs a redundant draw.
  const width = 2 * size * letters;
  const box = { x: at.x - width / 2, y: at.y - 1.2 * size, width, height: 1.6 * size };
  return { op: "text", text, at, size, font, color, box };
}
