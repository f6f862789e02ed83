const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats the day YYYY-MM-DD as "November 17, 2026". */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
