import type { Opening } from "@photomap/design";
import type { PhotoAssignment } from "@photomap/project";
import type { ReadPhoto } from "./read-photos.ts";

export interface AssignedPhoto {
  readonly photo: ReadPhoto;
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
  /** The photos may belong to one region: a select places all of them. */
  readonly canPlace: boolean;
}

/** Sorted by the time taken; photos without a time at the end, by name. */
export function joinAssignments(
  photos: readonly ReadPhoto[],
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

/** Regions with photos, by name. */
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

/** By day, because photos of a day are often of one region; then full regions and duplicates. */
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

/** Groups are sorted by id. */
function chooseGroup(
  { photo, assignment: { reason } }: AssignedPhoto,
  getName: (openingId: string) => string,
): Omit<UnplacedGroup, "photos"> {
  switch (reason.kind) {
    case "FULL": {
      const name = getName(reason.openingId);
      return { id: `2 ${name}`, title: `More for ${name} than fits`, canPlace: false };
    }
    case "IN_PROJECT":
      return { id: "3", title: "In this project already", canPlace: false };
    case "DUPLICATE_FILE":
      return { id: "4", title: "The same file twice", canPlace: false };
    default: {
      const day = photo.timeTakenExif?.slice(0, 10);
      if (day === undefined) return { id: "1 ~", title: "Without a date", canPlace: true };
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

function formatDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** As UTC: the camera's wall time must not shift with the time zone of the browser. */
export function formatTimeTaken(timeTakenExif: string): string {
  return TIME.format(new Date(`${timeTakenExif}Z`));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
