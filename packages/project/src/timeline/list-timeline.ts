import { type Design, type Opening, type OutputOption, openingsOf } from "@photomap/design";
import type { Edit } from "../edit.ts";
import { isIncluded } from "../inputs.ts";
import type { Inputs, OpeningImage } from "../project.ts";
import {
  type DateAccuracy,
  findPhotoLocalTime,
  getDateAccuracy,
  getPhotoDate,
  type PhotoDate,
  parsePhotoDate,
  serializePhotoDate,
} from "./photo-date.ts";

/** An opening with photos, at the date of its earliest one. */
export interface TimelineEntry {
  readonly opening: Pick<Opening, "id" | "name">;
  /** The photos by date; those without one last. */
  readonly images: readonly OpeningImage[];
  readonly date: PhotoDate | undefined;
  readonly accuracy: DateAccuracy;
}

export interface TimelineYear {
  /** The year of the group; undefined for openings without any date. */
  readonly year: number | undefined;
  readonly entries: readonly TimelineEntry[];
}

/**
 * Lists the included openings with photos, by year; openings without any date are the last group.
 */
export function listTimeline(
  design: Pick<Design, "features">,
  inputs: Inputs,
  option?: Pick<OutputOption, "inputs">,
): TimelineYear[] {
  const entries = openingsOf(design)
    .filter((opening) => isIncluded(opening, inputs[opening.id], option))
    .map((opening) => createEntry(opening, inputs[opening.id]?.images ?? []))
    .filter(({ images }) => images.length > 0)
    .toSorted(compareEntries);
  const years = Map.groupBy(entries, ({ date }) => date?.year);
  return [...years].map(([year, ofYear]) => ({ year, entries: ofYear }));
}

function createEntry(opening: Opening, unsorted: readonly OpeningImage[]): TimelineEntry {
  const images = unsorted.toSorted((a, b) => compareText(getSortKey(a), getSortKey(b)));
  const [first] = images;
  return {
    opening,
    images,
    date: first && getPhotoDate(first),
    accuracy: first === undefined ? "MISSING" : getDateAccuracy(first),
  };
}

/** A sort key that follows every digit. */
const NO_DATE = "~";

/** Returns the key that sorts photos by date and, within a day, by the time of day. */
function getSortKey(image: OpeningImage): string {
  const date = getPhotoDate(image);
  return findPhotoLocalTime(image) ?? (date === undefined ? NO_DATE : serializePhotoDate(date));
}

function compareEntries(a: TimelineEntry, b: TimelineEntry): number {
  const [keyA, keyB] = [a, b].map(({ images: [first] }) => (first ? getSortKey(first) : NO_DATE));
  return (
    compareText(keyA ?? NO_DATE, keyB ?? NO_DATE) || compareText(a.opening.name, b.opening.name)
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The entered dates of photos, by their ids; null restores the date of the camera. */
export type EnteredDates = Readonly<Record<string, PhotoDate | null>>;

/** Creates one edit for all photos of an opening; undefined when no date changes. */
export function createDatesEdit(
  openingId: string,
  images: readonly OpeningImage[],
  dates: EnteredDates,
): Edit | undefined {
  const edits = images.flatMap((image): Edit[] => {
    const date = dates[image.id];
    if (date === undefined) return [];
    const timeTakenUser = chooseEntry(image, date);
    if (timeTakenUser === (image.timeTakenUser ?? null)) return [];
    return [{ type: "SET_TIME_TAKEN", openingId, imageId: image.id, timeTakenUser }];
  });
  return edits.length === 0 ? undefined : { type: "BATCH", edits };
}

/**
 * Returns the entry to store; null for none and for the camera's own date, which has the time of
 * day as well.
 */
function chooseEntry({ timeTakenExif }: OpeningImage, date: PhotoDate | null): string | null {
  if (date === null) return null;
  const entered = serializePhotoDate(date);
  const camera = parsePhotoDate(timeTakenExif);
  return camera !== undefined && serializePhotoDate(camera) === entered ? null : entered;
}
