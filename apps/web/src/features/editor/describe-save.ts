import type { ProjectState } from "../../project-store/project-state.ts";

type SaveKind = "saved" | "saving" | "failed";

/** What the bar says about the work's safety; a guest's is safe in this browser only. */
export function describeSave(
  state: Pick<
    ProjectState,
    "isUploading" | "isPersisted" | "saving" | "isDirty" | "updateErrorCounter"
  >,
  isGuest: boolean,
): { readonly kind: SaveKind; readonly text: string } {
  if (isGuest && !state.isPersisted) return { kind: "saving", text: "Saving" };
  if (isGuest) return { kind: "saved", text: "Saved in this browser" };
  if (state.updateErrorCounter > 0) return { kind: "failed", text: "Not saved" };
  if (state.isUploading) return { kind: "saving", text: "Uploading" };
  if (state.saving) return { kind: "saving", text: "Saving" };
  return state.isDirty ? { kind: "saving", text: "Saving soon" } : { kind: "saved", text: "Saved" };
}
