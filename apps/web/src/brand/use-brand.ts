import { createContext, useContext } from "react";
import { BRAND_NAMES, type Brand } from "./brand.ts";

export const DEFAULT_BRAND: Brand = { id: "pm", name: BRAND_NAMES.pm, host: "photomap.example" };

export const BrandContext = createContext<Brand>(DEFAULT_BRAND);

export function useBrand(): Brand {
  return useContext(BrandContext);
}
