import { FREE_SHIPPING_FROM, type Money, subtractMoney } from "@photomap/commerce";
import type { Checkout, Price } from "./checkout.ts";
import { isFree, toMoney } from "./price.ts";

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
  return getMissingForFreeShipping(checkout) === undefined ? { kind: "free" } : { kind: "unknown" };
}

/** Undefined when standard shipping is free, or nothing is shipped. */
export function getMissingForFreeShipping(checkout: Checkout): Money | undefined {
  const { requiresShipping, subtotalPriceV2, discountApplications } = checkout;
  const isDiscounted = discountApplications.some(
    ({ targetType, applicable }) => applicable && targetType === SHIPPING_TARGET,
  );
  if (!requiresShipping || isDiscounted) return undefined;
  const missing = subtractMoney(FREE_SHIPPING_FROM, toMoney(subtotalPriceV2));
  return missing.amountMinor > 0 ? missing : undefined;
}

const SHIPPING_TARGET = "SHIPPING_LINE";
