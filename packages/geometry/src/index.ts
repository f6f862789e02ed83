export {
  type Box,
  boxCentre,
  boxContains,
  boxCorners,
  boxesOverlap,
  boxFromPoints,
  growBox,
} from "./box.ts";
export {
  compose,
  IDENTITY,
  invert,
  type Matrix,
  rotation,
  scaling,
  transformBox,
  transformPoint,
  translation,
} from "./matrix.ts";
export type { Point } from "./point.ts";
export { inchesToPoints, POINTS_PER_INCH, pointsToInches, pointsToPixels } from "./units.ts";
