import { isToastRemembered, rememberToast } from "./remembered-toasts.ts";
import { addToast, removeToast, type ToastMessage } from "./toast-rules.ts";

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

export function getServerToasts(): readonly ToastMessage[] {
  return NOTHING;
}
