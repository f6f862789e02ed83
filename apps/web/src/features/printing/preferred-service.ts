import type { OfferedService } from "./offered-services.ts";

const KEY = "photomap:print-service";

/** What the person printed with last, as long as it is offered; else the usual one. */
export function findPreferred(offered: readonly OfferedService[]): OfferedService | undefined {
  const id = readId();
  return offered.find((service) => service.id === id) ?? offered[0];
}

export function rememberPreferred({ id }: OfferedService): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

function readId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
