import { useSyncExternalStore } from "react";

/** The help pages that screens open, by their slug. */
export type HelpSlug =
  | "cart"
  | "edit-your-map"
  | "order-stickers"
  | "pick-up-at-walgreens"
  | "place-a-photo"
  | "print-at-home"
  | "print-your-map"
  | "shared-map-page"
  | "suggest-photos";

let opened: HelpSlug | undefined;
const listeners = new Set<() => void>();

export function openHelp(page: HelpSlug | undefined): void {
  opened = page;
  for (const listener of listeners) listener();
}

export function closeHelp(): void {
  openHelp(undefined);
}

/** The page that a help button has opened. It stays open while other screens of the map are shown. */
export function useOpenedHelp(): HelpSlug | undefined {
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
