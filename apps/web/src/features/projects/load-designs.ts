import {
  createDesignSearch,
  type DesignEntry,
  type DesignGroup,
  groupDesigns,
} from "@photomap/design";

export interface DesignCatalog {
  readonly groups: readonly DesignGroup<DesignEntry>[];
  readonly search: (query: string) => readonly DesignGroup<DesignEntry>[];
}

let loading: Promise<DesignCatalog> | undefined;

/** Once per visit: designs change with a release. What failed is asked for again the next time. */
export function loadDesigns(): Promise<DesignCatalog> {
  loading ??= fetchDesigns().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchDesigns(): Promise<DesignCatalog> {
  const answer = await fetch("/designs/index.json");
  if (!answer.ok) throw new Error(`The designs could not be loaded: ${answer.status}`);
  const entries: DesignEntry[] = await answer.json();
  const groups = groupDesigns(entries);
  return { groups, search: createDesignSearch(groups) };
}
