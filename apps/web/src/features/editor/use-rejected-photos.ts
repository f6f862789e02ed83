import { useEffect } from "react";
import type { OpenProject } from "../../project-store/open-project.ts";
import { takeOffRejected } from "./take-off-rejected.ts";

/** Time for the map to be drawn: it has nothing to do with this. */
const AFTER_MS = 2_000;

export function useRejectedPhotos(project: OpenProject): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without an answer it is asked again at the next visit.
      takeOffRejected(project).catch(() => {});
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [project]);
}
