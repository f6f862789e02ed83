import {
  type Box,
  boxContains,
  boxesOverlap,
  crossesItself,
  intersect,
  POINTS_PER_INCH,
  parsePath,
  type Shape,
  shapeArea,
  shapeBox,
  splitParts,
} from "@photomap/geometry";
import type { Design } from "./design.ts";
import { countsTowardTotal, openingsOf } from "./design.ts";

/** The smallest opening that can be cut, in square inches. */
const SMALLEST_OPENING = 0.3;
/** The overlap in square points that rounding to tenths may cause. */
const OVERLAP_TOLERANCE = 0.05;

interface Cut {
  readonly name: string;
  readonly shape: Shape;
  readonly box: Box;
}

/** Lists the problems that prevent cutting or printing; empty for a valid design. */
export function validateDesign(design: Design): string[] {
  const cuts = openingsOf(design).flatMap(({ name, layers: { cut } }): Cut[] => {
    if (!cut) return [];
    const shape = parsePath(cut.path);
    return [{ name, shape, box: shapeBox(shape) }];
  });
  return [
    ...findRepeated(design),
    ...cuts.flatMap((cut) => validateCut(cut, design)),
    ...findOverlaps(cuts),
    ...findCrossingLines(design, cuts),
  ];
}

function findRepeated(design: Design): string[] {
  const problems: string[] = [];
  const ids = design.features.map(({ id }) => id);
  const names = openingsOf(design).map(({ name }) => name);
  for (const [what, values] of [
    ["id", ids],
    ["name", names],
  ] as const)
    for (const value of values.filter((v, i) => values.indexOf(v) !== i))
      problems.push(`${what} ${value} is used twice`);
  const counted = openingsOf(design).filter((opening) => countsTowardTotal(opening)).length;
  if (counted !== design.regionCount)
    problems.push(`${counted} openings count, not ${design.regionCount}`);
  return problems;
}

function validateCut({ name, shape, box }: Cut, design: Design): string[] {
  const problems: string[] = [];
  const frame = { x: 0, y: 0, width: design.width, height: design.height };
  const area = shapeArea(shape) / POINTS_PER_INCH ** 2;
  if (!boxContains(frame, box)) problems.push(`${name} reaches beyond the frame`);
  if (splitParts(shape).some((part) => part.length > 1)) problems.push(`${name} has a hole`);
  if (crossesItself(shape)) problems.push(`the outline of ${name} crosses itself`);
  if (area < SMALLEST_OPENING && !design.stickersOnly)
    problems.push(`${name} has ${area.toFixed(2)} square inches`);
  return problems;
}

function findOverlaps(cuts: readonly Cut[]): string[] {
  return cuts.flatMap((a, i) =>
    cuts
      .slice(i + 1)
      .filter(
        (b) =>
          boxesOverlap(a.box, b.box) && shapeArea(intersect(a.shape, b.shape)) > OVERLAP_TOLERANCE,
      )
      .map((b) => `${a.name} overlaps ${b.name}`),
  );
}

/** Finds leader lines that cross openings, which is not allowed. */
function findCrossingLines(design: Design, cuts: readonly Cut[]): string[] {
  return design.features.flatMap((feature) => {
    if (feature.type !== "GRAPHIC" || feature.style !== "LINE" || !feature.path) return [];
    const line = parsePath(feature.path);
    const box = shapeBox(line);
    return cuts
      .filter(
        (cut) =>
          boxesOverlap(box, cut.box) && shapeArea(intersect(line, cut.shape)) > OVERLAP_TOLERANCE,
      )
      .map((cut) => `${feature.name} crosses ${cut.name}`);
  });
}
