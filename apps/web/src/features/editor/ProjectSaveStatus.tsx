import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { SaveStatus } from "../../ui/status/SaveStatus.tsx";
import { describeSave } from "./describe-save.ts";

export function ProjectSaveStatus() {
  const { store, isGuest } = useProject();
  const text = useProjectState(store, (state) => describeSave(state, isGuest).text);
  const kind = useProjectState(store, (state) => describeSave(state, isGuest).kind);
  return <SaveStatus state={kind}>{text}</SaveStatus>;
}
