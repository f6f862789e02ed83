import type { Opening } from "@photomap/design";
import type { PhotoAssignment } from "@photomap/project";
import type { ReadPhoto } from "./read-photos.ts";

export interface PlacedPhoto {
  readonly photo: ReadPhoto;
  readonly placement: PhotoAssignment;
}

export interface RegionGroup {
  readonly opening: Opening;
  readonly photos: readonly PlacedPhoto[];
}

export interface TrayGroup {
  readonly id: string;
  readonly title: string;
  readonly photos: readonly PlacedPhoto[];
  /** Whether somebody may want to place all of them at once. */
  readonly canPlace: boolean;
}

/** Photos in the order they were taken; those without a time by name, at the end. */
export function pairPhotos(
  photos: readonly ReadPhoto[],
  placements: readonly PhotoAssignment[],
): readonly PlacedPhoto[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const pairs = placements.flatMap((placement): PlacedPhoto[] => {
    const photo = byId.get(placement.photoId);
    return photo === undefined ? [] : [{ photo, placement }];
  });
  const timeOf = ({ photo }: PlacedPhoto) => photo.timeTakenExif ?? "~";
  return pairs.toSorted(
    (a, b) => compare(timeOf(a), timeOf(b)) || compare(a.photo.name, b.photo.name),
  );
}

/** The regions that get photos, by name. */
export function groupByRegion(
  pairs: readonly PlacedPhoto[],
  openings: readonly Opening[],
): readonly RegionGroup[] {
  const byOpening = Map.groupBy(pairs, ({ placement }) => placement.openingId);
  return openings
    .flatMap((opening): RegionGroup[] => {
      const photos = byOpening.get(opening.id);
      return photos === undefined ? [] : [{ opening, photos }];
    })
    .toSorted((a, b) => compare(a.opening.name, b.opening.name));
}

/** What gets no place: by day, since a day was often spent in one place, then what needs none. */
export function groupTray(
  pairs: readonly PlacedPhoto[],
  nameOf: (openingId: string) => string,
): readonly TrayGroup[] {
  const groups = new Map<string, TrayGroup>();
  for (const pair of pairs.filter(({ placement }) => placement.openingId === undefined)) {
    const { id, title, canPlace } = trayOf(pair, nameOf);
    const photos = [...(groups.get(id)?.photos ?? []), pair];
    groups.set(id, { id, title, canPlace, photos });
  }
  return [...groups.values()].toSorted((a, b) => compare(a.id, b.id));
}

/** The id decides the order. */
function trayOf(
  { photo, placement: { reason } }: PlacedPhoto,
  nameOf: (openingId: string) => string,
): Omit<TrayGroup, "photos"> {
  switch (reason.kind) {
    case "FULL": {
      const name = nameOf(reason.openingId);
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

/** The camera's own time, wherever its reader is. */
export function formatTimeTaken(timeTakenExif: string): string {
  return TIME.format(new Date(`${timeTakenExif}Z`));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
