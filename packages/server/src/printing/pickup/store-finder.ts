import type {
  RetailChain,
  RetailFailure,
  RetailStore,
} from "../../platform/adapters/walgreens/retail-chain.ts";
import { findZipLocation } from "./zip-locations.ts";

export interface StoresRequest {
  readonly zip: string;
  readonly products: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface FoundStores {
  readonly kind: "found";
  readonly stores: readonly RetailStore[];
  readonly center: { readonly latitude: number; readonly longitude: number };
}

/** Finds stores near a ZIP code. The chain searches by coordinates. */
export async function findStores(
  chain: RetailChain,
  { zip, products }: StoresRequest,
  options = { isFresh: false },
): Promise<FoundStores | { readonly kind: "unknown-zip" } | RetailFailure> {
  const center = findZipLocation(zip);
  if (center === undefined) return { kind: "unknown-zip" };
  const found = await chain.findStores({ ...center, products }, options);
  return found.kind === "ok" ? { kind: "found", stores: found.value, center } : found;
}

/** Finds the store as it is now; undefined when it no longer takes the order. */
export async function findStore(
  chain: RetailChain,
  storeNum: string,
  query: StoresRequest,
): Promise<{ readonly kind: "found"; readonly store: RetailStore | undefined } | RetailFailure> {
  const found = await findStores(chain, query, { isFresh: true });
  if (found.kind === "unknown-zip") return { kind: "found", store: undefined };
  if (found.kind !== "found") return found;
  return { kind: "found", store: found.stores.find((store) => store.storeNum === storeNum) };
}
