import { getGraphicKey, isGraphicKey } from "@photomap/design";
import type { ViewerPolicy } from "@photomap/project";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import type { OpenProject } from "./loading/open-project.ts";
import type { FindPhotoUrl } from "./photo-addresses.ts";
import type { ProjectState } from "./project-state.ts";
import type { ProjectStore } from "./project-store.ts";

export const ProjectContext = createContext<OpenProject | undefined>(undefined);

/** The open project; throws outside of a ProjectContext. */
export function useProject(): OpenProject {
  const project = useContext(ProjectContext);
  if (project === undefined) throw new Error("useProject needs a ProjectContext above it");
  return project;
}

/** Renders again only when the selected value changes; `select` must not create new objects. */
export function useProjectState<Selected>(
  store: ProjectStore,
  select: (state: ProjectState) => Selected,
): Selected {
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The last viewer policy that the server sent. */
export function useViewerPolicy(store: ProjectStore): ViewerPolicy {
  return useProjectState(store, (state) => state.viewerPolicy);
}

/** Prefers the copy in this browser, else the image service; backgrounds are public files. */
export function useFindPhotoUrl(): FindPhotoUrl {
  const { store, addresses } = useProject();
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const { subscribe, getSignatures } = addresses;
  const signatures = useSyncExternalStore(subscribe, getSignatures, getSignatures);
  return useMemo(
    () => (id, edgePx) => {
      if (isGraphicKey(id)) return `/${getGraphicKey(id, edgePx)}`;
      const localUrl = store.findPhotoUrl(id, edgePx);
      if (localUrl !== undefined) return localUrl;
      const path = addresses.findPath(signatures, id, edgePx);
      return path && imagesUrl + path;
    },
    [store, addresses, signatures, imagesUrl],
  );
}
