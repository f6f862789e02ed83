import {
  formatPhotoDate,
  getDateAccuracy,
  getPhotoDate,
  type OpeningImage,
  parsePhotoDate,
  type TimelineEntry,
  type TimelineYear,
} from "@photomap/project";

type Dated = Pick<OpeningImage, "timeTakenUser" | "timeTakenExif" | "createdTime">;

/** Describes where a photo's date is from: the accuracy is never shown by color alone. */
export function describeDateSource(image: Dated): string {
  switch (getDateAccuracy(image)) {
    case "ACCURATE":
      return parsePhotoDate(image.timeTakenUser) === undefined ? "from the photo" : "set by you";
    case "INACCURATE":
      return "estimated";
    case "MISSING":
      return "no date";
  }
}

export function describeDate(image: Dated): string {
  const date = getPhotoDate(image);
  return date === undefined ? "No date" : formatPhotoDate(date);
}

/**
 * Describes several photos: their number, the year of the last one if it is another, and how many
 * dates are estimated. Undefined for one photo.
 */
export function describePhotosOfEntry({ images, accuracy }: TimelineEntry): string | undefined {
  if (images.length < 2) return undefined;
  const years = images.flatMap((image) => getPhotoDate(image)?.year ?? []);
  const last = years.at(-1);
  const estimated = images.filter((image) => getDateAccuracy(image) !== "ACCURATE").length;
  return [
    `${images.length} photos`,
    last !== years[0] && last !== undefined && `through ${last}`,
    accuracy === "ACCURATE" && estimated > 0 && `${estimated} estimated`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** The first and the last year with photos; undefined when no photo has a date. */
export function findYearSpan(
  years: readonly TimelineYear[],
): { readonly first: number; readonly last: number } | undefined {
  const dated = years
    .flatMap(({ entries }) => entries.flatMap(({ images }) => images))
    .flatMap((image) => getPhotoDate(image)?.year ?? []);
  if (dated.length === 0) return undefined;
  return { first: Math.min(...dated), last: Math.max(...dated) };
}
