import type { DesignEntry } from "@photomap/design";
import { useEffect, useState } from "react";
import type { SearchableDesigns } from "./create-searchable-designs.ts";

export interface DesignsState {
  readonly catalog: SearchableDesigns | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useDesigns(isNeeded: boolean): DesignsState {
  const [catalog, setCatalog] = useState<SearchableDesigns>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (isNeeded) loadDesigns().then(setCatalog, () => setFailedAttempt(attempt));
  }, [isNeeded, attempt]);
  return {
    catalog,
    hasFailed: catalog === undefined && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

let loading: Promise<SearchableDesigns> | undefined;

/** Cached for the page view; a failed request is not cached. */
export function loadDesigns(): Promise<SearchableDesigns> {
  loading ??= fetchDesigns().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchDesigns(): Promise<SearchableDesigns> {
  const [response, { createSearchableDesigns: createCatalog }] = await Promise.all([
    fetch("/designs/index.json"),
    import("./create-searchable-designs.ts"),
  ]);
  if (!response.ok) throw new Error(`The designs could not be loaded: ${response.status}`);
  const entries: DesignEntry[] = await response.json();
  return createCatalog(entries);
}
