/** Formats a time as 2026-07-04T18:30, the value of a `datetime-local` field. */
export function toDateTimeInput(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Reads a `datetime-local` value as ISO 8601; unchanged keeps its seconds, empty stays empty. */
export function toIsoInstant(local: string, stored: string | null | undefined): string {
  if (local === "") return "";
  if (stored && toDateTimeInput(new Date(stored)) === local) return stored;
  return new Date(local).toISOString();
}
