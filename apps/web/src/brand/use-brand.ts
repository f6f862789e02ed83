import type { BusinessId } from "@photomap/design";
import { createContext, useContext } from "react";
import { BRANDS, type Brand } from "./brand.ts";

export const BrandContext = createContext<BusinessId>("pm");

export function useBrand(): Brand {
  return BRANDS[useContext(BrandContext)];
}
