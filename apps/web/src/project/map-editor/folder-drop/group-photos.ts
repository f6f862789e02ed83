import type { Opening } from "@photomap/design";
import type { PhotoAssignment } from "@photomap/project";
import type { DroppedPhoto } from "./read-photos.ts";

export interface AssignedPhoto {
  readonly photo: DroppedPhoto;
  readonly assignment: PhotoAssignment;
}

export interface RegionGroup {
  readonly opening: Opening;
  readonly photos: readonly AssignedPhoto[];
}

export interface UnplacedGroup {
  readonly id: string;
  readonly title: string;
  readonly photos: readonly AssignedPhoto[];
  /** Whether the photos may belong to one region, so that a select can place all of them. */
  readonly canPlace: boolean;
}

/** Joins photos with their assignments, by the time taken; those without one come last, by name. */
export function joinAssignments(
  photos: readonly DroppedPhoto[],
  assignments: readonly PhotoAssignment[],
): readonly AssignedPhoto[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const assigned = assignments.flatMap((assignment): AssignedPhoto[] => {
    const photo = byId.get(assignment.photoId);
    return photo === undefined ? [] : [{ photo, assignment }];
  });
  const getTime = ({ photo }: AssignedPhoto) => photo.timeTakenExif ?? "~";
  return assigned.toSorted(
    (a, b) => compare(getTime(a), getTime(b)) || compare(a.photo.name, b.photo.name),
  );
}

/** The photos that still need a place: duplicates do not. */
export function listWaiting(
  photos: readonly DroppedPhoto[],
  assignments: readonly PhotoAssignment[],
): readonly DroppedPhoto[] {
  return joinAssignments(photos, assignments)
    .filter(
      ({ assignment: { openingId, reason } }) =>
        openingId === undefined && reason.kind !== "IN_PROJECT" && reason.kind !== "DUPLICATE_FILE",
    )
    .map(({ photo }) => photo);
}

/** The regions that have photos, sorted by name. */
export function groupByRegion(
  assigned: readonly AssignedPhoto[],
  openings: readonly Opening[],
): readonly RegionGroup[] {
  const byOpening = Map.groupBy(assigned, ({ assignment }) => assignment.openingId);
  return openings
    .flatMap((opening): RegionGroup[] => {
      const photos = byOpening.get(opening.id);
      return photos === undefined ? [] : [{ opening, photos }];
    })
    .toSorted((a, b) => compare(a.opening.name, b.opening.name));
}

/**
 * Groups unplaced photos by day, because those of one day are often from one region; full regions
 * and duplicates come last.
 */
export function groupUnplaced(
  assigned: readonly AssignedPhoto[],
  getName: (openingId: string) => string,
): readonly UnplacedGroup[] {
  const groups = new Map<string, UnplacedGroup>();
  for (const entry of assigned.filter(({ assignment }) => assignment.openingId === undefined)) {
    const { id, title, canPlace } = chooseGroup(entry, getName);
    const photos = [...(groups.get(id)?.photos ?? []), entry];
    groups.set(id, { id, title, canPlace, photos });
  }
  return [...groups.values()].toSorted((a, b) => compare(a.id, b.id));
}

/** The group of an unplaced photo; groups are sorted by id. */
function chooseGroup(
  { photo, assignment: { reason } }: AssignedPhoto,
  getName: (openingId: string) => string,
): Omit<UnplacedGroup, "photos"> {
  switch (reason.kind) {
    case "FULL": {
      const name = getName(reason.openingId);
      return { id: `2 ${name}`, title: `Too many for ${name}`, canPlace: false };
    }
    case "IN_PROJECT":
      return { id: "3", title: "Already in this project", canPlace: false };
    case "DUPLICATE_FILE":
      return { id: "4", title: "Duplicate files", canPlace: false };
    default: {
      const day = photo.timeTakenExif?.slice(0, 10);
      if (day === undefined) return { id: "1 ~", title: "No date", canPlace: true };
      return { id: `1 ${day}`, title: formatDay(day), canPlace: true };
    }
  }
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Formats a day such as 2026-11-19. */
export function formatDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** Formats the time as UTC: the camera's wall time must not shift with the browser's time zone. */
export function formatTimeTaken(timeTakenExif: string): string {
  return TIME.format(new Date(`${timeTakenExif}Z`));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
