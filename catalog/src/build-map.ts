import type { Design, Feature } from "@photomap/design";
import { offsetShape, type Shape, shapeArea, simplifyShape, subtract } from "@photomap/geometry";
import { type Cell, type CutCell, isUsable } from "./cell.ts";
import type { DesignSize } from "./family.ts";
import { createFrame, type Frame } from "./frame.ts";
import type { MapFamily, MapStyle, PlacedMap } from "./map-family.ts";
import { absorbSmall } from "./steps/absorb-small.ts";
import { assembleDesign, createGraphic, createOpening } from "./steps/assemble.ts";
import { bridgeHoles } from "./steps/bridge-holes.ts";
import { type CalledOut, callOut } from "./steps/call-out.ts";
import { drawTitle } from "./steps/draw-title.ts";
import { expandSmall } from "./steps/expand.ts";
import { growCoasts, growSmall } from "./steps/grow.ts";
import { mergeGroups } from "./steps/merge.ts";
import { cutCell } from "./steps/offset.ts";
import { type Cells, simplify } from "./steps/simplify.ts";

/** Runs all steps for one size of a family. */
export function buildMap(family: MapFamily, size: DesignSize): Design {
  const frame = createFrame(size);
  const style = family.style(size);
  const placed = family.layout(family.select(), frame);
  const simple = simplify(placed.regions, style.simplify);
  const shaped = shapeCells(simple, placed, frame, style).map(
    (cell) => family.adjust?.(cell, size) ?? cell,
  );
  const { openings, callouts, lands } = classifyBySize(shaped, simple.arcLengths, style);
  const bridged = bridgeAllHoles(openings, [...callouts, ...lands], style.gap);
  const calledOut = style.callouts
    ? callOut(callouts, bridged, frame, { ...style.callouts, ...style })
    : [];
  const taken = [...bridged, ...calledOut].map(({ cut }) => cut);
  const leaders = calledOut.map(({ leader }) => leader);
  const title = family.title ?? family.name;
  return assembleDesign(family, size, [
    ...lands.flatMap((cell) => drawLand(cell, style)),
    ...calledOut.flatMap((cell) => [...drawLand(cell, style), ...drawLeader(cell)]),
    ...(title ? drawTitle(title, [...taken, ...leaders], frame) : []),
    ...bridged.map((cell) => createOpening(cell)),
    ...calledOut.map((cell) => createOpening(cell, { calledOut: true })),
  ]);
}

/** Groups cells, grows them where they are thin and subtracts lakes. */
function shapeCells(
  { cells, arcLengths }: Cells,
  { water = [] }: PlacedMap,
  frame: Frame,
  style: MapStyle,
): Cell[] {
  const { groups = [], grow, expand, margin, smallestOpening } = style;
  let shaped = mergeGroups(cells, groups);
  if (grow) {
    shaped = growCoasts(shaped, grow.coast);
    shaped = growSmall(shaped, arcLengths, frame, { ...grow, cut: style, margin });
  }
  if (water.length > 0) {
    const lakes = simplify(water, style.simplify).cells.map(({ shape }) => shape);
    shaped = shaped.map((cell) => subtractLakes(cell, lakes));
  }
  return expand ? expandSmall(shaped, style, smallestOpening, expand) : shaped;
}

function subtractLakes(cell: Cell, lakes: readonly Shape[]): Cell {
  return { ...cell, shape: subtract(cell.shape, ...lakes) };
}

interface ClassifiedCells {
  readonly openings: CutCell[];
  readonly callouts: CutCell[];
  readonly lands: CutCell[];
}

/** Separates regions with an opening in place, with a callout beside the map, and without an opening. */
function classifyBySize(
  cells: readonly Cell[],
  arcLengths: readonly number[],
  style: MapStyle,
): ClassifiedCells {
  const { callouts, smallestOpening, leftover } = style;
  const cut = cells.map((cell) => cutCell(cell, style));
  const beside = cut.filter(
    (cell) => callouts?.ids.includes(cell.id) && !isUsable(cell, smallestOpening),
  );
  const inPlace = cut.filter((cell) => !beside.includes(cell));
  const rest =
    leftover === "ABSORB" ? absorbSmall(inPlace, arcLengths, style, smallestOpening) : inPlace;
  return {
    openings: rest.filter((cell) => isUsable(cell, smallestOpening)),
    callouts: beside,
    lands: leftover === "DROP" ? [] : rest.filter((cell) => !isUsable(cell, smallestOpening)),
  };
}

const LAND_IN_HOLE_POINTS = 260;

function bridgeAllHoles(
  openings: readonly CutCell[],
  small: readonly Cell[],
  gap: number,
): CutCell[] {
  const lands = small.map(({ shape }) => shape).filter((s) => shapeArea(s) > LAND_IN_HOLE_POINTS);
  return openings.map((opening) => {
    const others = openings.filter((o) => o !== opening).map(({ cut }) => cut);
    return { ...opening, cut: bridgeHoles(opening.cut, [...others, ...lands], gap) };
  });
}

/** Land without an opening is printed on the mat. */
function drawLand(cell: Cell, { gap }: MapStyle): Feature[] {
  const land = simplifyShape(offsetShape(cell.shape, -gap / 2.6), 0.25).filter(
    (ring) => Math.abs(shapeArea([ring])) > 4,
  );
  if (land.length === 0) return [];
  return [createGraphic(`land-${cell.id.toLowerCase()}`, `${cell.name} (land)`, "LAND", land)];
}

function drawLeader({ id, name, leader }: CalledOut): Feature[] {
  if (leader.length === 0) return [];
  return [createGraphic(`line-${id.toLowerCase()}`, `${name} (line)`, "LINE", leader)];
}
