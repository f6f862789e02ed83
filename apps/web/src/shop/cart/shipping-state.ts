import { type Money, subtractMoney } from "@photomap/commerce";
import { isFree, type Price, toMoney } from "../../platform/format/price.ts";
import type { Checkout } from "./checkout.ts";

export type ShippingState =
  | { readonly kind: "none" }
  | { readonly kind: "free" }
  | { readonly kind: "priced"; readonly price: Price }
  /** The lowest price of the options for the ZIP code. */
  | { readonly kind: "from"; readonly price: Price }
  | { readonly kind: "unknown" };

export function getShippingState(checkout: Checkout): ShippingState {
  const { requiresShipping, shippingOption, shippingPrice, shippingOptions } = checkout;
  if (!requiresShipping) return { kind: "none" };
  if (shippingOption !== null && shippingPrice !== null) {
    return isFree(shippingPrice) ? { kind: "free" } : { kind: "priced", price: shippingPrice };
  }
  const [lowest] = shippingOptions.map(({ price }) => price);
  if (lowest !== undefined)
    return isFree(lowest) ? { kind: "free" } : { kind: "from", price: lowest };
  return findFreeShippingGap(checkout) === undefined ? { kind: "free" } : { kind: "unknown" };
}

/** What is missing for free shipping: an amount, or stickers when nothing else is shipped. */
export type FreeShippingGap =
  | { readonly kind: "amount"; readonly missing: Money; readonly from: Money }
  | { readonly kind: "stickers"; readonly count: number; readonly fromStickers: number }
  /** The server has not said yet what free shipping takes. */
  | { readonly kind: "unknown" };

/** Finds what is missing; undefined when standard shipping is free, or nothing is shipped. */
export function findFreeShippingGap(checkout: Checkout): FreeShippingGap | undefined {
  const { requiresShipping, subtotalPriceV2, discountApplications, freeShipping } = checkout;
  const isDiscounted = discountApplications.some(
    ({ targetType, applicable }) => applicable && targetType === SHIPPING_TARGET,
  );
  if (!requiresShipping || isDiscounted) return undefined;
  if (freeShipping === null) return { kind: "unknown" };
  const from = toMoney(freeShipping.from);
  const missing = subtractMoney(from, toMoney(subtotalPriceV2));
  if (missing.amountMinor <= 0) return undefined;
  const shipped = checkout.lineItems.filter(({ kind }) => kind !== "STICKER_TOKEN");
  if (shipped.length === 0 || shipped.some(({ kind }) => kind !== "STICKER")) {
    return { kind: "amount", missing, from };
  }
  const count = shipped.reduce((sum, { quantity }) => sum + quantity, 0);
  const { fromStickers } = freeShipping;
  return count < fromStickers ? { kind: "stickers", count, fromStickers } : undefined;
}

const SHIPPING_TARGET = "SHIPPING_LINE";
