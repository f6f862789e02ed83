const DAY_MS = 86_400_000;

export const EXPIRY_CHOICES = ["never", "day", "week", "month", "date"] as const;

export type ExpiryChoice = (typeof EXPIRY_CHOICES)[number];

export const EXPIRY_LABELS: Readonly<Record<ExpiryChoice, string>> = {
  never: "Never",
  day: "In a day",
  week: "In a week",
  month: "In a month",
  date: "On a date",
};

/** Returns the end of a link; null for never. */
export function getExpiry(choice: Exclude<ExpiryChoice, "date">, nowMs: number): Date | null {
  switch (choice) {
    case "never":
      return null;
    case "day":
      return new Date(nowMs + DAY_MS);
    case "week":
      return new Date(nowMs + 7 * DAY_MS);
    case "month":
      return addMonth(new Date(nowMs));
  }
}

/** Adds a month; the result is the last day of a month that is shorter. */
function addMonth(date: Date): Date {
  const next = new Date(date);
  next.setMonth(date.getMonth() + 1);
  if (next.getDate() !== date.getDate()) next.setDate(0);
  return next;
}

/** The end of a day of the browser's time zone, given as 2026-11-23; undefined for other texts. */
export function parseExpiryDay(day: string): Date | undefined {
  const end = new Date(`${day}T23:59:59.999`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime()) ? end : undefined;
}

/** Formats a day as the value of a date field, in the browser's time zone. */
export function toDateInput(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}

const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

export function formatExpiry(expiresAt: Date): string {
  return FORMAT.format(expiresAt);
}
