import { getViewerPermissions, type Viewer } from "../../../platform/viewer/viewer.ts";
import type { CheckoutLine, CheckoutProblem } from "../../carts/cart.types.ts";
import type { OrderDiscount } from "../order.types.ts";

/** Why an order is not placed. */
export interface OrderRefusal {
  readonly kind: "refused";
  readonly problems: readonly CheckoutProblem[];
  /** Replaces the text of the first problem. */
  readonly message?: string;
}

/** The smallest payment of the provider, in cents. */
const MIN_PAYMENT_MINOR = 50;
/** The highest payment before tax, in cents; the provider's limit is $999,999.99 with tax. */
const MAX_PAYMENT_MINOR = 90_000_000;
const TOO_SMALL = "Card payments start at $0.50. Add something else to your cart.";

export function refuseOrder(problem: CheckoutProblem): OrderRefusal {
  return { kind: "refused", problems: [problem] };
}

/** Refuses an amount that no card can pay; undefined for all others, 0 included. */
export function findAmountRefusal(amountMinor: number): OrderRefusal | undefined {
  if (amountMinor > MAX_PAYMENT_MINOR) return refuseOrder({ code: "NOT_SUPPORTED" });
  if (amountMinor === 0 || amountMinor >= MIN_PAYMENT_MINOR) return undefined;
  // The buyer can add something.
  return { ...refuseOrder({ code: "NOT_SUPPORTED" }), message: TOO_SMALL };
}

/**
 * Refuses an order whose discount another buyer has used up. Without an automatic discount the cart
 * has another price.
 */
export function refuseUsedUpDiscount(
  discounts: readonly Pick<OrderDiscount, "code">[],
): OrderRefusal {
  const hasCode = discounts.some(({ code }) => code !== null);
  return hasCode
    ? refuseOrder({ code: "DISCOUNT_LIMIT_REACHED", field: ["discountCode"] })
    : refuseOrder({ code: "TOTAL_PRICE_MISMATCH" });
}

/** Refuses each line of a variant whose last items another buyer took. */
export function refuseMissingStock(
  lines: readonly Pick<CheckoutLine, "id" | "variantId">[],
  missing: readonly { readonly variantId: string }[],
): OrderRefusal {
  const ids = new Set(missing.map(({ variantId }) => variantId));
  const problems = lines
    .filter(({ variantId }) => ids.has(variantId))
    .map(({ id }) => ({ code: "NOT_ENOUGH_IN_STOCK", lineId: id }) as const);
  return { kind: "refused", problems };
}

const NO_TOKENS =
  "Administrators set the prices of sticker tokens, so they can't buy them. Ask another administrator.";

/** Refuses packs of tokens of an administrator, whatever they cost: nobody credits themselves. */
export function refuseOwnTokens(
  lines: readonly Pick<CheckoutLine, "id" | "kind">[],
  viewer: Viewer,
): OrderRefusal | undefined {
  if (!getViewerPermissions(viewer).includes("manage-shop")) return undefined;
  const packs = lines.filter(({ kind }) => kind.kind === "sticker-token");
  if (packs.length === 0) return undefined;
  const problems = packs.map(({ id }) => ({ code: "NOT_SUPPORTED", lineId: id }) as const);
  return { kind: "refused", problems, message: NO_TOKENS };
}
