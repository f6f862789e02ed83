import type { OpeningImage } from "../project.ts";

export type DateAccuracy = "ACCURATE" | "INACCURATE" | "MISSING";

/** A calendar date in local time; month (1 to 12) and day may be unknown. */
export interface PhotoDate {
  readonly year: number;
  readonly month?: number;
  /** The day of the month; known only with a month. */
  readonly day?: number;
}

export type DatedPhoto = Partial<
  Pick<OpeningImage, "timeTakenUser" | "timeTakenExif" | "createdTime">
>;

/**
 * Matches an ISO 8601 date, down to the year alone, or an EXIF date with colons. A time of day may
 * follow.
 */
const DATE = /^(\d{4})(?:[-:](\d\d)(?:[-:](\d\d)(?:[T ]\d\d:\d\d.*)?)?)?$/;

/** Parses a date; undefined for texts that name no day of the calendar, such as February 30. */
export function parsePhotoDate(text: string | undefined): PhotoDate | undefined {
  const [, year, month, day] = (DATE.exec(text ?? "") ?? []).map(Number);
  if (year === undefined || year === 0) return undefined;
  if (month === undefined || Number.isNaN(month)) return { year };
  if (month < 1 || month > 12) return undefined;
  if (day === undefined || Number.isNaN(day)) return { year, month };
  return day >= 1 && day <= countDaysInMonth(year, month) ? { year, month, day } : undefined;
}

/**
 * Writes a date as 2019-07-04, 2019-07 or 2019; such texts sort by time, an unknown month or day
 * first.
 */
export function serializePhotoDate({ year, month, day }: PhotoDate): string {
  const parts = [String(year).padStart(4, "0")];
  if (month !== undefined) parts.push(pad(month));
  if (month !== undefined && day !== undefined) parts.push(pad(day));
  return parts.join("-");
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

const LONG_MONTHS = new Set([1, 3, 5, 7, 8, 10, 12]);

/** Counts the days of a month, 1 to 12, in the Gregorian calendar. */
export function countDaysInMonth(year: number, month: number): number {
  if (month !== 2) return LONG_MONTHS.has(month) ? 31 : 30;
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeapYear ? 29 : 28;
}

/**
 * Returns ACCURATE for a date from the user or the camera, INACCURATE (estimated) for the upload's.
 */
export function getDateAccuracy({
  timeTakenUser,
  timeTakenExif,
  createdTime,
}: DatedPhoto): DateAccuracy {
  const isDate = (text: string | undefined) => parsePhotoDate(text) !== undefined;
  if (isDate(timeTakenUser) || isDate(timeTakenExif)) return "ACCURATE";
  return isDate(createdTime) ? "INACCURATE" : "MISSING";
}

/**
 * Returns the user's entry, else the EXIF date, else the upload's. No part of it is shifted between
 * time zones: the upload counts by its day in UTC, so that every device and the server see the same
 * date.
 */
export function getPhotoDate(photo: DatedPhoto): PhotoDate | undefined {
  const { timeTakenUser, timeTakenExif, createdTime } = photo;
  return (
    parsePhotoDate(timeTakenUser) ?? parsePhotoDate(timeTakenExif) ?? parsePhotoDate(createdTime)
  );
}

/**
 * Returns the user's entry, else the camera's time, as 2019-07-04T18:30:05 or shorter, which sorts
 * by time as text; undefined without either.
 */
export function findPhotoLocalTime({
  timeTakenUser,
  timeTakenExif,
}: DatedPhoto): string | undefined {
  for (const text of [timeTakenUser, timeTakenExif]) {
    const date = parsePhotoDate(text);
    if (date !== undefined)
      return serializePhotoDate(date) + (text ?? "").slice(10).replace(" ", "T");
  }
  return undefined;
}

/** Returns the earliest date as 2019-07-04 or shorter; undefined when no photo has one. */
export function findFirstPhotoDay(images: readonly DatedPhoto[]): string | undefined {
  const dates = images.map(getPhotoDate).filter((date) => date !== undefined);
  return dates.map(serializePhotoDate).toSorted()[0];
}

const LOCALE = "en-US";
/** The format of a whole date, in UTC because the date is constructed in UTC. */
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" });

/** Formats a date as July 4, 2019, July 2019 or 2019. */
export function formatPhotoDate({ year, month, day }: PhotoDate): string {
  if (month === undefined) return String(year);
  const date = new Date(0);
  // Date.UTC takes years below 100 for those of the 20th century.
  date.setUTCFullYear(year, month - 1, day ?? 1);
  return (day === undefined ? MONTH : DAY).format(date);
}
