import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { NoticeBar } from "../../ui/status/NoticeBar.tsx";

/** Stands until a save succeeds: the work is kept here, but not yet where it belongs. */
export function NotSavedBar() {
  const { store } = useProject();
  const isFailing = useProjectState(store, (state) => state.updateErrorCounter > 0);
  const saving = useProjectState(store, (state) => state.saving);
  if (!isFailing) return null;
  const action = { label: "Retry", busy: saving, onSelect: () => void store.save() };
  return (
    <NoticeBar kind="not-saved" action={action}>
      Not saved. Everything is kept on this device until it is.
    </NoticeBar>
  );
}
