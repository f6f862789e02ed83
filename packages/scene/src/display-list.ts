import type { Box, Matrix, Point } from "@photomap/geometry";

interface OpBase {
  /** Bounds in page points; bands outside them skip the op. */
  readonly box: Box;
}

export interface RectOp extends OpBase {
  readonly op: "rect";
  readonly fill: string;
}

export interface SceneImage {
  /** Id of the photo, resolved to pixels by FindPixels. */
  readonly src: string;
  /** Maps the unit square of the photo to page points. */
  readonly matrix: Matrix;
  /** Page points; applied by the loader of the pixels. */
  readonly blur?: number;
}

/** SVG path data and its transform to page points; filled by the even-odd rule. */
export interface PlacedPath {
  readonly path: string;
  readonly matrix: Matrix;
}

/** Inner shadow of the mat on the photos. Lengths are page points. */
export interface Shade {
  readonly color: string;
  readonly blur: number;
  /** Vertical offset. */
  readonly drop: number;
}

export interface GroupOp extends OpBase {
  readonly op: "group";
  /** Id of the opening. */
  readonly id: string;
  readonly clip: PlacedPath;
  readonly fill?: string;
  /** Bottom to top. */
  readonly images: readonly SceneImage[];
  readonly shade?: Shade;
}

export interface StrokeOp extends OpBase, PlacedPath {
  readonly op: "stroke";
  readonly color: string;
  /** Page points; not scaled by the matrix. */
  readonly width: number;
  /** Dash pattern in page points; solid without it. */
  readonly dash?: readonly [line: number, gap: number];
  /** A separate ink of a PDF by its name; shown in the color everywhere else. */
  readonly spotColor?: string;
}

export interface TextOp extends OpBase {
  readonly op: "text";
  readonly text: string;
  /** Center of the baseline, in page points. */
  readonly at: Point;
  /** Page points. */
  readonly size: number;
  readonly font: string;
  readonly weight?: number;
  readonly color: string;
}

export type Op = RectOp | GroupOp | StrokeOp | TextOp;

/** Bottom to top; every matrix maps directly to page points. */
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
