import { SearchForm } from "../../ui/fields/SearchForm.tsx";

export function HelpSearchForm({ query = "" }: { readonly query?: string }) {
  return (
    <SearchForm action="/help" label="Search help" placeholder="Try “true size”" query={query} />
  );
}
