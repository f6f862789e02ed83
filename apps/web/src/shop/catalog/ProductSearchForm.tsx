import { SearchForm } from "../../ui/fields/SearchForm.tsx";

export function ProductSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm action="/shop" label="Search products" placeholder="Try “Michigan”" query={query} />
  );
}
