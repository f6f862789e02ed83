/** Longitude and latitude in degrees before projection, x and y in points after it. */
export type Position = [number, number];

/** An outer ring and its holes, each closed by repeating its first position, as in GeoJSON. */
export type Polygon = Position[][];

export type PolygonGeometry =
  | { type: "Polygon"; coordinates: Polygon }
  | { type: "MultiPolygon"; coordinates: Polygon[] };

/** The source of one opening: a state, a country, a county. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly abbreviation?: string;
  readonly optional?: boolean;
  /** Default visibility in a project; true when not given. */
  readonly enabled?: boolean;
  readonly polygons: readonly Polygon[];
}

export function mapPositions(
  regions: readonly Region[],
  move: (position: Position) => Position,
): Region[] {
  return regions.map((region) => ({
    ...region,
    polygons: region.polygons.map((polygon) => polygon.map((ring) => ring.map(move))),
  }));
}

export type Extent = readonly [left: number, top: number, right: number, bottom: number];

export function measureExtent(regions: readonly Region[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { polygons } of regions)
    for (const [x, y] of polygons.flat(2)) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

/** Returns the mean of the outer ring, precise enough to select parts by position. */
export function getCenter([outer]: Polygon): Position {
  let [x, y] = [0, 0];
  for (const position of outer ?? []) [x, y] = [x + position[0], y + position[1]];
  const count = outer?.length ?? 1;
  return [x / count, y / count];
}

export function keepParts(region: Region, keep: (x: number, y: number) => boolean): Region {
  return { ...region, polygons: region.polygons.filter((part) => keep(...getCenter(part))) };
}

export function getPolygons(geometry: PolygonGeometry): Polygon[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

/** The area of the outer ring, holes not counted. */
export function measurePolygon([outer = []]: Polygon): number {
  let doubled = 0;
  for (let i = 1; i < outer.length; i++)
    doubled += outer[i - 1]![0] * outer[i]![1] - outer[i]![0] * outer[i - 1]![1];
  return Math.abs(doubled) / 2;
}
