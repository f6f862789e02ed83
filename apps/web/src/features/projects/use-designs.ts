import {
  createDesignSearch,
  type DesignEntry,
  type DesignGroup,
  type DesignSearchResult,
  type FindPlaces,
  groupDesigns,
} from "@photomap/design";
import { useEffect, useState } from "react";

export interface Designs {
  readonly catalog: DesignCatalog | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useDesigns(isNeeded: boolean): Designs {
  const [catalog, setCatalog] = useState<DesignCatalog>();
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

export interface DesignCatalog {
  readonly groups: readonly DesignGroup<DesignEntry>[];
  readonly search: (query: string, findPlaces?: FindPlaces) => DesignSearchResult<DesignEntry>;
}

let loading: Promise<DesignCatalog> | undefined;

/** Cached for the page view; a failed request is not cached. */
export function loadDesigns(): Promise<DesignCatalog> {
  loading ??= fetchDesigns().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchDesigns(): Promise<DesignCatalog> {
  const response = await fetch("/designs/index.json");
  if (!response.ok) throw new Error(`The designs could not be loaded: ${response.status}`);
  const entries: DesignEntry[] = await response.json();
  const groups = groupDesigns(entries);
  return { groups, search: createDesignSearch(groups) };
}
