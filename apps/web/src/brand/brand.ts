import type { BusinessId } from "@photomap/design";

export interface Brand {
  readonly id: BusinessId;
  readonly name: string;
  /** The canonical host, used in page titles and absolute URLs. */
  readonly host: string;
}

export const BRAND_NAMES: Record<BusinessId, string> = {
  pm: "Photomap",
  tbl: "The Big Loop",
};

/** A blank title becomes the name of the brand. */
export function formatPageTitle(title: string, { name, host }: Brand): string {
  return title.trim() === "" ? name : `${title} | ${host}`;
}
