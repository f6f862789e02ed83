import { BRAND_IDS, BRAND_NAMES, type BrandId, isBrandId } from "@photomap/design";
import { type Brand, BUSINESS_ID_HEADER } from "../src/platform/brand/brand.ts";
import type { WebConfig } from "./config.server.ts";

type BrandConfig = Pick<WebConfig, "DEVELOPMENT" | "PM_HOSTS" | "TBL_HOSTS">;

/** The header wins over the host name; in development all brands share a host, and ?brand=tbl wins over both. */
export function resolveBrand(request: Request, config: BrandConfig): Brand {
  const url = new URL(request.url);
  const asked = config.DEVELOPMENT ? url.searchParams.get("brand") : null;
  const header = request.headers.get(BUSINESS_ID_HEADER);
  const id = isBrandId(asked) ? asked : resolveBrandId(header, url.hostname, config);
  return { id, name: BRAND_NAMES[id], host: hostsOf(id, config)[0] ?? url.host };
}

export function resolveBrandId(
  header: string | string[] | null | undefined,
  hostname: string,
  config: BrandConfig,
): BrandId {
  if (isBrandId(header)) return header;
  return BRAND_IDS.find((id) => isHostOf(hostname, hostsOf(id, config))) ?? "pm";
}

/** Whether the host name belongs to one of the brands, or is below one that does. */
export function isOwnHost(
  hostname: string,
  config: Pick<WebConfig, "PM_HOSTS" | "TBL_HOSTS">,
): boolean {
  return BRAND_IDS.some((id) => isHostOf(hostname, hostsOf(id, config)));
}

function isHostOf(hostname: string, hosts: readonly string[]): boolean {
  const name = hostname.toLowerCase();
  return hosts.some((host) => name === host || name.endsWith(`.${host}`));
}

function hostsOf(
  id: BrandId,
  { PM_HOSTS, TBL_HOSTS }: Pick<WebConfig, "PM_HOSTS" | "TBL_HOSTS">,
): readonly string[] {
  return { pm: PM_HOSTS, tbl: TBL_HOSTS }[id];
}
