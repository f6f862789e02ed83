import { openingsOf } from "@photomap/design";
import {
  Eye,
  Hourglass,
  Lightbulb,
  Pencil,
  Printer,
  Share2,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Toolbar, type ToolbarItem } from "../../ui/layout/Toolbar.tsx";
import { useProject, useViewerPolicy } from "../store/project-context.ts";
import { getPagePath, getPrintServicesPath, getProjectPath } from "../store/project-paths.ts";
import {
  useDraftCount,
  useSubmittedSuggestions,
} from "../store/suggestions/project-suggestions.ts";
import { findPreferredService, useOfferedServices } from "./print-services.ts";
import { openSharingDialog } from "./sharing-dialogs.ts";
import { listToolbarEntries, type ToolbarEntry } from "./toolbar-entries.ts";
import { usePhotoRequirement } from "./use-photo-requirement.ts";

export const loadSettingsDialog = () => import("./settings/SettingsDialog.tsx");

/** Loaded on first use: most visits never open it. */
const SettingsDialog = lazy(async () => ({ default: (await loadSettingsDialog()).SettingsDialog }));

export function ProjectToolbar() {
  const project = useProject();
  const { id: projectId, design, store, suggestions } = project;
  const printService = findPreferredService(useOfferedServices(project));
  const waiting = useSubmittedSuggestions(suggestions).length;
  const drafts = useDraftCount(suggestions);
  const viewerPolicy = useViewerPolicy(store);
  const { hasPhotos, explain } = usePhotoRequirement();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const createItem = ({ id, blocked }: ToolbarEntry): ToolbarItem => {
    switch (id) {
      case "edit":
        return { label: "Edit", Icon: Pencil, to: getProjectPath(projectId) };
      case "view":
        return { label: "View", Icon: Eye, to: getProjectPath(projectId) };
      case "collaborate": {
        const to = getPagePath(projectId, "collaborate");
        const count = { value: waiting, noun: waiting === 1 ? "suggestion" : "suggestions" };
        const onSelect = blocked ? { onSelect: () => explain("sharing") } : {};
        return {
          label: "Collaborate",
          Icon: Users,
          to,
          hasPages: true,
          blocked,
          count,
          ...onSelect,
        };
      }
      case "suggestions": {
        const to = getPagePath(projectId, "collaborate");
        const count = { value: drafts, noun: "not submitted yet" };
        return { label: "Suggestions", Icon: Lightbulb, to, hasPages: true, count };
      }
      case "timeline": {
        const to = getPagePath(projectId, "timeline");
        const onSelect = blocked ? { onSelect: () => explain("timeline") } : {};
        return { label: "Timeline", Icon: Hourglass, to, blocked, ...onSelect };
      }
      case "print": {
        const onSelect = blocked ? { onSelect: () => explain("printing") } : {};
        const to = printService?.path ?? getPrintServicesPath(projectId);
        return { label: "Print", Icon: Printer, to, blocked, ...onSelect };
      }
      case "share": {
        const onSelect = () => (blocked ? explain("sharing") : openSharingDialog("settings"));
        return { label: "Share", Icon: Share2, onSelect, blocked, narrowOnly: true };
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
        items={listToolbarEntries(viewerPolicy, {
          openingCount: openingsOf(design).length,
          hasPhotos,
        }).map(createItem)}
      />
      {isNeeded ? (
        <Suspense>
          <SettingsDialog opened={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
