import type { Inputs } from "./project.ts";
import type { TravelPlacement } from "./travel-photo.ts";
import { roomIn } from "./travel-plan.ts";

export type Placements = readonly TravelPlacement[];

/** How many more photos an opening takes once these are placed. */
export function roomLeft(placements: Placements, inputs: Inputs, openingId: string): number {
  const taken = placements.filter((placement) => placement.openingId === openingId).length;
  return roomIn(inputs, openingId) - taken;
}

/** As the person wants it; photos for which the opening has no room stay where they are. */
export function movePhotos(
  placements: Placements,
  photoIds: readonly string[],
  openingId: string,
  inputs: Inputs,
): Placements {
  const isMoved = (placement: TravelPlacement) =>
    photoIds.includes(placement.photoId) && placement.openingId !== openingId;
  const room = Math.max(0, roomLeft(placements, inputs, openingId));
  const moved = new Set(placements.filter(isMoved).slice(0, room));
  return placements.map((placement) =>
    moved.has(placement)
      ? { photoId: placement.photoId, openingId, reason: { kind: "CHOSEN" } }
      : placement,
  );
}

export function leaveOut(placements: Placements, photoId: string): Placements {
  return placements.map((placement) =>
    placement.photoId === photoId ? { photoId, reason: { kind: "LEFT_OUT" } } : placement,
  );
}
