import { useEffect, useState } from "react";
import { type DesignCatalogue, loadDesigns } from "./load-designs.ts";

export interface Designs {
  readonly catalogue: DesignCatalogue | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for the designs when they are first wanted. */
export function useDesigns(wanted: boolean): Designs {
  const [catalogue, setCatalogue] = useState<DesignCatalogue>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (wanted) loadDesigns().then(setCatalogue, () => setFailedAttempt(attempt));
  }, [wanted, attempt]);
  return {
    catalogue,
    hasFailed: catalogue === undefined && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
