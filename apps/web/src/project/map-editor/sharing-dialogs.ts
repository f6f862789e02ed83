import { useSyncExternalStore } from "react";

/** The dialogs of sharing that every screen of a project can open. */
export type SharingDialogName = "settings" | "invite" | "progress-image";

let opened: SharingDialogName | undefined;
const listeners = new Set<() => void>();

function setOpened(next: SharingDialogName | undefined): void {
  opened = next;
  for (const listener of listeners) listener();
}

export function openSharingDialog(dialog: SharingDialogName): void {
  setOpened(dialog);
}

export function closeSharingDialog(): void {
  setOpened(undefined);
}

export function useSharingDialog(): SharingDialogName | undefined {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
