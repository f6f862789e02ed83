import { formatPageTitle } from "./brand.ts";
import { useBrand } from "./use-brand.ts";

/** The document title; defaults to the name of the brand. */
export function PageTitle({ children = "" }: { readonly children?: string }) {
  return <title>{formatPageTitle(children, useBrand())}</title>;
}
