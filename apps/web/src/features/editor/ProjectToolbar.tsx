import { openingsOf } from "@photomap/design";
import { Eye, Pencil, Printer, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useProject } from "../../project-store/project-context.ts";
import { Toolbar, type ToolbarItem } from "../../ui/layout/Toolbar.tsx";
import { createPrintsPath, projectPath } from "./project-paths.ts";
import { SettingsDialog } from "./settings/SettingsDialog.tsx";
import { listToolbarEntries, type ToolbarEntry } from "./toolbar-entries.ts";
import { useProjectActions } from "./use-project-actions.ts";

export function ProjectToolbar() {
  const { id, design, store, viewerPolicy: policy } = useProject();
  const { hasPhotos, explainPrinting } = useProjectActions();
  const [isOpen, setOpen] = useState(false);
  const openingCount = openingsOf(design).length;
  const items = listToolbarEntries({ policy, openingCount, hasPhotos }).flatMap((entry) =>
    describeEntry(entry, { id, explainPrinting, openSettings: () => setOpen(true) }),
  );
  const close = () => {
    setOpen(false);
    void store.save();
  };
  return (
    <>
      <Toolbar label="Project" items={items} />
      <SettingsDialog opened={isOpen} onClose={close} />
    </>
  );
}

interface EntryActs {
  readonly id: string;
  readonly explainPrinting: () => void;
  readonly openSettings: () => void;
}

function describeEntry({ id, blocked }: ToolbarEntry, acts: EntryActs): ToolbarItem[] {
  switch (id) {
    case "edit":
      return [{ label: "Edit", Icon: Pencil, to: projectPath(acts.id) }];
    case "view":
      return [{ label: "View", Icon: Eye, to: projectPath(acts.id) }];
    case "print": {
      const print = { label: "Print", Icon: Printer, to: createPrintsPath(acts.id), blocked };
      return [{ ...print, ...(blocked && { onSelect: acts.explainPrinting }) }];
    }
    case "settings":
      return [
        { label: "Settings", Icon: SlidersHorizontal, onSelect: acts.openSettings, apart: true },
      ];
    default:
      return [];
  }
}
