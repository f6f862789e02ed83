import { encodeLine, type StoredLookup } from "@photomap/design";
import { planarTriangleArea, presimplify, simplify } from "topojson-simplify";
import type { Geography } from "../family.ts";
import { createTopology, getArcPolygons } from "../topology.ts";

/** Square degrees; dropping flatter corners moves a border by at most about 300 m. */
const FLATTEST_CORNER = 4e-6;
const QUANTIZATION = 1e6;

/** The geography of a map in compact form, to find the region of a place. */
export function createLookup({ select, coastKm, points }: Geography): StoredLookup {
  const regions = select();
  const middles = points?.().map(({ id, place: [longitude, latitude], reachKm }) => {
    return { id, longitude, latitude, reachKm };
  });
  if (regions.length === 0) return { coastKm, borders: [], regions: [], points: middles ?? [] };
  const exact = presimplify(createTopology(regions, QUANTIZATION), planarTriangleArea);
  const { arcs, objects } = simplify(exact, FLATTEST_CORNER);
  return {
    coastKm,
    borders: arcs.map((arc) => encodeLine(arc.map(([x, y]) => ({ x, y })))),
    regions: regions.map(({ id }, i) => ({
      id,
      rings: getArcPolygons(objects.regions.geometries[i]!).flat(),
    })),
  };
}
