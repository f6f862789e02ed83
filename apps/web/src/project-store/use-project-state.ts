import { useSyncExternalStore } from "react";
import type { ProjectState } from "./project-state.ts";
import type { ProjectStore } from "./project-store.ts";

/** Renders again only when what it picks changes; `pick` must return something that stays the same object. */
export function useProjectState<Picked>(
  store: ProjectStore,
  pick: (state: ProjectState) => Picked,
): Picked {
  const read = () => pick(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
