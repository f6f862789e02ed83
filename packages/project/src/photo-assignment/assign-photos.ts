import { type Inputs, MAX_IMAGES_PER_OPENING } from "../project.ts";
import {
  type AssignablePhoto,
  type AssignmentReason,
  compareByTimeTaken,
  type PhotoAssignment,
  readWallClock,
} from "./assignable-photo.ts";
import { findNearestInTime, listReferences, type ReferencePhoto } from "./reference-photos.ts";
import { selectSpread } from "./select-spread.ts";

export interface AssignmentContext {
  /** Of the openings that are part of the map. */
  readonly openingIds: ReadonlySet<string>;
  readonly inputs: Inputs;
  /** The image that came from a file with this hash. */
  readonly findImageId: (sha256: string) => string | undefined;
}

interface Candidate {
  readonly openingId?: string;
  readonly reason: AssignmentReason;
}

/**
 * Finds the opening of every photo, and why: by place, else by the photos taken around the same
 * time. The answer is in the order of the photos, and for each photo the same in any order.
 */
export function assignPhotos(
  photos: readonly AssignablePhoto[],
  map: AssignmentContext,
): readonly PhotoAssignment[] {
  const sorted = photos.toSorted(compareByTimeTaken);
  const references = listReferences(sorted, map.inputs);
  const duplicates = findDuplicates(sorted, map);
  const candidates = new Map(
    sorted.map((photo) => [
      photo.id,
      duplicates.get(photo.id) ?? findCandidate(photo, references, map),
    ]),
  );
  const kept = limitPerOpening(sorted, candidates, map.inputs);
  return photos.map(({ id }) => {
    const candidate = candidates.get(id) ?? { reason: { kind: "UNKNOWN" } };
    const { openingId } = candidate;
    if (openingId === undefined || kept.has(id)) return { photoId: id, ...candidate };
    return { photoId: id, reason: { kind: "FULL", openingId } };
  });
}

/** Photos that need no place: they are in the project, or another photo is the same file. */
function findDuplicates(
  sorted: readonly AssignablePhoto[],
  { inputs, findImageId }: AssignmentContext,
): ReadonlyMap<string, Candidate> {
  const openingOfImage = new Map(
    Object.entries(inputs).flatMap(([openingId, { images }]) =>
      images.map(({ id }) => [id, openingId] as const),
    ),
  );
  const firstNames = new Map<string, string>();
  const duplicates = new Map<string, Candidate>();
  for (const { id, name, sha256 } of sorted) {
    const openingId = openingOfImage.get(findImageId(sha256) ?? "");
    const first = firstNames.get(sha256);
    if (openingId !== undefined) duplicates.set(id, { reason: { kind: "IN_PROJECT", openingId } });
    else if (first !== undefined)
      duplicates.set(id, { reason: { kind: "DUPLICATE_FILE", name: first } });
    else firstNames.set(sha256, name);
  }
  return duplicates;
}

function findCandidate(
  { location, timeTakenExif }: AssignablePhoto,
  references: readonly ReferencePhoto[],
  { openingIds }: AssignmentContext,
): Candidate {
  const place = (openingId: string, reason: AssignmentReason): Candidate =>
    openingIds.has(openingId)
      ? { openingId, reason }
      : { reason: { kind: "NOT_INCLUDED", openingId } };
  if (location?.kind === "ON_MAP") {
    const { openingId, distanceKm } = location;
    return place(openingId, distanceKm > 0 ? { kind: "NEAREST", distanceKm } : { kind: "INSIDE" });
  }
  if (location?.kind === "OFF_MAP") return { reason: location };
  const timeMs = readWallClock(timeTakenExif);
  if (timeMs === undefined) return { reason: { kind: "UNKNOWN" } };
  const neighbor = findNearestInTime(references, timeMs);
  if (neighbor === undefined) return { reason: { kind: "NO_NEIGHBOR" } };
  if (neighbor.location.kind === "OFF_MAP") return { reason: neighbor.location };
  const { name } = neighbor;
  const minutes = Math.round((timeMs - neighbor.timeMs) / 60_000);
  const reason: AssignmentReason = { kind: "NEIGHBOR", minutes, ...(name && { name }) };
  return place(neighbor.location.openingId, reason);
}

/** The photos that find room where they candidate to be. */
function limitPerOpening(
  sorted: readonly AssignablePhoto[],
  candidates: ReadonlyMap<string, Candidate>,
  inputs: Inputs,
): ReadonlySet<string> {
  const assigned = sorted.filter(({ id }) => candidates.get(id)?.openingId !== undefined);
  const byOpening = Map.groupBy(assigned, ({ id }) => candidates.get(id)?.openingId ?? "");
  const kept = [...byOpening].flatMap(([openingId, group]) =>
    selectSpread(group, countFreeSlots(inputs, openingId)),
  );
  return new Set(kept.map(({ id }) => id));
}

/** How many more photos an opening of the project takes. */
export function countFreeSlots(inputs: Inputs, openingId: string): number {
  return Math.max(0, MAX_IMAGES_PER_OPENING - (inputs[openingId]?.images.length ?? 0));
}
