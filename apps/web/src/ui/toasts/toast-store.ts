import { addToast, removeToast, type ToastMessage, type ToastPersistence } from "./toast-rules.ts";

const NOTHING: readonly ToastMessage[] = [];

let visible = NOTHING;
const listeners = new Set<() => void>();

function setVisible(next: readonly ToastMessage[]): void {
  visible = next;
  for (const listener of listeners) listener();
}

export function showToast(message: ToastMessage): void {
  const next = addToast(visible, message, isToastRemembered);
  if (next === visible) return;
  rememberToast(message.id, message.persistence ?? "none");
  setVisible(next);
}

export function dismissToast(id: string): void {
  setVisible(removeToast(visible, id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getVisibleToasts(): readonly ToastMessage[] {
  return visible;
}

export function getToastsOnServer(): readonly ToastMessage[] {
  return NOTHING;
}

const KEY = "photomap.toasts-seen";
/** Functions, because even naming a storage throws where the browser forbids it. */
const getSessionStorage = () => sessionStorage;
const getLocalStorage = () => localStorage;
const STORAGES = [getSessionStorage, getLocalStorage];

/** Storage can be full or blocked; failures are ignored. */
function readIds(getStorage: () => Storage): string[] {
  try {
    const ids: unknown = JSON.parse(getStorage().getItem(KEY) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function isToastRemembered(id: string): boolean {
  return STORAGES.some((getStorage) => readIds(getStorage).includes(id));
}

function rememberToast(id: string, persistence: ToastPersistence): void {
  if (persistence === "none") return;
  const getStorage = persistence === "session" ? getSessionStorage : getLocalStorage;
  try {
    getStorage().setItem(KEY, JSON.stringify([...new Set([...readIds(getStorage), id])]));
  } catch {
    // Ignored, as in readIds.
  }
}
