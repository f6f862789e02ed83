import { type Inputs, MAX_IMAGES_PER_OPENING } from "../project.ts";
import {
  type AssignablePhoto,
  type AssignmentReason,
  compareByTimeTaken,
  type GpsMatch,
  type PhotoAssignment,
  parseLocalTimeMs,
} from "./assignable-photo.ts";
import { selectSpreadPhotos } from "./select-spread-photos.ts";

export interface AssignmentContext {
  /** The openings that are included in the map. */
  readonly openingIds: ReadonlySet<string>;
  readonly inputs: Inputs;
  /** Finds the project's image that was created from a file with this hash. */
  readonly findImageId: (sha256: string) => string | undefined;
}

type Candidate = Omit<PhotoAssignment, "photoId">;

/** A photo with both time and location. */
interface ReferencePhoto {
  readonly timeMs: number;
  readonly location: GpsMatch;
  /** The file name; missing for a photo of the project. */
  readonly name?: string;
}

const MAX_NEIGHBOR_MS = 2 * 60 * 60 * 1000;

/**
 * Assigns each photo to an opening: by GPS position, else by the located photo nearest in time.
 * Results are in input order; the result for a photo does not depend on that order.
 */
export function assignPhotos(
  photos: readonly AssignablePhoto[],
  context: AssignmentContext,
): readonly PhotoAssignment[] {
  const sorted = photos.toSorted(compareByTimeTaken);
  const references = listReferences(sorted, context.inputs);
  const duplicates = findDuplicates(sorted, context);
  const candidates = new Map(
    sorted.map((photo) => [
      photo.id,
      duplicates.get(photo.id) ?? findCandidate(photo, references, context),
    ]),
  );
  const accepted = limitPerOpening(sorted, candidates, context.inputs);
  return photos.map(({ id }) => {
    const candidate = candidates.get(id) ?? { reason: { kind: "UNKNOWN" } };
    const { openingId } = candidate;
    if (openingId === undefined || accepted.has(id)) return { photoId: id, ...candidate };
    return { photoId: id, reason: { kind: "FULL", openingId } };
  });
}

/** Lists new photos in the given order, then those of the project. */
function listReferences(photos: readonly AssignablePhoto[], inputs: Inputs): ReferencePhoto[] {
  const added = photos.flatMap(({ name, timeTakenExif, location }): ReferencePhoto[] => {
    const timeMs = parseLocalTimeMs(timeTakenExif);
    return timeMs === undefined || location === undefined ? [] : [{ timeMs, location, name }];
  });
  const existing = Object.entries(inputs).flatMap(([openingId, { images }]) =>
    images.flatMap(({ timeTakenExif }): ReferencePhoto[] => {
      const timeMs = parseLocalTimeMs(timeTakenExif);
      if (timeMs === undefined) return [];
      return [{ timeMs, location: { kind: "ON_MAP", openingId, distanceKm: 0 } }];
    }),
  );
  return [...added, ...existing];
}

/** Finds photos that are already in the project, and all but the first photo of each file. */
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
    const firstName = firstNames.get(sha256);
    if (openingId !== undefined) duplicates.set(id, { reason: { kind: "IN_PROJECT", openingId } });
    else if (firstName !== undefined) {
      duplicates.set(id, { reason: { kind: "DUPLICATE_FILE", name: firstName } });
    } else firstNames.set(sha256, name);
  }
  return duplicates;
}

function findCandidate(
  { location, timeTakenExif }: AssignablePhoto,
  references: readonly ReferencePhoto[],
  { openingIds }: AssignmentContext,
): Candidate {
  const toCandidate = (openingId: string, reason: AssignmentReason): Candidate =>
    openingIds.has(openingId)
      ? { openingId, reason }
      : { reason: { kind: "NOT_INCLUDED", openingId } };
  if (location?.kind === "ON_MAP") {
    const { openingId, distanceKm } = location;
    const reason: AssignmentReason =
      distanceKm > 0 ? { kind: "NEAREST", distanceKm } : { kind: "INSIDE" };
    return toCandidate(openingId, reason);
  }
  if (location?.kind === "OFF_MAP") return { reason: location };
  const timeMs = parseLocalTimeMs(timeTakenExif);
  if (timeMs === undefined) return { reason: { kind: "UNKNOWN" } };
  const neighbor = findNearestInTime(references, timeMs);
  if (neighbor === undefined) return { reason: { kind: "NO_NEIGHBOR" } };
  if (neighbor.location.kind === "OFF_MAP") return { reason: neighbor.location };
  const { name } = neighbor;
  const minutes = Math.round((timeMs - neighbor.timeMs) / 60_000);
  return toCandidate(neighbor.location.openingId, {
    kind: "NEIGHBOR",
    minutes,
    ...(name && { name }),
  });
}

/** Finds the reference nearest in time, the earlier one of two equally near. */
function findNearestInTime(
  references: readonly ReferencePhoto[],
  timeMs: number,
): ReferencePhoto | undefined {
  let best: ReferencePhoto | undefined;
  for (const reference of references) {
    const distanceMs = Math.abs(reference.timeMs - timeMs);
    if (distanceMs > MAX_NEIGHBOR_MS) continue;
    const bestDistanceMs = best === undefined ? Infinity : Math.abs(best.timeMs - timeMs);
    const isEarlier = best !== undefined && reference.timeMs < best.timeMs;
    if (distanceMs < bestDistanceMs || (distanceMs === bestDistanceMs && isEarlier)) {
      best = reference;
    }
  }
  return best;
}

/** Returns the ids of the photos that fit into their candidate openings. */
function limitPerOpening(
  sorted: readonly AssignablePhoto[],
  candidates: ReadonlyMap<string, Candidate>,
  inputs: Inputs,
): ReadonlySet<string> {
  const withOpening = sorted.filter(({ id }) => candidates.get(id)?.openingId !== undefined);
  const byOpening = Map.groupBy(withOpening, ({ id }) => candidates.get(id)?.openingId ?? "");
  const accepted = [...byOpening].flatMap(([openingId, group]) =>
    selectSpreadPhotos(group, countFreeSlots(inputs, openingId)),
  );
  return new Set(accepted.map(({ id }) => id));
}

/** Counts the photos that can still be added to an opening. */
export function countFreeSlots(inputs: Inputs, openingId: string): number {
  return Math.max(0, MAX_IMAGES_PER_OPENING - (inputs[openingId]?.images.length ?? 0));
}
