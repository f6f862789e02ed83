import { Eye, Pencil, Printer, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useProject, useViewerPolicy } from "../../project-store/project-context.ts";
import { Toolbar, type ToolbarItem } from "../../ui/layout/Toolbar.tsx";
import { listToolbarEntries, type ToolbarEntry } from "./toolbar-entries.ts";
import { getPrintsPath, getProjectPath, useProjectActions } from "./use-project-actions.ts";

export const loadSettingsDialog = () => import("./settings/SettingsDialog.tsx");

/** Loaded on first use: most visits never open it. */
const SettingsDialog = lazy(async () => ({ default: (await loadSettingsDialog()).SettingsDialog }));

export function ProjectToolbar() {
  const { id: fileId, store } = useProject();
  const viewerPolicy = useViewerPolicy(store);
  const { hasPhotos, explainPrinting } = useProjectActions();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const createItem = ({ id, blocked }: ToolbarEntry): ToolbarItem => {
    switch (id) {
      case "edit":
        return { label: "Edit", Icon: Pencil, to: getProjectPath(fileId) };
      case "view":
        return { label: "View", Icon: Eye, to: getProjectPath(fileId) };
      case "print": {
        const print = { label: "Print", Icon: Printer, to: getPrintsPath(fileId), blocked };
        return { ...print, ...(blocked && { onSelect: explainPrinting }) };
      }
      case "settings": {
        const onSelect = () => {
          setNeeded(true);
          setOpen(true);
        };
        return { label: "Settings", Icon: SlidersHorizontal, onSelect, apart: true };
      }
    }
  };
  const close = () => {
    setOpen(false);
    void store.save();
  };
  return (
    <>
      <Toolbar
        label="Project"
        items={listToolbarEntries(viewerPolicy, hasPhotos).map(createItem)}
      />
      {isNeeded ? (
        <Suspense>
          <SettingsDialog opened={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
