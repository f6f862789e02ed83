import { useEffect, useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { hasBrowserStore } from "../../project/store/has-browser-store.ts";
import type { OwnMap } from "./own-map.ts";

interface OwnMaps {
  /** The maps to choose from; undefined until those in the browser are read. */
  readonly maps: readonly OwnMap[] | undefined;
  readonly selected: OwnMap | undefined;
  readonly select: (id: string) => void;
}

/**
 * The person's maps: an account's from the server, a guest's from this browser. The latest is
 * selected at first.
 */
export function useOwnMaps(
  ofAccount: readonly OwnMap[] | undefined,
  designIds: readonly string[],
): OwnMaps {
  const [ofGuest, setOfGuest] = useState<readonly OwnMap[]>();
  const [selectedId, select] = useState<string>();
  const isGuest = ofAccount === undefined && designIds.length > 0;
  useEffect(() => {
    if (!isGuest) return undefined;
    let isCurrent = true;
    void loadGuestMaps(designIds)
      .catch((error: unknown) => {
        reportError(error, { action: "guest maps" });
        return [];
      })
      .then((maps) => isCurrent && setOfGuest(maps));
    return () => {
      isCurrent = false;
    };
  }, [isGuest, designIds]);
  const maps = ofAccount ?? ofGuest;
  return { maps, selected: maps?.find(({ id }) => id === selectedId) ?? maps?.[0], select };
}

/** Loads a guest's maps. Most visitors have none, and need not load the code that reads them. */
async function loadGuestMaps(designIds: readonly string[]): Promise<OwnMap[]> {
  if (!(await hasBrowserStore())) return [];
  const { listGuestMaps } = await import("./own-map-picture/list-guest-maps.ts");
  return listGuestMaps(designIds);
}
