import { type Inputs, MAX_IMAGES_PER_OPENING } from "./project.ts";
import { type Anchor, findNeighbor, listAnchors } from "./travel-neighbor.ts";
import {
  compareTravelPhotos,
  type PlacementReason,
  readWallClock,
  type TravelPhoto,
  type TravelPlacement,
} from "./travel-photo.ts";
import { chooseSpread } from "./travel-spread.ts";

export interface TravelMap {
  /** Of the openings that are part of the map. */
  readonly openingIds: ReadonlySet<string>;
  readonly inputs: Inputs;
  /** The image that came from a file with this hash. */
  readonly findImageId: (sha256: string) => string | undefined;
}

interface Wish {
  readonly openingId?: string;
  readonly reason: PlacementReason;
}

/**
 * Finds the opening of every photo, and why: by place, else by the photos taken around the same
 * time. The answer is in the order of the photos, and for each photo the same in any order.
 */
export function planPlacements(
  photos: readonly TravelPhoto[],
  map: TravelMap,
): readonly TravelPlacement[] {
  const sorted = photos.toSorted(compareTravelPhotos);
  const anchors = listAnchors(sorted, map.inputs);
  const known = findKnown(sorted, map);
  const wishes = new Map(
    sorted.map((photo) => [photo.id, known.get(photo.id) ?? wishFor(photo, anchors, map)]),
  );
  const kept = keepWithinRoom(sorted, wishes, map.inputs);
  return photos.map(({ id }) => {
    const wish = wishes.get(id) ?? { reason: { kind: "UNKNOWN" } };
    const { openingId } = wish;
    if (openingId === undefined || kept.has(id)) return { photoId: id, ...wish };
    return { photoId: id, reason: { kind: "FULL", openingId } };
  });
}

/** Photos that need no place: they are in the project, or another photo is the same file. */
function findKnown(
  sorted: readonly TravelPhoto[],
  { inputs, findImageId }: TravelMap,
): ReadonlyMap<string, Wish> {
  const openingOfImage = new Map(
    Object.entries(inputs).flatMap(([openingId, { images }]) =>
      images.map(({ id }) => [id, openingId] as const),
    ),
  );
  const firstNames = new Map<string, string>();
  const known = new Map<string, Wish>();
  for (const { id, name, sha256 } of sorted) {
    const openingId = openingOfImage.get(findImageId(sha256) ?? "");
    const first = firstNames.get(sha256);
    if (openingId !== undefined) known.set(id, { reason: { kind: "DUPLICATE", openingId } });
    else if (first !== undefined) known.set(id, { reason: { kind: "REPEATED", name: first } });
    else firstNames.set(sha256, name);
  }
  return known;
}

function wishFor(
  { spot, timeTakenExif }: TravelPhoto,
  anchors: readonly Anchor[],
  { openingIds }: TravelMap,
): Wish {
  const place = (openingId: string, reason: PlacementReason): Wish =>
    openingIds.has(openingId)
      ? { openingId, reason }
      : { reason: { kind: "NOT_INCLUDED", openingId } };
  if (spot?.kind === "ON_MAP") {
    const { openingId, distanceKm } = spot;
    return place(openingId, distanceKm > 0 ? { kind: "NEAREST", distanceKm } : { kind: "INSIDE" });
  }
  if (spot?.kind === "OFF_MAP") return { reason: spot };
  const timeMs = readWallClock(timeTakenExif);
  if (timeMs === undefined) return { reason: { kind: "UNKNOWN" } };
  const neighbor = findNeighbor(anchors, timeMs);
  if (neighbor === undefined) return { reason: { kind: "ALONE" } };
  if (neighbor.spot.kind === "OFF_MAP") return { reason: neighbor.spot };
  const { name } = neighbor;
  const minutes = Math.round((timeMs - neighbor.timeMs) / 60_000);
  const reason: PlacementReason = { kind: "NEIGHBOR", minutes, ...(name && { name }) };
  return place(neighbor.spot.openingId, reason);
}

/** The photos that find room where they wish to be. */
function keepWithinRoom(
  sorted: readonly TravelPhoto[],
  wishes: ReadonlyMap<string, Wish>,
  inputs: Inputs,
): ReadonlySet<string> {
  const wishing = sorted.filter(({ id }) => wishes.get(id)?.openingId !== undefined);
  const byOpening = Map.groupBy(wishing, ({ id }) => wishes.get(id)?.openingId ?? "");
  const kept = [...byOpening].flatMap(([openingId, group]) =>
    chooseSpread(group, roomIn(inputs, openingId)),
  );
  return new Set(kept.map(({ id }) => id));
}

/** How many more photos an opening of the project takes. */
export function roomIn(inputs: Inputs, openingId: string): number {
  return Math.max(0, MAX_IMAGES_PER_OPENING - (inputs[openingId]?.images.length ?? 0));
}
