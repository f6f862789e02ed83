const KEY = "photomap.kept-map";
const GUEST_MAP_PATH = /^\/p\/(guest-[0-9a-f-]+)$/;

/**
 * Remembers in this tab that the guest's map with this path is to become the account's, which the
 * person said by logging in from it. The next page moves it without a question.
 */
export function rememberKeptMap(path: string): void {
  const id = GUEST_MAP_PATH.exec(path)?.[1];
  if (id === undefined) return;
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without it, the next page asks whether to move the map.
  }
}

export function readKeptMap(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetKeptMap(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
