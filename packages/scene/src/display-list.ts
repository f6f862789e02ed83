import type { Box, Matrix, Point } from "@photomap/geometry";

interface OpBase {
  /** The bounds in page points; bands outside them skip the op. */
  readonly box: Box;
}

export interface RectOp extends OpBase {
  readonly op: "rect";
  readonly fill: string;
}

export interface SceneImage {
  /** The id of the photo, which FindPixels resolves to pixels. */
  readonly src: string;
  /** Maps the unit square of the photo to page points. */
  readonly matrix: Matrix;
  /** The blur in page points, applied by the loader of the pixels. */
  readonly blur?: number;
}

/** SVG path data and its transform to page points, filled by the even-odd rule. */
export interface PlacedPath {
  readonly path: string;
  readonly matrix: Matrix;
}

/** The inner shadow of the mat on the photos. Lengths are page points. */
export interface Shade {
  readonly color: string;
  readonly blur: number;
  /** The vertical offset. */
  readonly drop: number;
}

export interface GroupOp extends OpBase {
  readonly op: "group";
  /** The id of the opening. */
  readonly id: string;
  readonly clip: PlacedPath;
  readonly fill?: string;
  /** The images from bottom to top. */
  readonly images: readonly SceneImage[];
  readonly shade?: Shade;
}

export interface StrokeOp extends OpBase, PlacedPath {
  readonly op: "stroke";
  readonly color: string;
  /** The width in page points, which the matrix doesn't scale. */
  readonly width: number;
  /** The dash pattern in page points; the line is solid without it. */
  readonly dash?: readonly [line: number, gap: number];
  /** The name of a separate ink of a PDF; everywhere else the color is shown. */
  readonly spotColor?: string;
}

export interface TextOp extends OpBase {
  readonly op: "text";
  readonly text: string;
  /** The center of the baseline, in page points. */
  readonly at: Point;
  /** The font size in page points. */
  readonly size: number;
  readonly font: string;
  readonly weight?: number;
  readonly color: string;
}

export type Op = RectOp | GroupOp | StrokeOp | TextOp;

/** Drawing operations from bottom to top; every matrix maps directly to page points. */
export type DisplayList = readonly Op[];

/** A display list with its page size in points. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly ops: DisplayList;
}

export function imagesOf(ops: DisplayList): SceneImage[] {
  return ops.flatMap((op) => (op.op === "group" ? op.images : []));
}
