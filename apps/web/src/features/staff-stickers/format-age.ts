const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

/** "less than an hour", "5 hours", "2 days". */
export function formatAge(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return "less than an hour";
  if (hours < 2 * HOURS_OF_DAY) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.floor(hours / HOURS_OF_DAY)} days`;
}
