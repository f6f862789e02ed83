import type {
  PickupOrderFieldsFragment,
  RetailProductFieldsFragment,
  RetailStoreFieldsFragment,
} from "../../platform/api/generated/graphql.ts";

export type RetailProduct = RetailProductFieldsFragment;
export type RetailStore = RetailStoreFieldsFragment;
export type PickupOrder = PickupOrderFieldsFragment;
