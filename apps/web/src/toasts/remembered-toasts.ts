import type { ToastPersistence } from "./toast-rules.ts";

const KEY = "photomap.toasts-seen";

/** Storage may be full or forbidden; a forgotten toast is no reason to fail. */
function readIds(storage: Storage): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function isToastRemembered(id: string): boolean {
  return [sessionStorage, localStorage].some((storage) => readIds(storage).includes(id));
}

export function rememberToast(id: string, persistence: ToastPersistence): void {
  if (persistence === "none") return;
  const storage = persistence === "session" ? sessionStorage : localStorage;
  try {
    storage.setItem(KEY, JSON.stringify([...new Set([...readIds(storage), id])]));
  } catch {
    // See above.
  }
}
