import type { Polygon as GeoPolygon, MultiPolygon } from "geojson";
import type { Polygon } from "../region.ts";

export function polygonsOf(geometry: GeoPolygon | MultiPolygon): Polygon[] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons as Polygon[];
}
