import { Logo } from "../../platform/brand/Logo.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { TopBar } from "../../ui/layout/TopBar.tsx";
import { useProject, useProjectState } from "../store/project-context.ts";
import { getProjectPath } from "../store/project-paths.ts";
import { ProjectSaveStatus } from "./ProjectSaveStatus.tsx";
import { UndoButtons } from "./UndoButtons.tsx";

/** The top bar of the owner's screens below the map: the way back, the save status and undo. */
export function OwnerTopBar({ title }: { readonly title: string }) {
  const { id, store } = useProject();
  const name = useProjectState(store, ({ content }) => content.name);
  return (
    <TopBar
      leading={<Logo compact />}
      title={<Breadcrumbs crumbs={[{ label: name, to: getProjectPath(id) }, { label: title }]} />}
      status={<ProjectSaveStatus />}
      actions={<UndoButtons />}
    />
  );
}
