import { BRAND_IDS, type BrandId, isBrandId } from "@photomap/design";
import { z } from "zod";

export const BUSINESS_ID_HEADER = "x-business-id";

const hostList = z.string().transform((hosts) => hosts.split(",").map((host) => host.trim()));

/** The variables with each brand's host names, separated by commas. */
export const brandVariables = {
  PM_HOSTS: hostList.default(["photomap.example"]),
  TBL_HOSTS: hostList.default(["thebigloop.example"]),
};

export type BrandHosts = Readonly<Record<BrandId, readonly string[]>>;

/**
 * Resolves the brand of a request. The header takes precedence over the host name; an unknown host
 * belongs to the first brand.
 */
export function resolveBrandId(
  hosts: BrandHosts,
  header: string | undefined,
  host: string | undefined,
): BrandId {
  if (isBrandId(header)) return header;
  const name = host?.split(":")[0]?.toLowerCase() ?? "";
  return BRAND_IDS.find((id) => hosts[id].includes(name)) ?? "pm";
}
