import { useCallback, useEffect, useState } from "react";
import { listGuestProjects, type StoredGuestProject } from "../store/guests/guest-projects.ts";

interface GuestProjectCard extends StoredGuestProject {
  readonly previewUrl?: string;
}

/** The projects in IndexedDB; undefined until they are read. */
export function useGuestProjects(): {
  readonly projects: readonly GuestProjectCard[] | undefined;
  /** Resolves when `projects` is current. */
  readonly reload: () => Promise<void>;
} {
  const [projects, setProjects] = useState<readonly GuestProjectCard[]>();
  const reload = useCallback(() => listCards().then(setProjects, () => setProjects([])), []);
  useEffect(() => {
    void reload();
  }, [reload]);
  useEffect(
    () => () => {
      for (const { previewUrl } of projects ?? []) if (previewUrl) URL.revokeObjectURL(previewUrl);
    },
    [projects],
  );
  return { projects, reload };
}

async function listCards(): Promise<GuestProjectCard[]> {
  const projects = await listGuestProjects();
  return projects.map((project) =>
    project.preview === undefined
      ? project
      : { ...project, previewUrl: URL.createObjectURL(project.preview) },
  );
}
