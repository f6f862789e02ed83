import type { Inputs } from "./project.ts";
import { readWallClock, type Spot, type TravelPhoto } from "./travel-photo.ts";

/** A photo that knows both when and where it was taken. */
export interface Anchor {
  readonly timeMs: number;
  readonly spot: Spot;
  /** Missing for a photo that is in the project already. */
  readonly name?: string;
}

const MAX_APART_MS = 2 * 60 * 60 * 1000;

/** In the order of the photos given, those of the project last. */
export function listAnchors(photos: readonly TravelPhoto[], inputs: Inputs): Anchor[] {
  const fresh = photos.flatMap(({ name, timeTakenExif, spot }): Anchor[] => {
    const timeMs = readWallClock(timeTakenExif);
    return timeMs === undefined || spot === undefined ? [] : [{ timeMs, spot, name }];
  });
  const placed = Object.entries(inputs).flatMap(([openingId, { images }]) =>
    images.flatMap(({ timeTakenExif }): Anchor[] => {
      const timeMs = readWallClock(timeTakenExif);
      if (timeMs === undefined) return [];
      return [{ timeMs, spot: { kind: "ON_MAP", openingId, distanceKm: 0 } }];
    }),
  );
  return [...fresh, ...placed];
}

/** The nearest in time within two hours; of two that are equally near, the earlier. */
export function findNeighbor(anchors: readonly Anchor[], timeMs: number): Anchor | undefined {
  let best: Anchor | undefined;
  for (const anchor of anchors) {
    const apartMs = Math.abs(anchor.timeMs - timeMs);
    if (apartMs > MAX_APART_MS) continue;
    const bestApartMs = best === undefined ? Infinity : Math.abs(best.timeMs - timeMs);
    const isEarlier = best !== undefined && anchor.timeMs < best.timeMs;
    if (apartMs < bestApartMs || (apartMs === bestApartMs && isEarlier)) best = anchor;
  }
  return best;
}
