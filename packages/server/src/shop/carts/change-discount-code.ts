import type { CheckoutErrorCode } from "@photomap/commerce";
import type { CartContent } from "./cart.types.ts";
import type { CartChangeResult } from "./cart-change.service.ts";
import { priceCheckout } from "./price-checkout.ts";

/** Stores a code that changes the price; it replaces an earlier one. */
export function changeDiscountCode(content: CartContent, discountCode: string): CartChangeResult {
  const refuse = (code: CheckoutErrorCode): CartChangeResult => ({
    kind: "refused",
    problems: [{ code, field: ["discountCode"] }],
  });
  if (content.discounts.every(({ code }) => code !== discountCode)) {
    return refuse("DISCOUNT_NOT_FOUND");
  }
  const details = { ...content, discountCode };
  const { unusedDiscounts } = priceCheckout(details).prices;
  const unused = unusedDiscounts.find(({ discount }) => discount.code === discountCode);
  return unused === undefined ? { kind: "changed", details } : refuse(unused.code);
}
