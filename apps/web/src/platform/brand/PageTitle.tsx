import { formatPageTitle, useBrand } from "./brand.ts";

/** The document title; defaults to the name of the brand. */
export function PageTitle({ children = "" }: { readonly children?: string }) {
  return <title>{formatPageTitle(children, useBrand())}</title>;
}
