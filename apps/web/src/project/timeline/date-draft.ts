import {
  countDaysInMonth,
  type OpeningImage,
  type PhotoDate,
  parsePhotoDate,
  serializePhotoDate,
} from "@photomap/project";

/** The fields of a date as text; empty for what is not known. */
export interface DateDraft {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export const EMPTY_DATE_DRAFT: DateDraft = { year: "", month: "", day: "" };

function toDraft(date: PhotoDate | undefined): DateDraft {
  if (date === undefined) return EMPTY_DATE_DRAFT;
  const { year, month = "", day = "" } = date;
  return { year: String(year), month: String(month), day: String(day) };
}

/** Creates a draft, which is empty for an estimated date: that is hardly ever the right one. */
export function createDateDraft({ timeTakenUser, timeTakenExif }: OpeningImage): DateDraft {
  return toDraft(parsePhotoDate(timeTakenUser) ?? parsePhotoDate(timeTakenExif));
}

/** The date of all photos, if they have the same one. */
export function createCommonDateDraft(images: readonly OpeningImage[]): DateDraft {
  const [first = EMPTY_DATE_DRAFT, ...others] = images.map(createDateDraft);
  return others.every((other) => isSameDateDraft(other, first)) ? first : EMPTY_DATE_DRAFT;
}

export function isSameDateDraft(a: DateDraft, b: DateDraft): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** Removes a day that its month does not have, such as February 29 after a change of the year. */
export function changeDateDraft(draft: DateDraft, change: Partial<DateDraft>): DateDraft {
  const next = { ...draft, ...change };
  if (next.day === "") return next;
  const isInMonth = next.month !== "" && Number(next.day) <= countDaysInDraftMonth(next);
  return isInMonth ? next : { ...next, day: "" };
}

/** February has 29 days while the year is incomplete. */
export function countDaysInDraftMonth({ year, month }: DateDraft): number {
  return countDaysInMonth(YEAR.test(year) ? Number(year) : 2000, Number(month));
}

const YEAR = /^\d{4}$/;
/** The year of the oldest photo that exists. */
const FIRST_YEAR = 1826;

export type DateDraftResult = { readonly date: PhotoDate | null } | { readonly problem: string };

/**
 * Checks a draft; its date is null when nothing is entered. `today` is the local day as 2026-11-16.
 */
export function parseDateDraft(draft: DateDraft, today: string): DateDraftResult {
  const { year, month, day } = draft;
  if (isSameDateDraft(draft, EMPTY_DATE_DRAFT)) return { date: null };
  if (year === "") return { problem: "Enter the year as well." };
  if (!YEAR.test(year)) return { problem: "Enter a year with four digits, such as 2019." };
  if (Number(year) < FIRST_YEAR) return { problem: `Enter ${FIRST_YEAR} or a later year.` };
  const date = {
    year: Number(year),
    ...(month !== "" && { month: Number(month) }),
    ...(day !== "" && { day: Number(day) }),
  };
  const text = serializePhotoDate(date);
  if (text > today.slice(0, text.length)) {
    return { problem: "This date is in the future. Enter an earlier one." };
  }
  return { date };
}

/** The day of the local calendar as 2026-11-16. */
export function getLocalDay(now: Date): string {
  return serializePhotoDate({
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
  });
}
