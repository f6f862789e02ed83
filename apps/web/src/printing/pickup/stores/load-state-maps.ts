import type { StoredStateMap } from "@photomap/design";
import type { GeoBox } from "./store-map-view.ts";

const loading = new Map<string, Promise<StoredStateMap | undefined>>();

/** Loads the maps of states and of their neighbors in the box; leaves out states without a map. */
export async function loadStateMaps(
  states: readonly string[],
  box: GeoBox,
): Promise<readonly StoredStateMap[]> {
  const own = (await Promise.all(states.map(loadStateMap))).flatMap((map) => map ?? []);
  const others = new Set(own.flatMap((map) => listVisibleNeighbors(map, box)));
  const beside = [...others].filter((state) => !states.includes(state));
  const neighbors = await Promise.all(beside.map(loadStateMap));
  return [...own, ...neighbors.flatMap((map) => map ?? [])];
}

function listVisibleNeighbors({ neighbors }: StoredStateMap, box: GeoBox): string[] {
  return Object.entries(neighbors).flatMap(([state, [west, south, east, north]]) => {
    const isVisible =
      west < box.east * 1000 &&
      east > box.west * 1000 &&
      south < box.north * 1000 &&
      north > box.south * 1000;
    return isVisible ? [state] : [];
  });
}

/** Returns undefined for a region without a map, and after a failure; the next call retries it. */
function loadStateMap(state: string): Promise<StoredStateMap | undefined> {
  const known = loading.get(state);
  if (known !== undefined) return known;
  const started = fetchStateMap(state).catch(() => {
    loading.delete(state);
    return undefined;
  });
  loading.set(state, started);
  return started;
}

async function fetchStateMap(state: string): Promise<StoredStateMap | undefined> {
  const response = await fetch(`/search-data/state-${state.toLowerCase()}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The map of ${state} could not be loaded: ${response.status}`);
  return response.json();
}
