import { createAttributesKey } from "../cart/custom-attributes.ts";
import type { Money } from "../money/money.ts";
import type { PricedCart } from "./price-cart.ts";

function describeMoney(money: Money | undefined): readonly unknown[] | null {
  return money === undefined ? null : [money.amountMinor, money.currency];
}

/**
 * Returns a canonical text of everything that was priced: equal carts at equal prices have equal
 * texts.
 */
export function createCartFingerprint(cart: PricedCart): string {
  const lines = cart.lines.map((line) => [
    line.variantId,
    line.projectId ?? null,
    line.quantity,
    describeMoney(line.unitPrice),
    createAttributesKey(line.customAttributes),
    line.discountAllocations.map(({ discountId, amount }) => [discountId, describeMoney(amount)]),
  ]);
  const shipping = [
    cart.shippingOption?.id ?? null,
    describeMoney(cart.shipping),
    cart.shippingDiscount?.discountId ?? null,
  ];
  return JSON.stringify([lines, shipping, describeMoney(cart.total)]);
}
