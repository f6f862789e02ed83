declare module "polylabel" {
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): [number, number] & { distance: number };
}

declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";
  import type { GeoJSON } from "geojson";

  export function geoProject<T extends GeoJSON>(object: T, projection: GeoProjection): T | null;
}
