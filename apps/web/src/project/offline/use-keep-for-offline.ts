import { useEffect } from "react";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import type { OpenProject } from "../store/loading/open-project.ts";

const MAX_DELAY_MS = 10_000;

/** Lets the project start without a connection the next time. */
export function useKeepForOffline(project: OpenProject, photoBundleUrl: string | undefined): void {
  useEffect(() => {
    let stop = () => {};
    const keep = async () => {
      const { keepProjectForOffline: keepForOffline } = await import(
        "./keep-project-for-offline.ts"
      );
      stop = keepForOffline(project, photoBundleUrl);
    };
    const cancel = runWhenIdle(() => void keep().catch(() => undefined), MAX_DELAY_MS);
    return () => {
      cancel();
      stop();
    };
  }, [project, photoBundleUrl]);
}
