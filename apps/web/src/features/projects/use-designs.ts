import { useCallback, useEffect, useState } from "react";
import { type DesignCatalogue, loadDesigns } from "./load-designs.ts";

export interface Designs {
  readonly catalogue: DesignCatalogue | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for the designs when they are first wanted. */
export function useDesigns(wanted: boolean): Designs {
  const [catalogue, setCatalogue] = useState<DesignCatalogue>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadDesigns().then(setCatalogue, () => setFailed(true));
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { catalogue, hasFailed, retry: load };
}
