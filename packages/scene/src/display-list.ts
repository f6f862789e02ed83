import type { Box, Matrix, Point } from "@photomap/geometry";

/** Every op says in points of the page which box it may touch, so that a band can skip it. */
interface OpBase {
  readonly box: Box;
}

export interface RectOp extends OpBase {
  readonly op: "rect";
  readonly fill: string;
}

export interface SceneImage {
  /** The photo's id; where its pixels come from is the drawer's business. */
  readonly src: string;
  /** Maps the unit square of the photo to points of the page. */
  readonly matrix: Matrix;
  /** Points of the page; who fetches the pixels softens them by as much. */
  readonly blur?: number;
}

/** SVG path data and where it lies on the page; inside is decided by even-odd, so rings are holes. */
export interface PlacedPath {
  readonly path: string;
  readonly matrix: Matrix;
}

/** What lies around an opening shades the photos in it, as a mat does. Lengths are points of the page. */
export interface Shade {
  readonly color: string;
  readonly blur: number;
  /** How far the shadow falls down. */
  readonly drop: number;
}

export interface GroupOp extends OpBase {
  readonly op: "group";
  /** The opening the group shows. */
  readonly id: string;
  readonly clip: PlacedPath;
  readonly fill?: string;
  /** From the bottom up. */
  readonly images: readonly SceneImage[];
  readonly shade?: Shade;
}

export interface StrokeOp extends OpBase, PlacedPath {
  readonly op: "stroke";
  readonly color: string;
  /** Points of the page, whatever the matrix scales by. */
  readonly width: number;
  /** Line and gap, in points of the page; without it the line is whole. */
  readonly dash?: readonly [line: number, gap: number];
}

export interface TextOp extends OpBase {
  readonly op: "text";
  readonly text: string;
  /** The middle of the baseline, in points of the page. */
  readonly at: Point;
  /** Points of the page. */
  readonly size: number;
  readonly font: string;
  readonly weight?: number;
  readonly color: string;
}

export type Op = RectOp | GroupOp | StrokeOp | TextOp;

/** A page from the bottom up, in points; every matrix leads straight to the page. */
export type DisplayList = readonly Op[];

/** A whole picture: its size in points and what is drawn on it. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly ops: DisplayList;
}

export function imagesOf(ops: DisplayList): SceneImage[] {
  return ops.flatMap((op) => (op.op === "group" ? op.images : []));
}
