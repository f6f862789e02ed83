import {
  nearestOnSegment,
  type Ring,
  type Shape,
  shapeBox,
  shapeContains,
} from "@photomap/geometry";
import type { Design, Opening } from "./design.ts";
import { openingsOf } from "./design.ts";
import { decodeLine } from "./encoded-line.ts";

/** A geographic position, in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * The stored geography of a map, shared by all its sizes: each border once, as an encoded line, and
 * the regions as rings of border indexes; index -1 - n is border n reversed.
 */
export interface StoredLookup {
  /** Maximum distance from a coast at which a position still belongs to the region. */
  readonly coastKm: number;
  readonly borders: readonly string[];
  readonly regions: readonly {
    readonly id: string;
    readonly rings: readonly (readonly number[])[];
  }[];
  /** Regions given by center and radius, such as parks. */
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

/** A region near a position; `distanceKm` is measured from its border, 0 inside. */
interface Nearby {
  readonly regionId: string;
  readonly distanceKm: number;
}

/** Finds the region that contains a position, or the nearest within `coastKm`. */
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

/**
 * Moves a longitude into the range of a region that crosses the antimeridian, which exceeds 180.
 */
function unwrapLongitude(longitude: number, { west, east }: Bounds): number {
  return east > 180 && longitude + 360 <= east && longitude < west ? longitude + 360 : longitude;
}

const KM_PER_DEGREE = 111.2;

function findNearestRegion({ regions, coastKm }: Lookup, place: Place): Nearby | undefined {
  const reach = coastKm / KM_PER_DEGREE;
  const cosLatitude = Math.cos((place.latitude * Math.PI) / 180);
  let best: string | undefined;
  let shortest = coastKm;
  for (const { id, shape, box } of regions) {
    if (place.latitude < box.south - reach || place.latitude > box.north + reach) continue;
    if (place.longitude < box.west - reach / cosLatitude) continue;
    if (place.longitude > box.east + reach / cosLatitude) continue;
    const distance = distanceToShapeKm(shape, place, cosLatitude);
    if (distance < shortest) [best, shortest] = [id, distance];
  }
  return best === undefined ? undefined : { regionId: best, distanceKm: shortest };
}

/** Measures on a plane: longitude differences are scaled by the cosine of the latitude. */
function distanceToShapeKm(shape: Shape, place: Place, cosLatitude: number): number {
  let shortest = Infinity;
  const flatten = ({ x, y }: { x: number; y: number }) => ({
    x: (x - place.longitude) * cosLatitude,
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

/**
 * Finds the nearest region that is given by center and radius, among those whose radius includes
 * the position.
 */
function findNearestPoint({ points }: Lookup, place: Place): Nearby | undefined {
  let best: string | undefined;
  let shortest = Infinity;
  for (const { id, reachKm, longitude, latitude } of points) {
    const cosLatitude = Math.cos((latitude * Math.PI) / 180);
    const [dx, dy] = [(place.longitude - longitude) * cosLatitude, place.latitude - latitude];
    const distance = Math.hypot(dx, dy) * KM_PER_DEGREE;
    if (distance <= reachKm && distance < shortest) [best, shortest] = [id, distance];
  }
  return best === undefined ? undefined : { regionId: best, distanceKm: 0 };
}

export interface LocatedOpening {
  readonly opening: Opening;
  /** The distance from the position to the opening's region; 0 inside. */
  readonly distanceKm: number;
}

export function findOpeningAtPlace(
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
