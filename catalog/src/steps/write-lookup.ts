import { encodeLine, type StoredLookup } from "@photomap/design";
import { planarTriangleArea, presimplify } from "topojson-simplify";
import type { Geography, LookupPart } from "../family.ts";
import { measurePolygon, type Position } from "../region.ts";
import { createTopology, getArcIndex, getArcPolygons, type RegionsTopology } from "../topology.ts";

/** A corner area in square degrees; dropping flatter ones moves a border by about 300 m at most. */
const FLATTEST_CORNER = 4e-6;
/** The share of its area that a region may lose at one corner of its coast: keeps small islands. */
const FLATTEST_SHARE = 0.02;
const QUANTIZATION = 1e6;

type StoredRegions = Pick<StoredLookup, "borders" | "regions">;

/** Creates the compact geography of a map that finds the region of a place. */
export function createLookup(geography: Geography): StoredLookup {
  const { coastKm, points } = geography;
  const middles = points?.().map(({ id, place: [longitude, latitude], reachKm }) => {
    return { id, longitude, latitude, reachKm };
  });
  const parts = getLookupParts(geography).filter(({ regions }) => regions.length > 0);
  const { borders, regions } = joinParts(parts.map(encodePart));
  return { coastKm, borders, regions, ...(middles && { points: middles }) };
}

export function getLookupParts({ select, selectForLookup }: Geography): LookupPart[] {
  return (
    selectForLookup?.() ?? [
      { regions: select(), flattestBorder: FLATTEST_CORNER, flattestCoast: FLATTEST_CORNER },
    ]
  );
}

function joinParts(parts: readonly StoredRegions[]): StoredRegions {
  const borders: string[] = [];
  const regions = parts.flatMap((part) => {
    const offset = borders.length;
    borders.push(...part.borders);
    const shift = (arc: number) => (arc < 0 ? arc - offset : arc + offset);
    return part.regions.map(({ id, rings }) => ({
      id,
      rings: rings.map((ring) => ring.map(shift)),
    }));
  });
  return { borders, regions };
}

function encodePart(part: LookupPart): StoredRegions {
  const { regions } = part;
  const topology = presimplify(createTopology(regions, QUANTIZATION), planarTriangleArea);
  const rings = topology.objects.regions.geometries.map((geometry) =>
    getArcPolygons(geometry).flat(),
  );
  const flattest = chooseDetail(topology, rings, part);
  return {
    borders: topology.arcs.map((arc, i) => encodeLine(keepCorners(arc, flattest[i]!))),
    regions: regions.map(({ id }, i) => ({ id, rings: rings[i]! })),
  };
}

/** Returns the flattest corner to keep for each arc: borders between regions stay the finest. */
function chooseDetail(
  { arcs }: RegionsTopology,
  rings: readonly (readonly (readonly number[])[])[],
  { regions, flattestBorder, flattestCoast }: LookupPart,
): number[] {
  const owners = arcs.map(() => new Set<number>());
  for (const [i, region] of rings.entries())
    for (const arc of region.flat()) owners[getArcIndex(arc)]!.add(i);
  return owners.map(([first = 0, second]) => {
    if (second !== undefined) return flattestBorder;
    const area = regions[first]!.polygons.reduce((sum, part) => sum + measurePolygon(part), 0);
    return Math.max(flattestBorder, Math.min(flattestCoast, area * FLATTEST_SHARE));
  });
}

/** Keeps sharp corners; `presimplify` added the area of its corner to every position. */
function keepCorners(arc: readonly Position[], flattest: number): { x: number; y: number }[] {
  return arc.flatMap(([x, y, area = Infinity]: readonly number[]) =>
    area >= flattest ? { x: x!, y: y! } : [],
  );
}
