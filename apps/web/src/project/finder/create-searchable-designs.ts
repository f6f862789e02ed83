import {
  createDesignSearch,
  type DesignEntry,
  type DesignGroup,
  type DesignSearchResult,
  type FindPlaces,
  groupDesigns,
} from "@photomap/design";

export interface SearchableDesigns {
  readonly groups: readonly DesignGroup<DesignEntry>[];
  readonly search: (query: string, findPlaces?: FindPlaces) => DesignSearchResult<DesignEntry>;
}

/** Groups designs for the search. This module is loaded with the designs, not with the page. */
export function createSearchableDesigns(entries: readonly DesignEntry[]): SearchableDesigns {
  const groups = groupDesigns(entries);
  return { groups, search: createDesignSearch(groups) };
}
