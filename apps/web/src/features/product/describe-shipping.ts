import { FREE_SHIPPING_FROM, formatMoney, parseAmount, ZERO } from "@photomap/commerce";
import type { Variant } from "./product.ts";

/** Beside the price of one item; the cart computes shipping for all of them. */
export function describeShipping({ price }: Pick<Variant, "price">): string {
  const { amountMinor } = parseAmount(price.amount) ?? ZERO;
  return amountMinor >= FREE_SHIPPING_FROM.amountMinor
    ? "Ships free in 4 to 7 days"
    : `Free shipping from ${formatMoney(FREE_SHIPPING_FROM).replace(/\.00$/, "")}`;
}
