import type { Inputs } from "../project.ts";
import { type AssignablePhoto, type MapLocation, readWallClock } from "./assignable-photo.ts";

/** A photo that knows both when and where it was taken. */
export interface ReferencePhoto {
  readonly timeMs: number;
  readonly location: MapLocation;
  /** Missing for a photo that is in the project already. */
  readonly name?: string;
}

const MAX_APART_MS = 2 * 60 * 60 * 1000;

/** In the order of the photos given, those of the project last. */
export function listReferences(
  photos: readonly AssignablePhoto[],
  inputs: Inputs,
): ReferencePhoto[] {
  const fresh = photos.flatMap(({ name, timeTakenExif, location }): ReferencePhoto[] => {
    const timeMs = readWallClock(timeTakenExif);
    return timeMs === undefined || location === undefined ? [] : [{ timeMs, location, name }];
  });
  const placed = Object.entries(inputs).flatMap(([openingId, { images }]) =>
    images.flatMap(({ timeTakenExif }): ReferencePhoto[] => {
      const timeMs = readWallClock(timeTakenExif);
      if (timeMs === undefined) return [];
      return [{ timeMs, location: { kind: "ON_MAP", openingId, distanceKm: 0 } }];
    }),
  );
  return [...fresh, ...placed];
}

/** The nearest in time within two hours; of two that are equally near, the earlier. */
export function findNearestInTime(
  references: readonly ReferencePhoto[],
  timeMs: number,
): ReferencePhoto | undefined {
  let best: ReferencePhoto | undefined;
  for (const reference of references) {
    const apartMs = Math.abs(reference.timeMs - timeMs);
    if (apartMs > MAX_APART_MS) continue;
    const bestApartMs = best === undefined ? Infinity : Math.abs(best.timeMs - timeMs);
    const isEarlier = best !== undefined && reference.timeMs < best.timeMs;
    if (apartMs < bestApartMs || (apartMs === bestApartMs && isEarlier)) best = reference;
  }
  return best;
}
