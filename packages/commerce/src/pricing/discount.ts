import type { CheckoutErrorCode } from "../cart/checkout-error.ts";
import { sumMoney } from "../money/money.ts";
import {
  allocateDiscount,
  type Discount,
  type DiscountableLine,
  findMatchingLines,
} from "./discount-allocation.ts";

interface DiscountContext {
  readonly lines: readonly DiscountableLine[];
  readonly now: Date;
}

/** Returns why a discount doesn't apply; undefined when it does. */
export function findDiscountProblem(
  discount: Discount,
  { lines, now }: DiscountContext,
): CheckoutErrorCode | undefined {
  const { startsAt, endsAt, usageLimit, usedCount = 0, minimumSubtotalMinor = 0 } = discount;
  if (startsAt !== undefined && now < startsAt) return "DISCOUNT_DISABLED";
  if (endsAt !== undefined && now >= endsAt) return "DISCOUNT_EXPIRED";
  if (usageLimit !== undefined && usedCount >= usageLimit) return "DISCOUNT_LIMIT_REACHED";
  const matching = findMatchingLines(discount, lines);
  if (matching.length === 0) return "UNABLE_TO_APPLY";
  const { amountMinor } = sumMoney(matching.map(({ subtotal }) => subtotal));
  return amountMinor < minimumSubtotalMinor
    ? "CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE"
    : undefined;
}

export interface RefusedDiscount {
  readonly discount: Discount;
  readonly code: CheckoutErrorCode;
}

export interface ChosenDiscounts {
  readonly line?: Discount;
  readonly shipping?: Discount;
  /** The other discounts, each with the reason it isn't used. */
  readonly unused: readonly RefusedDiscount[];
}

function compareIds(left: Discount, right: Discount): number {
  return left.id < right.id ? -1 : 1;
}

function findBest(
  discounts: readonly Discount[],
  lines: readonly DiscountableLine[],
): Discount | undefined {
  const valued = discounts.toSorted(compareIds).map((discount) => ({
    discount,
    valueMinor: sumMoney(allocateDiscount(discount, lines).map(({ amount }) => amount)).amountMinor,
  }));
  return valued.reduce<(typeof valued)[number] | undefined>(
    (best, other) => (best !== undefined && best.valueMinor >= other.valueMinor ? best : other),
    undefined,
  )?.discount;
}

/**
 * Chooses at most one discount on lines, the one that saves the buyer most, and one on shipping.
 * Equal values go to the lower id, so that the same cart always has the same discounts.
 */
export function chooseDiscounts(
  discounts: readonly Discount[],
  lines: readonly DiscountableLine[],
  now: Date,
): ChosenDiscounts {
  const judged = discounts.map((discount) => ({
    discount,
    code: findDiscountProblem(discount, { lines, now }),
  }));
  const applicable = judged.flatMap(({ discount, code }) => (code === undefined ? discount : []));
  const isForShipping = ({ kind }: Discount) => kind.type === "free-shipping";
  const line = findBest(
    applicable.filter((discount) => !isForShipping(discount)),
    lines,
  );
  const shipping = applicable.filter(isForShipping).toSorted(compareIds)[0];
  return {
    ...(line && { line }),
    ...(shipping && { shipping }),
    unused: judged
      .filter(({ discount }) => discount !== line && discount !== shipping)
      .map(({ discount, code }) => ({ discount, code: code ?? "HIGHER_VALUE_DISCOUNT_APPLIED" })),
  };
}
