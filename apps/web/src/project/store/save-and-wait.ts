import type { ProjectStore } from "./project-store.ts";

type SavableStore = Pick<ProjectStore, "getState" | "subscribe" | "save" | "canEdit">;

/**
 * Saves and resolves once no upload and no save is running; "not-saved" after a failed save, with a
 * conflict and while offline. Rejects when the signal aborts. A project the viewer cannot edit counts as saved.
 */
export async function saveAndWait(
  store: SavableStore,
  signal: AbortSignal,
): Promise<"saved" | "not-saved"> {
  if (!store.canEdit) return "saved";
  await store.save();
  for (;;) {
    await waitUntilIdle(store, signal);
    // Sends what finished uploads have made savable; a no-op when nothing changed.
    await store.save();
    signal.throwIfAborted();
    const { isUploading, saving, isDirty, isOffline, updateErrorCounter, conflict } =
      store.getState();
    if (conflict !== undefined) return "not-saved";
    if (isOffline && (isUploading || isDirty)) return "not-saved";
    if (isUploading || saving) continue;
    if (updateErrorCounter > 0) return "not-saved";
    if (!isDirty) return "saved";
  }
}

function waitUntilIdle(store: SavableStore, signal: AbortSignal): Promise<void> {
  const isIdle = () => {
    const { isUploading, saving, isOffline, conflict } = store.getState();
    return conflict !== undefined || isOffline || !(isUploading || saving);
  };
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      unsubscribe();
      signal.removeEventListener("abort", onAbort);
      settle();
    };
    const onAbort = () => finish(() => reject(signal.reason));
    const onChange = () => {
      if (isIdle()) finish(resolve);
    };
    const unsubscribe = store.subscribe(onChange);
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else onChange();
  });
}
