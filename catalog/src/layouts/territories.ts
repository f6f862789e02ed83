import type { Frame } from "../frame.ts";
import {
  mapPositions,
  measureExtent,
  measurePolygon,
  type Position,
  type Region,
} from "../region.ts";
import { project } from "../steps/project.ts";
import { centerOn } from "./centered.ts";

interface Inset {
  /** The center of the inset, in the Atlantic corner, as shares of the frame. */
  readonly at: Position;
  /** Square inches on the map of 36 x 24 inches. */
  readonly area: number;
}

const INSETS: Readonly<Record<string, Inset>> = {
  PR: { at: [0.895, 0.77], area: 2 },
  VI: { at: [0.85, 0.845], area: 1.6 },
  GU: { at: [0.935, 0.845], area: 1.4 },
  AS: { at: [0.86, 0.925], area: 2 },
  MP: { at: [0.945, 0.925], area: 1.4 },
};

/** Draws the main island of each territory at about the same size. */
export function layOutTerritories(
  territories: readonly Region[],
  { width, height }: Frame,
): Region[] {
  const square = (width / 36) ** 2;
  return territories.flatMap((territory) => {
    const inset = INSETS[territory.id];
    const island = territory.polygons.toSorted((a, b) => measurePolygon(b) - measurePolygon(a))[0];
    if (!inset || !island) return [];
    const main = { ...territory, polygons: [island] };
    const planar = project([main], centerOn([main]).scale(1e5).translate([0, 0]));
    const scale = Math.sqrt((inset.area * square) / measurePolygon(planar[0]!.polygons[0]!));
    const [left, top, right, bottom] = measureExtent(planar);
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    return mapPositions(planar, ([x, y]) => [
      (x - middle[0]) * scale + inset.at[0] * width,
      (y - middle[1]) * scale + inset.at[1] * height,
    ]);
  });
}
