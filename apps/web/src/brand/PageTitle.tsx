import { pageTitle } from "./brand.ts";
import { useBrand } from "./use-brand.ts";

/** The title of the page; without words it is the name of the business. */
export function PageTitle({ children = "" }: { readonly children?: string }) {
  return <title>{pageTitle(children, useBrand())}</title>;
}
