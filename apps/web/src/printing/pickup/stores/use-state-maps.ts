import type { StoredStateMap } from "@photomap/design";
import { useEffect, useState } from "react";
import { loadStateMaps } from "./load-state-maps.ts";
import { type GeoPosition, measureGeoBox } from "./store-map-view.ts";

/** Returns the last loaded maps; undefined until the first ones are loaded. */
export function useStateMaps(
  stores: readonly (GeoPosition & { readonly state: string })[],
  center: GeoPosition,
): readonly StoredStateMap[] | undefined {
  const [maps, setMaps] = useState<readonly StoredStateMap[]>();
  const states = [...new Set(stores.map(({ state }) => state))].join(",");
  const { west, south, east, north } = measureGeoBox([...stores, center]);
  useEffect(() => {
    // The view has another shape than the box of the stores.
    const margin = Math.max(east - west, north - south, 0.1);
    const box = {
      west: west - margin,
      south: south - margin,
      east: east + margin,
      north: north + margin,
    };
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadStateMaps(states.split(","), box);
      if (isCurrent) setMaps(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [states, west, south, east, north]);
  return maps;
}
