import type { ProductSortKey } from "../../platform/api/generated/graphql.ts";

export interface SortOrder {
  /** The value in the URL; empty for the default order. */
  readonly id: string;
  readonly label: string;
  readonly sortKey: ProductSortKey;
  readonly reverse: boolean;
}

const MANUAL: SortOrder = { id: "", label: "Featured", sortKey: "MANUAL", reverse: false };

export const SORT_ORDERS: readonly SortOrder[] = [
  MANUAL,
  { id: "best-selling", label: "Best selling", sortKey: "BEST_SELLING", reverse: false },
  { id: "price", label: "Price, low to high", sortKey: "PRICE", reverse: false },
  { id: "price-reverse", label: "Price, high to low", sortKey: "PRICE", reverse: true },
  { id: "title", label: "Name, A to Z", sortKey: "TITLE", reverse: false },
  { id: "title-reverse", label: "Name, Z to A", sortKey: "TITLE", reverse: true },
  { id: "newest", label: "Newest", sortKey: "NEWEST", reverse: false },
  { id: "oldest", label: "Oldest", sortKey: "NEWEST", reverse: true },
];

/** Finds a sort order; the manual one for an unknown id. */
export function findSortOrder(id: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order.id === id) ?? MANUAL;
}
