import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { useProject, useProjectState } from "../store/project-context.ts";

const ICON = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;

export function UndoButtons() {
  const { store } = useProject();
  const canUndo = useProjectState(store, (state) => state.canUndo);
  const canRedo = useProjectState(store, (state) => state.canRedo);
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 {...ICON} />}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 {...ICON} />}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
    </>
  );
}
