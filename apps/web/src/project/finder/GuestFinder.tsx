import { duplicateGuestProject, renameGuestProject } from "../guest-mode/change-guest-projects.ts";
import { GuestModeNotice } from "../guest-mode/GuestModeNotice.tsx";
import { OpenProjectFileButton } from "../guest-mode/OpenProjectFileButton.tsx";
import { useGuestProjects } from "../guest-mode/use-guest-projects.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import { Finder } from "./Finder.tsx";
import { listGuestProjects } from "./list-guest-projects.ts";
import type { ProjectSort } from "./project-sort.ts";
import { useDesigns } from "./use-designs.ts";

interface GuestFinderProps {
  readonly initialOrder: ProjectSort;
  readonly designCount: number;
}

/** The projects that a guest has in this browser. */
export function GuestFinder({ initialOrder, designCount }: GuestFinderProps) {
  const { projects, reload } = useGuestProjects();
  const { catalog } = useDesigns(projects !== undefined && projects.length > 0);
  const notice = (
    <GuestModeNotice>
      <OpenProjectFileButton />
    </GuestModeNotice>
  );
  const reloadAfter =
    <Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await act(...args);
      await reload();
    };
  const remove = (id: string) => reloadAfter(removeGuestProject)(id).then(() => true);
  return (
    <Finder
      files={listGuestProjects(projects ?? [], catalog)}
      isLoading={projects === undefined || (projects.length > 0 && catalog === undefined)}
      actions={{
        remove,
        rename: reloadAfter(renameGuestProject),
        duplicate: reloadAfter(duplicateGuestProject),
      }}
      initialOrder={initialOrder}
      designCount={designCount}
      notice={notice}
    />
  );
}
