import { useEffect, useRef } from "react";
import type { RootData } from "../platform/routing/root-data.types.ts";

/**
 * Loads the document again when a page without the tag manager follows one with it, as a script
 * can't be unloaded.
 */
export function useTagManager(data: Pick<RootData, "tagManagerUrl"> | undefined): void {
  const isLoaded = useRef(false);
  useEffect(() => {
    if (data === undefined) return;
    if (data.tagManagerUrl !== undefined) isLoaded.current = true;
    else if (isLoaded.current) location.reload();
  }, [data]);
}
