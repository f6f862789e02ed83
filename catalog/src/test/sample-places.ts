import type { Place } from "@photomap/design";
import { type Box, type Shape, shapeArea, shapeBox, shapeContains } from "@photomap/geometry";
import type { Geography } from "../family.ts";
import { getLookupParts } from "../steps/write-lookup.ts";

export interface Sample {
  readonly regionId: string;
  readonly place: Place;
}

/** Creates a source of random places: each picks a region first, then a place inside it. */
export function createSampler(geography: Geography): () => Sample {
  const random = createRandom(20);
  const points = geography.points?.();
  if (points) {
    return () => {
      const { id, place, reachKm } = points[Math.floor(random() * points.length)]!;
      const [longitude, latitude] = place;
      const reach = (reachKm / 111.2) * 0.02;
      return { regionId: id, place: { longitude, latitude: latitude + reach * (random() - 0.5) } };
    };
  }
  const selected = getLookupParts(geography).flatMap(({ regions }) => regions);
  const measured = selected.map(({ id, polygons }) => ({
    id,
    parts: polygons.map((polygon) =>
      measurePart(polygon.map((ring) => ring.map(([x, y]) => ({ x, y })))),
    ),
  }));
  // A region smaller than the grid of the source, the Vatican, has no place inside.
  const regions = measured.filter(({ parts }) => parts.some(({ size }) => size > 0));
  return () => {
    const { id, parts } = regions[Math.floor(random() * regions.length)]!;
    return { regionId: id, place: placeInside(choosePart(parts, random), random) };
  };
}

interface Part {
  readonly shape: Shape;
  readonly size: number;
  readonly box: Box;
}

function measurePart(shape: Shape): Part {
  return { shape, size: Math.abs(shapeArea(shape.slice(0, 1))), box: shapeBox(shape) };
}

/** Chooses a random part, weighted by area. */
function choosePart(parts: readonly Part[], random: () => number): Part {
  let left = random() * parts.reduce((sum, { size }) => sum + size, 0);
  return parts.find(({ size }) => (left -= size) <= 0) ?? parts[0]!;
}

function placeInside({ shape, box }: Part, random: () => number): Place {
  for (;;) {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    if (shapeContains(shape, { x, y })) return { longitude: x, latitude: y };
  }
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
