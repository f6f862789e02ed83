import { useEffect, useState } from "react";
import { type DesignCatalog, loadDesigns } from "./load-designs.ts";

export interface Designs {
  readonly catalog: DesignCatalog | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for the designs when they are first wanted. */
export function useDesigns(wanted: boolean): Designs {
  const [catalog, setCatalog] = useState<DesignCatalog>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (wanted) loadDesigns().then(setCatalog, () => setFailedAttempt(attempt));
  }, [wanted, attempt]);
  return {
    catalog,
    hasFailed: catalog === undefined && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
