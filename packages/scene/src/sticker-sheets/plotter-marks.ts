import { millimetersToPoints } from "@photomap/geometry";
import { SHEET_GEOMETRY } from "@photomap/nesting";
import type { Op } from "../display-list.ts";
import { circleBox, circlePath, fillShape } from "../shape-ops.ts";

/** The radius of a mark: cameras of cutting plotters find dots five millimeters across. */
const RADIUS = millimetersToPoints(2.5);
/** The distance from the sides of the page to the centers of the marks. */
const INSET = 18;
const SECOND_INSET = 45;

/** The width that the marks need at the left of the header. */
export const LEFT_MARKS_WIDTH = SECOND_INSET + INSET;
/**
 * The width that the marks need at the right of header and footer, and at the left of the footer.
 */
export const MARK_WIDTH = 2 * INSET;

/**
 * Draws black dots in header and footer by which a cutting plotter locates the page: one near each
 * corner, and a second one at the top left, by which it recognizes a page that was put in the wrong
 * way.
 */
export function plotterMarkOps({ width, height }: { width: number; height: number }): Op[] {
  const top = SHEET_GEOMETRY.headerHeight / 2;
  const bottom = height - SHEET_GEOMETRY.footerHeight / 2;
  return [
    { x: INSET, y: top },
    { x: SECOND_INSET, y: top },
    { x: width - INSET, y: top },
    { x: INSET, y: bottom },
    { x: width - INSET, y: bottom },
  ].map((center) => fillShape(circlePath(center, RADIUS), circleBox(center, RADIUS), "#000000"));
}
