import type { Inputs } from "../project.ts";
import { countFreeSlots } from "./assign-photos.ts";

/** Photos by the opening they go to, and those for which there is no room. */
export interface PlacementPlan {
  readonly groups: readonly {
    readonly openingId: string;
    readonly photoIds: readonly string[];
  }[];
  readonly rest: readonly string[];
}

/** Puts photos into one opening, in their order, as many as it still takes. */
export function planOneOpening(
  photoIds: readonly string[],
  openingId: string,
  inputs: Inputs,
): PlacementPlan {
  const free = countFreeSlots(inputs, openingId);
  const placed = photoIds.slice(0, free);
  const groups = placed.length === 0 ? [] : [{ openingId, photoIds: placed }];
  return { groups, rest: photoIds.slice(free) };
}

/** Puts one photo into each empty opening, both in their order. */
export function planSpread(
  photoIds: readonly string[],
  openingIds: readonly string[],
  inputs: Inputs,
): PlacementPlan {
  const empty = openingIds.filter((id) => (inputs[id]?.images.length ?? 0) === 0);
  const placed = photoIds.slice(0, empty.length);
  const groups = placed.flatMap((photoId, index) => {
    const openingId = empty[index];
    return openingId === undefined ? [] : [{ openingId, photoIds: [photoId] }];
  });
  return { groups, rest: photoIds.slice(empty.length) };
}
