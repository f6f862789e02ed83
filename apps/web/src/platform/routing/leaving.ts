import { useEffect } from "react";
import { useLatest } from "../hooks/use-latest.ts";

/** Functions that save what is unsaved when the page is left. */
const savers = new Set<() => void>();
const waiting = new Set<() => void>();
let isUnsent = false;

/** Calls the function when its component is removed, and before an island is left by a page load. */
export function useSaveOnLeave(save: () => void): void {
  const latest = useLatest(save);
  useEffect(() => {
    const saver = () => latest.current();
    savers.add(saver);
    return () => {
      savers.delete(saver);
      saver();
    };
  }, [latest]);
}

/** Notes whether the page has unconfirmed changes, which a page load would lose. */
export function setHasUnsentChanges(value: boolean): void {
  isUnsent = value;
  if (isUnsent) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Saves everything. Returns undefined when nothing has to be sent, else resolves when it was. */
export function saveBeforeLeaving(): Promise<void> | undefined {
  for (const save of savers) save();
  if (!isUnsent) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.add(resolve);
  return promise;
}
