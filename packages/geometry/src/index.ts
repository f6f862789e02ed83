export { findAreaCut } from "./area-cut.ts";
export {
  type Box,
  boxCenter,
  boxContains,
  boxCorners,
  boxesOverlap,
  boxFromPoints,
  growBox,
  type Point,
} from "./box.ts";
export {
  clipToBox,
  intersect,
  offsetShape,
  repairShape,
  simplifyShape,
  snapShape,
  strokeLine,
  subtract,
  unite,
} from "./clip.ts";
export { crossesItself } from "./crossings.ts";
export { boxMeetsShape, fitBoxAt } from "./fit-box.ts";
export {
  compose,
  IDENTITY,
  invert,
  type Matrix,
  matrixScale,
  rotation,
  scaling,
  transformBox,
  transformPoint,
  translation,
} from "./matrix.ts";
export { type Direction, nearestInDirection } from "./neighbor.ts";
export { formatPath, parsePath } from "./path.ts";
export {
  nearestOnSegment,
  nearestOnShape,
  type Ring,
  type Shape,
  shapeArea,
  shapeBox,
  shapeContains,
  splitParts,
  transformShape,
} from "./shape.ts";
export {
  inchesToPoints,
  millimetersToPoints,
  POINTS_PER_INCH,
  pointsToInches,
  pointsToPixels,
} from "./units.ts";
