import { useSyncExternalStore } from "react";

/** The dialogs of sharing that every screen of a project can open. */
export type SharingDialog = "settings" | "invite" | "progress-image";

let opened: SharingDialog | undefined;
const listeners = new Set<() => void>();

function setOpened(next: SharingDialog | undefined): void {
  opened = next;
  for (const listener of listeners) listener();
}

export function openSharingDialog(dialog: SharingDialog): void {
  setOpened(dialog);
}

export function closeSharingDialog(): void {
  setOpened(undefined);
}

export function useSharingDialog(): SharingDialog | undefined {
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
