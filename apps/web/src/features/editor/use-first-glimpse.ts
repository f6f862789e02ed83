import { useEffect, useState } from "react";
import type { Glimpse } from "./ProjectLoading.tsx";

let wasShown = false;

/** The picture a page came with, for the first time its map is shown: later it is out of date. */
export function useFirstGlimpse(glimpse: Glimpse | null | undefined): string | undefined {
  const [first] = useState(() => (wasShown ? undefined : glimpse?.pictureUrl));
  useEffect(() => {
    wasShown = true;
  }, []);
  return first;
}
