import { SearchForm } from "../../ui/fields/SearchForm.tsx";

export function ProductSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm
      action="/shop"
      label="Search products"
      placeholder="Try “Michigan”"
      maxLength={MAX_QUERY_LENGTH}
      query={query}
    />
  );
}

/** The maximum length of a query; longer ones match no product. */
export const MAX_QUERY_LENGTH = 80;
