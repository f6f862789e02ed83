import {
  nearestOnSegment,
  type Ring,
  type Shape,
  shapeBox,
  shapeContains,
} from "@photomap/geometry";
import type { Design, Opening } from "./design.ts";
import { decodeLine } from "./encoded-line.ts";
import { openingsOf } from "./openings.ts";

/** Where on the globe a photo was taken, in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * The geography of a map as it is stored: every border once, as an encoded line, and the regions as
 * rings of borders (a negative index, less one, runs backwards). All sizes of a map share it.
 */
export interface StoredLookup {
  /** How far from its coast a region still reaches, in kilometers. */
  readonly coastKm: number;
  readonly borders: readonly string[];
  readonly regions: readonly {
    readonly id: string;
    readonly rings: readonly (readonly number[])[];
  }[];
  /** Regions known only by their middle and how far they reach: parks. */
  readonly points?: readonly (Place & { readonly id: string; readonly reachKm: number })[];
}

export interface Lookup {
  readonly coastKm: number;
  readonly regions: readonly { readonly id: string; readonly shape: Shape; readonly box: Bounds }[];
  readonly points: NonNullable<StoredLookup["points"]>;
}

interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function openLookup({ coastKm, borders, regions, points = [] }: StoredLookup): Lookup {
  const lines = borders.map(decodeLine);
  return {
    coastKm,
    points,
    regions: regions.map(({ id, rings }) => {
      const shape = rings.map((ring) => joinBorders(ring, lines));
      const { x, y, width, height } = shapeBox(shape);
      return { id, shape, box: { west: x, south: y, east: x + width, north: y + height } };
    }),
  };
}

function joinBorders(ring: readonly number[], lines: readonly Ring[]): Ring {
  return ring.flatMap((index) => {
    const line = lines[index < 0 ? -index - 1 : index] ?? [];
    return (index < 0 ? line.toReversed() : line).slice(1);
  });
}

/** A region, and how far outside its border the place lies; 0 inside. */
interface Nearby {
  readonly regionId: string;
  readonly distanceKm: number;
}

/** The region a place lies in, or the nearest one within reach of its coast. */
export function findRegionAt(lookup: Lookup, place: Place): string | undefined {
  return findNearby(lookup, place)?.regionId;
}

function findNearby(lookup: Lookup, place: Place): Nearby | undefined {
  const inside = lookup.regions.find(({ box, shape }) => {
    const x = unwrapLongitude(place.longitude, box);
    const y = place.latitude;
    if (x < box.west || x > box.east || y < box.south || y > box.north) return false;
    return shapeContains(shape, { x, y });
  });
  if (inside !== undefined) return { regionId: inside.id, distanceKm: 0 };
  return findNearestRegion(lookup, place) ?? findNearestPoint(lookup, place);
}

/** Regions across the date line continue beyond 180 degrees. */
function unwrapLongitude(longitude: number, { west, east }: Bounds): number {
  return east > 180 && longitude + 360 <= east && longitude < west ? longitude + 360 : longitude;
}

const KM_PER_DEGREE = 111.2;

function findNearestRegion({ regions, coastKm }: Lookup, place: Place): Nearby | undefined {
  const reach = coastKm / KM_PER_DEGREE;
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let best: string | undefined;
  let shortest = coastKm;
  for (const { id, shape, box } of regions) {
    if (place.latitude < box.south - reach || place.latitude > box.north + reach) continue;
    if (place.longitude < box.west - reach / shrink) continue;
    if (place.longitude > box.east + reach / shrink) continue;
    const distance = distanceToShapeKm(shape, place, shrink);
    if (distance < shortest) [best, shortest] = [id, distance];
  }
  return best === undefined ? undefined : { regionId: best, distanceKm: shortest };
}

/** Near a coast the globe is flat enough: degrees of longitude are shortened by the latitude. */
function distanceToShapeKm(shape: Shape, place: Place, shrink: number): number {
  let shortest = Infinity;
  const flatten = ({ x, y }: { x: number; y: number }) => ({
    x: (x - place.longitude) * shrink,
    y: y - place.latitude,
  });
  for (const ring of shape) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous) {
        const near = nearestOnSegment(flatten(previous), flatten(point), { x: 0, y: 0 });
        shortest = Math.min(shortest, Math.hypot(near.x, near.y));
      }
      previous = point;
    }
  }
  return shortest * KM_PER_DEGREE;
}

/** Whoever is within reach of a park's middle counts as inside. */
function findNearestPoint({ points }: Lookup, place: Place): Nearby | undefined {
  let best: string | undefined;
  let shortest = Infinity;
  for (const { id, reachKm, longitude, latitude } of points) {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const [dx, dy] = [(place.longitude - longitude) * shrink, place.latitude - latitude];
    const distance = Math.hypot(dx, dy) * KM_PER_DEGREE;
    if (distance <= reachKm && distance < shortest) [best, shortest] = [id, distance];
  }
  return best === undefined ? undefined : { regionId: best, distanceKm: 0 };
}

export interface LocatedOpening {
  readonly opening: Opening;
  /** How far outside the opening's region the place lies; 0 inside. */
  readonly distanceKm: number;
}

/** The opening a photo taken at a place belongs in. */
export function findOpeningAt(
  design: Pick<Design, "features">,
  lookup: Lookup,
  place: Place,
): LocatedOpening | undefined {
  const nearby = findNearby(lookup, place);
  if (nearby === undefined) return undefined;
  const { regionId, distanceKm } = nearby;
  const opening = openingsOf(design).find(({ id, regionIds = [id] }) =>
    regionIds.includes(regionId),
  );
  return opening && { opening, distanceKm };
}
