import { SearchForm } from "../../ui/fields/SearchForm.tsx";

export function MapSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm action="/maps" label="Search maps" placeholder="Try “Bavaria”" query={query} />
  );
}
