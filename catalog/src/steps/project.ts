import { type GeoProjection, geoArea } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import { getPolygons, type Polygon, type Region } from "../region.ts";

/** Projects without adaptive resampling, so that both sides of a border keep identical points. */
export function project(regions: readonly Region[], projection: GeoProjection): Region[] {
  const exact = projection.precision(0);
  return regions
    .map((region) => ({ ...region, polygons: projectPolygons(region.polygons, exact) }))
    .filter(({ polygons }) => polygons.length > 0);
}

function projectPolygons(polygons: readonly Polygon[], projection: GeoProjection): Polygon[] {
  const coordinates = polygons.map(fixWinding);
  const planar = geoProject({ type: "MultiPolygon", coordinates }, projection);
  return planar ? getPolygons(planar).filter(([outer]) => outer && outer.length > 3) : [];
}

/** Reverses rings with the wrong winding, which on a sphere enclose everything but the region. */
export function fixWinding(polygon: Polygon): Polygon {
  const [outer] = polygon;
  if (!outer || geoArea({ type: "Polygon", coordinates: [outer] }) <= 2 * Math.PI) return polygon;
  return polygon.map((ring) => ring.toReversed());
}
