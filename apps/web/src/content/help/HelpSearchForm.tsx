import { SearchForm } from "../../ui/fields/SearchForm.tsx";

/** Longer questions find nothing more. */
export const MAX_QUERY_LENGTH = 100;

export function HelpSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm
      action="/help"
      label="Search help"
      placeholder="Try “true size”"
      maxLength={MAX_QUERY_LENGTH}
      query={query}
    />
  );
}
