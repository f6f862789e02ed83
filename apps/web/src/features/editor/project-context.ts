import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { OpenProject } from "../../project-store/open-project.ts";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";
import type { loader as rootLoader } from "../../root.tsx";

export const ProjectContext = createContext<OpenProject | undefined>(undefined);

/** The project this page is about. */
export function useProject(): OpenProject {
  const project = useContext(ProjectContext);
  if (project === undefined) throw new Error("There is no project around this component");
  return project;
}

const BACKGROUNDS = "backgrounds/";

/** The browser's own copy while there is one, else the image service; backgrounds are public. */
export function usePhotoUrl(): FindPhotoUrl {
  const { store, addresses } = useProject();
  const imagesUrl = useRouteLoaderData<typeof rootLoader>("root")?.imagesUrl ?? "";
  const { subscribe, getSignatures } = addresses;
  const signatures = useSyncExternalStore(subscribe, getSignatures, getSignatures);
  return useMemo(
    () => (id, edgePx) => {
      if (id.startsWith(BACKGROUNDS)) return `/${id}`;
      const own = store.findPhotoUrl(id, edgePx);
      if (own !== undefined) return own;
      const path = addresses.findPath(signatures, id, edgePx);
      return path && imagesUrl + path;
    },
    [store, addresses, signatures, imagesUrl],
  );
}
