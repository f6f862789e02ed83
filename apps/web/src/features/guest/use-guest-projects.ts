import { useEffect, useState } from "react";
import { type KeptProject, listGuestProjects } from "../../project-store/guest-projects.ts";

/** The projects of this browser; nothing until they are read. */
export function useGuestProjects(): {
  readonly projects: readonly KeptProject[] | undefined;
  readonly reload: () => void;
} {
  const [projects, setProjects] = useState<readonly KeptProject[]>();
  const reload = () => void listGuestProjects().then(setProjects, () => setProjects([]));
  useEffect(reload, []);
  return { projects, reload };
}
