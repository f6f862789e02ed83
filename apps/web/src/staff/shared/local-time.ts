/** 2026-07-04T18:30, the value of a `datetime-local` field. */
export function toLocal(time: Date): string {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** A field that was not touched keeps its seconds; an empty one stays empty. */
export function toInstant(local: string, stored: string | null | undefined): string {
  if (local === "") return "";
  if (stored && toLocal(new Date(stored)) === local) return stored;
  return new Date(local).toISOString();
}
