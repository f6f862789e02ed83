import { mergeArcs, quantize } from "topojson-client";
import { planarTriangleArea, presimplify, simplify } from "topojson-simplify";
import { getPolygons, measureExtent, type PolygonGeometry, type Region } from "../region.ts";
import { type ArcGeometry, createTopology, type RegionsTopology } from "../topology.ts";
import type { SlimCountry } from "./slim-countries.ts";

export interface Province {
  readonly properties: {
    readonly adm0_a3: string;
    readonly iso_3166_2: string;
    readonly name: string;
    readonly name_en: string | null;
    readonly region: string | null;
    readonly postal: string | null;
  };
  readonly geometry: PolygonGeometry | null;
}

/** Detail below this share of the country's width is not visible on any map of the catalog. */
const FINEST_SHARE = 1 / 4000;
const QUANTIZATION = 1e6;

/** Reduces a country to a small topology of its regions; `byRegion` merges its provinces first. */
export function slimCountry(country: SlimCountry, provinces: readonly Province[]): RegionsTopology {
  const regions = provinces.flatMap((province) => toRegion(province, country.byRegion ?? false));
  const [left, , right] = measureExtent(regions);
  const exact = presimplify(createTopology(regions, 1e7), planarTriangleArea);
  const width = country.widthDegrees ?? right - left;
  const simple = simplify(exact, (width * FINEST_SHARE) ** 2);
  const geometries = dissolve(regions, simple);
  const { arcs, type } = simple;
  return quantize(
    { type, arcs, objects: { regions: { type: "GeometryCollection", geometries } } },
    QUANTIZATION,
  );
}

function toRegion({ properties, geometry }: Province, byRegion: boolean): Region[] {
  const own = properties.name_en || properties.name;
  const name = byRegion ? properties.region || own : own;
  if (!geometry || !name) return [];
  const id = byRegion ? name : properties.iso_3166_2;
  const local = byRegion || properties.name === name || !properties.name ? [] : [properties.name];
  return [{ id, name, keywords: local, polygons: getPolygons(geometry) }];
}

function dissolve(regions: readonly Region[], topology: RegionsTopology): ArcGeometry[] {
  const byId = Map.groupBy(regions.entries(), ([, { id }]) => id);
  return [...byId].map(([id, members]) => {
    const parts = members.map(([i]) => topology.objects.regions.geometries[i]!);
    const { name, keywords } = members[0]![1];
    return Object.assign(mergeArcs(topology, parts), { id, properties: { name, keywords } });
  });
}
