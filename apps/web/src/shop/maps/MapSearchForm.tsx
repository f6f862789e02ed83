import { SearchForm } from "../../ui/fields/SearchForm.tsx";

export function MapSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm
      action="/maps"
      label="Search maps"
      placeholder="Try “Bavaria”"
      maxLength={MAX_QUERY_LENGTH}
      query={query}
    />
  );
}

/** The maximum length of a query; longer ones match no map. */
export const MAX_QUERY_LENGTH = 80;
