import type { BrandId } from "@photomap/design";
import { createContext, useContext } from "react";

/** Selects the brand of a request to the web or the API; without it, the host name does. */
export const BUSINESS_ID_HEADER = "x-business-id";

export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  /** The canonical host, used in page titles and absolute URLs. */
  readonly host: string;
}

/** Adds the brand's host to a title; a blank one becomes the brand's name. */
export function formatPageTitle(title: string, { name, host }: Brand): string {
  return title.trim() === "" ? name : `${title} | ${host}`;
}

/** The name is repeated here: every page would load the module with `BRAND_NAMES`. */
export const DEFAULT_BRAND: Brand = { id: "pm", name: "Photomap", host: "photomap.example" };

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return useContext(BrandContext);
}
