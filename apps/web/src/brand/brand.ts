import type { BusinessId } from "@photomap/design";

export interface Brand {
  readonly id: BusinessId;
  readonly name: string;
  readonly host: string;
}

export const BRANDS: Record<BusinessId, Brand> = {
  pm: { id: "pm", name: "Photomap", host: "photomap.example" },
  tbl: { id: "tbl", name: "The Big Loop", host: "thebigloop.example" },
};

const DEFAULT_BRAND_ID: BusinessId = "pm";

/** The brand whose site answers at this host; a subdomain belongs to its site. */
export function brandIdForHost(hostname: string): BusinessId {
  const match = Object.values(BRANDS).find(
    ({ host }) => hostname === host || hostname.endsWith(`.${host}`),
  );
  return match?.id ?? DEFAULT_BRAND_ID;
}
