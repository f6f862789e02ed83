import { PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
import type { Paper } from "./paper.ts";

/** A sheet made to measure: as large as the piece and its margin. */
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
