import type { ProjectStore } from "./project-store.ts";

const LOOK_AGAIN_MS = 100;

/** Saves, and waits until nothing is on its way: whoever prints afterward prints what is on the screen. */
export async function settleProject(
  store: Pick<ProjectStore, "getState" | "save" | "canEdit">,
  signal: AbortSignal,
): Promise<"saved" | "not-saved"> {
  if (!store.canEdit) return "saved";
  for (;;) {
    signal.throwIfAborted();
    await store.save();
    const { isUploading, saving, isDirty, updateErrorCounter, conflict } = store.getState();
    if (conflict !== undefined) return "not-saved";
    if (!isUploading && !saving && updateErrorCounter > 0) return "not-saved";
    if (!isUploading && !saving && !isDirty) return "saved";
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
