import { useEffect, useState } from "react";
import { listGuestProjects, type StoredGuestProject } from "../../project-store/guest-projects.ts";

interface ShownProject extends StoredGuestProject {
  readonly previewUrl?: string;
}

/** The projects of this browser; nothing until they are read. */
export function useGuestProjects(): {
  readonly projects: readonly ShownProject[] | undefined;
  readonly reload: () => void;
} {
  const [projects, setProjects] = useState<readonly ShownProject[]>();
  const reload = () => void listShown().then(setProjects, () => setProjects([]));
  useEffect(reload, []);
  useEffect(
    () => () => {
      for (const { previewUrl } of projects ?? []) if (previewUrl) URL.revokeObjectURL(previewUrl);
    },
    [projects],
  );
  return { projects, reload };
}

async function listShown(): Promise<ShownProject[]> {
  const projects = await listGuestProjects();
  return projects.map((project) =>
    project.preview === undefined
      ? project
      : { ...project, previewUrl: URL.createObjectURL(project.preview) },
  );
}
