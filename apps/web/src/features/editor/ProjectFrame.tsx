import { Outlet } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import type { OpenProject } from "../../project-store/open-project.ts";
import { ProjectContext, useProjectState } from "../../project-store/project-context.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { useRejectedPhotos } from "./remove-rejected-photos.ts";
import { useAutoSave } from "./use-auto-save.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** Around every screen of a project: saves by itself, undoes by keys, settles conflicts. */
export function ProjectFrame({ project }: { readonly project: OpenProject }) {
  const { store } = project;
  useAutoSave(store);
  useUndoKeys(store);
  useRejectedPhotos(project);
  const name = useProjectState(store, (state) => state.content.name);
  return (
    <ProjectContext value={project}>
      <PageTitle>{name}</PageTitle>
      <Outlet />
      <ConflictDialog />
    </ProjectContext>
  );
}
