import { inchesToPoints, millimetersToPoints } from "@photomap/geometry";
import { PRINT_MARGIN_POINTS, type Size } from "./fit.ts";

export type Orientation = "portrait" | "landscape";

export interface Paper {
  readonly id: string;
  /** The width in points. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly shortName: string;
  /** The part of a print's file name that names the paper. */
  readonly filename: string;
  readonly orientation: Orientation;
}

function paper(id: string, name: string, width: number, height: number): Paper {
  const orientation = width > height ? "landscape" : "portrait";
  const shortName = name.replace(/ (in|Paper)$/, "");
  return { id, width, height, name, shortName, filename: id.toLowerCase(), orientation };
}

function isoPaper(id: string, width: number, height: number): Paper {
  return paper(id, `${id} Paper`, millimetersToPoints(width), millimetersToPoints(height));
}

function photoPaper(width: number, height: number): Paper {
  const name = `${width} × ${height} in`;
  return paper(`${width}x${height}`, name, inchesToPoints(width), inchesToPoints(height));
}

export const PAPERS: readonly Paper[] = [
  isoPaper("A0", 841, 1189),
  isoPaper("A1", 594, 841),
  isoPaper("A2", 420, 594),
  isoPaper("A3", 297, 420),
  isoPaper("A4", 210, 297),
  isoPaper("A5", 148, 210),
  isoPaper("A6", 105, 148),
  photoPaper(4, 6),
  photoPaper(5, 7),
  photoPaper(8, 10),
  photoPaper(11, 14),
  photoPaper(11, 17),
  photoPaper(16, 20),
  photoPaper(24, 36),
  paper("letter", "Letter Paper", inchesToPoints(8.5), inchesToPoints(11)),
  paper("legal", "Legal Paper", inchesToPoints(8.5), inchesToPoints(14)),
];

export function findPaper(id: string): Paper | undefined {
  return PAPERS.find((paper) => paper.id === id);
}

/** Returns a custom sheet as large as the piece and its margin. */
export function fullSizePaper(piece: Size, marginPt = PRINT_MARGIN_POINTS): Paper {
  const width = piece.width + 2 * marginPt;
  const height = piece.height + 2 * marginPt;
  return {
    id: "full_size",
    width,
    height,
    name: "Full Size",
    shortName: "Full Size",
    filename: "full-size",
    orientation: width > height ? "landscape" : "portrait",
  };
}
