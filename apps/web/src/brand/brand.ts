import type { BusinessId } from "@photomap/design";

export interface Brand {
  readonly id: BusinessId;
  readonly name: string;
  /** What page titles end with, and where search engines find the brand. */
  readonly host: string;
}

export const BRAND_NAMES: Record<BusinessId, string> = {
  pm: "Photomap",
  tbl: "The Big Loop",
};

/** A page without a title of its own carries the name of the business. */
export function pageTitle(title: string, { name, host }: Brand): string {
  return title.trim() === "" ? name : `${title} | ${host}`;
}
