import { parsePath, shapeArea } from "@photomap/geometry";
import { countsTowardTotal, type Design, type Opening, openingsOf } from "./design.ts";

export interface RegionSize {
  readonly name: string;
  /** The width in points of the cut on the design. */
  readonly width: number;
  readonly height: number;
}

/** Lists the regions of a complete map by the area of their cut, the largest first. */
export function listRegionSizes(design: Pick<Design, "features">): RegionSize[] {
  return openingsOf(design)
    .filter((opening) => countsTowardTotal(opening))
    .flatMap(measure)
    .toSorted((a, b) => b.area - a.area || (a.name < b.name ? -1 : 1))
    .map(({ name, width, height }) => ({ name, width, height }));
}

function measure({ name, layers: { cut } }: Opening): (RegionSize & { readonly area: number })[] {
  if (cut === undefined) return [];
  const { width, height } = cut.box;
  return [{ name, width, height, area: Math.abs(shapeArea(parsePath(cut.path))) }];
}
