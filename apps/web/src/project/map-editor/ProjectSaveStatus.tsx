import { SaveStatus } from "../../ui/status/SaveStatus.tsx";
import { useProject, useProjectState } from "../store/project-context.ts";
import type { ProjectState } from "../store/project-state.ts";

export function ProjectSaveStatus() {
  const { store, isGuest } = useProject();
  const text = useProjectState(store, (state) => getSaveStatus(state, isGuest).text);
  const kind = useProjectState(store, (state) => getSaveStatus(state, isGuest).kind);
  return <SaveStatus state={kind}>{text}</SaveStatus>;
}

type SaveFacts = Pick<
  ProjectState,
  | "isReading"
  | "isUploading"
  | "uploadProgress"
  | "isPersisted"
  | "isOffline"
  | "saving"
  | "isDirty"
  | "updateErrorCounter"
>;

/** Describes the state of saving; a guest's project is saved in this browser only. */
export function getSaveStatus(
  state: SaveFacts,
  isGuest: boolean,
): { readonly kind: "saved" | "saving" | "failed" | "offline"; readonly text: string } {
  if (state.isReading) return { kind: "saving", text: "Adding photos" };
  if (state.isOffline) {
    return state.isPersisted
      ? { kind: "offline", text: "Offline, kept in this browser" }
      : { kind: "saving", text: "Saving" };
  }
  if (isGuest && !state.isPersisted) return { kind: "saving", text: "Saving" };
  if (isGuest) return { kind: "saved", text: "Saved in this browser" };
  if (state.updateErrorCounter > 0) return { kind: "failed", text: "Not saved" };
  if (state.isUploading) {
    return { kind: "saving", text: `Uploading ${Math.floor(state.uploadProgress * 100)}%` };
  }
  if (state.saving) return { kind: "saving", text: "Saving" };
  return state.isDirty ? { kind: "saving", text: "Saving soon" } : { kind: "saved", text: "Saved" };
}
