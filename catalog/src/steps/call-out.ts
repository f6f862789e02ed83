import {
  boxCenter,
  offsetShape,
  POINTS_PER_INCH,
  type Point,
  type Shape,
  shapeArea,
  shapeBox,
  simplifyShape,
  splitParts,
  transformShape,
} from "@photomap/geometry";
import type { CutCell } from "../cell.ts";
import type { Frame } from "../frame.ts";
import { createCircle, findInscribedCircle } from "../shapes.ts";
import { drawLeaders } from "./draw-leaders.ts";
import { cutShape } from "./offset.ts";
import { type Callout, placeCallouts } from "./place-callouts.ts";

export interface CalloutOptions {
  readonly form: "OWN" | "CIRCLE";
  /** The area of the enlarged copy in square inches. */
  readonly area: number | ((id: string) => number);
  readonly slots?: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly lean?: readonly [x: number, y: number];
  readonly padding: number;
  readonly lineWidth: number;
}

interface MapSpacing {
  readonly gap: number;
  readonly corner: number;
  readonly margin: number;
}

export interface CalledOut extends CutCell {
  /** Line from the region to its enlarged copy; empty when the two touch. */
  readonly leader: Shape;
}

/** Draws enlarged copies of small regions in free space, with lines that cross no opening. */
export function callOut(
  small: readonly CutCell[],
  openings: readonly CutCell[],
  frame: Frame,
  options: CalloutOptions & MapSpacing,
): CalledOut[] {
  if (small.length === 0) return [];
  const callouts = small.map((cell) => createCallout(cell, options));
  const blocked = openings.map(({ cut }) => cut);
  const places = placeCallouts(callouts, { ...options, frame, blocked });
  const cuts = callouts.map(({ shape }, i) => translateShape(shape, places[i]!));
  const anchors = callouts.map(({ anchor }) => anchor);
  const leaders = drawLeaders(anchors, cuts, [...blocked, ...cuts], frame, options);
  return small.map((cell, i) => {
    const cut = cuts[i]!;
    const leader = leaders[i]!;
    const { center, radius } = findInscribedCircle(cut);
    return { ...cell, cut, area: shapeArea(cut) / POINTS_PER_INCH ** 2, center, radius, leader };
  });
}

function createCallout(cell: CutCell, options: CalloutOptions & MapSpacing): Callout {
  const inCell = findInscribedCircle(cell.shape, 0.2);
  const anchor = inCell.radius > 0 ? inCell.center : cell.anchor;
  const area = typeof options.area === "number" ? options.area : options.area(cell.id);
  const wanted = area * POINTS_PER_INCH ** 2;
  const shape =
    options.form === "CIRCLE"
      ? createCircleOfArea(wanted)
      : enlarge(cell.shape, wanted, options.corner);
  const slot = options.slots?.[cell.id];
  return { id: cell.id, anchor, shape, ...(slot && { slot }) };
}

/** Creates the copy from the largest part alone, around the origin, with rounded corners. */
function enlarge(shape: Shape, area: number, corner: number): Shape {
  const plain = cutShape(shape, {
    gap: 0,
    corner: 0.5,
    smallestPart: { area: 0.001, radius: 0.4 },
  });
  const [outer] = getLargestPart(plain.length > 0 ? plain : shape);
  if (!outer) throw new Error("Nothing left to enlarge");
  const scale = Math.sqrt(area / shapeArea([outer]));
  const center = boxCenter(shapeBox([outer]));
  const enlarged = transformShape([outer], ({ x, y }) => ({
    x: (x - center.x) * scale,
    y: (y - center.y) * scale,
  }));
  const rounded = offsetShape(offsetShape(offsetShape(enlarged, -corner), 2 * corner), -corner);
  return simplifyShape(getLargestPart(rounded).slice(0, 1), 0.12);
}

function getLargestPart(shape: Shape): Shape {
  return splitParts(shape).toSorted((a, b) => shapeArea(b) - shapeArea(a))[0] ?? [];
}

function createCircleOfArea(area: number): Shape {
  return createCircle({ x: 0, y: 0 }, Math.sqrt(area / Math.PI));
}

function translateShape(shape: Shape, { x, y }: Point): Shape {
  return transformShape(shape, (p) => ({ x: p.x + x, y: p.y + y }));
}
