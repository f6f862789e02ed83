import { createHash } from "node:crypto";
import { type CheckoutErrorCode, createCartFingerprint } from "@photomap/commerce";
import type { Transaction } from "../../platform/database/database.ts";
import type { CartContent, Checkout, CheckoutProblem } from "./cart.types.ts";
import { type CartTarget, lockCurrentCart } from "./cart-change.service.ts";
import { findContent } from "./cart-content.repository.ts";
import { findLineProblems } from "./line-problems.ts";
import { priceCheckout } from "./price-checkout.ts";

/** A locked cart with the prices of the order. */
export interface OrderableCart extends Checkout {
  /** SHA-256 of everything that was priced, in hexadecimal. */
  readonly hash: string;
  /** Why it cannot be ordered; empty when it can. */
  readonly problems: readonly CheckoutProblem[];
}

/**
 * Locks the cart, or the one it was merged into, until the transaction ends, and prices what is
 * then stored. Returns undefined for a missing cart, for one of another brand and for another
 * owner's.
 */
export async function lockCartForOrder(
  transaction: Transaction,
  target: Omit<CartTarget, "requestId">,
): Promise<OrderableCart | undefined> {
  const { brand, viewer } = target;
  const cartId = await lockCurrentCart(transaction, target.checkoutId);
  const content = cartId && (await findContent(transaction, { cartId, brand, viewer }));
  if (!content) return undefined;
  const checkout = priceCheckout(content);
  const hash = createHash("sha256").update(createCartFingerprint(checkout.prices)).digest("hex");
  return { ...checkout, hash, problems: findOrderProblems(content, checkout) };
}

function findOrderProblems(content: CartContent, checkout: Checkout): CheckoutProblem[] {
  if (content.completedAt !== null) return [{ code: "ALREADY_COMPLETED" }];
  if (content.lines.length === 0) return [{ code: "EMPTY" }];
  return [
    ...findLineProblems(content.lines, content),
    ...findShippingProblems(checkout),
    ...findCodeProblems(checkout),
  ];
}

function findShippingProblems({ cart, prices }: Checkout): CheckoutProblem[] {
  if (!prices.requiresShipping || prices.shippingOption !== undefined) return [];
  if (cart.zip === null) return [{ code: "BLANK", field: ["zip"] }];
  return prices.shippingOptions.length === 0
    ? [{ code: "INVALID", field: ["zip"] }]
    : [{ code: "BLANK", field: ["shippingOptionId"] }];
}

/**
 * Problems of codes that end by time or by use. The buyer has already seen whether the cart fits a
 * code.
 */
const ENDED: ReadonlySet<CheckoutErrorCode> = new Set([
  "DISCOUNT_DISABLED",
  "DISCOUNT_EXPIRED",
  "DISCOUNT_LIMIT_REACHED",
]);

function findCodeProblems({ cart, discounts, prices }: Checkout): CheckoutProblem[] {
  const { discountCode } = cart;
  if (discountCode === null) return [];
  const field = ["discountCode"];
  if (discounts.every(({ code }) => code !== discountCode)) {
    return [{ code: "DISCOUNT_NOT_FOUND", field }];
  }
  return prices.unusedDiscounts
    .filter(({ discount, code }) => discount.code === discountCode && ENDED.has(code))
    .map(({ code }) => ({ code, field }));
}
