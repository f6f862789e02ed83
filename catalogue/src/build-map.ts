import type { Design, Feature } from "@photomap/design";
import { offsetShape, POINTS_PER_INCH, thinShape } from "@photomap/geometry";
import type { CutCell } from "./cell.ts";
import type { DesignSize } from "./family.ts";
import { frameOf } from "./frame.ts";
import type { MapFamily, MapStyle } from "./map-family.ts";
import { assembleDesign, createGraphic, createOpening } from "./steps/assemble.ts";
import { type CalledOut, callOut } from "./steps/call-out.ts";
import { cutCell } from "./steps/offset.ts";
import { simplify } from "./steps/simplify.ts";

export function buildMap(family: MapFamily, size: DesignSize): Design {
  const frame = frameOf(size);
  const style = family.style(size);
  const placed = family.layout(family.select(size), frame);
  const { cells } = simplify(placed, style.simplify);
  const adjusted = family.adjust ? cells.map((cell) => family.adjust!(cell, size)) : cells;
  const cut = adjusted.map((cell) => cutCell(cell, style));
  const small = cut.filter((cell) => isCalledOut(cell, style));
  const openings = cut.filter((cell) => !small.includes(cell));
  const calledOut = style.callouts
    ? callOut(small, openings, frame, { ...style.callouts, gap: style.gap, corner: style.corner })
    : [];
  return assembleDesign(family, size, [
    ...calledOut.flatMap((cell) => drawCallout(cell, style)),
    ...openings.map((cell) => createOpening(cell)),
    ...calledOut.map((cell) => createOpening(cell, true)),
  ]);
}

function isCalledOut(cell: CutCell, { callouts, smallestOpening }: MapStyle): boolean {
  if (!callouts?.ids.includes(cell.id)) return false;
  const { area, radius } = smallestOpening;
  return cell.area < area || cell.radius < radius * POINTS_PER_INCH;
}

/** The land a callout stands for, and the line to it. */
function drawCallout(cell: CalledOut, { gap }: MapStyle): Feature[] {
  const land = thinShape(offsetShape(cell.shape, -gap / 2.6), 0.2);
  const id = cell.id.toLowerCase();
  return [
    ...(land.length > 0 ? [createGraphic(`land-${id}`, `${cell.name} (land)`, "LAND", land)] : []),
    ...(cell.leader.length > 0
      ? [createGraphic(`line-${id}`, `${cell.name} (line)`, "LINE", cell.leader)]
      : []),
  ];
}
