import { isBrandId } from "@photomap/design";
import type {
  StaffOrdersQueryVariables,
  StaffSavedFilterFieldsFragment,
} from "../../platform/api/generated/graphql.ts";

/** Frequently used filters. */
export const ORDER_FILTER_PRESETS = [
  { label: "To ship", query: "state=PAID&fulfillment=UNFULFILLED&sort=waiting" },
  { label: "To review", query: "state=NEEDS_REVIEW" },
] as const;

/** The parameters that filter and sort the list, but not those of one of its pages. */
const LIST_PARAMETERS = ["search", "state", "fulfillment", "brand", "prints", "sort"] as const;

/** Writes the filters and the sort of an address's query, such as "?state=PAID", for another one. */
export function writeListQuery(query: URLSearchParams): string {
  const entries = LIST_PARAMETERS.flatMap((name) =>
    query.getAll(name).flatMap((value) => (value === "" ? [] : [[name, value]])),
  );
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}

/** Writes the query of a list's address with a saved filter, as `writeListQuery` does. */
export function writeFilterQuery(filter: StaffSavedFilterFieldsFragment): string {
  const { search, state, fulfillmentStatus, businessId, hasPrints, sort } = filter;
  const values: Readonly<Record<(typeof LIST_PARAMETERS)[number], readonly string[]>> = {
    search: [search],
    state,
    fulfillment: fulfillmentStatus,
    brand: [businessId ?? ""],
    prints: hasPrints === null ? [] : [hasPrints ? "yes" : "no"],
    sort: sort === "WAITING_LONGEST" ? ["waiting"] : [],
  };
  const entries = LIST_PARAMETERS.flatMap((name) => values[name].map((value) => [name, value]));
  return writeListQuery(new URLSearchParams(entries));
}

/** Reads the filters and the page from the list's address. */
export function readOrderFilters(url: string): StaffOrdersQueryVariables["input"] {
  const { searchParams: query } = new URL(url);
  return { ...readFilterOfQuery(query), after: query.get("after") };
}

/** Reads the filters and the sort from an address's query. */
export function readFilterOfQuery(query: URLSearchParams) {
  const list = (name: string) => query.getAll(name).filter((value) => value !== "");
  const brand = query.get("brand");
  const prints = query.get("prints");
  return {
    search: query.get("search"),
    state: list("state"),
    fulfillmentStatus: list("fulfillment"),
    businessId: isBrandId(brand) ? brand : null,
    hasPrints: prints === "yes" || prints === "no" ? prints === "yes" : null,
    sort: query.get("sort") === "waiting" ? "WAITING_LONGEST" : "NEWEST",
  } as const;
}
