import { type Money, subtractMoney, sumMoney } from "../money/money.ts";
import { splitAmount } from "../money/split-amount.ts";

/** A line, the shipping or the tax of an order. */
export interface RefundablePart {
  readonly paid: Money;
  /** The sum of earlier refunds, pending ones included. */
  readonly refunded: Money;
}

export interface RefundShare<Part extends RefundablePart> {
  readonly part: Part;
  readonly amount: Money;
}

export type RefundSplitResult<Part extends RefundablePart> =
  | { readonly kind: "split"; readonly shares: readonly RefundShare<Part>[] }
  | { readonly kind: "refused"; readonly refundable: Money };

function findRemaining({ paid, refunded }: RefundablePart): Money {
  return subtractMoney(paid, refunded);
}

/** Returns how much can still be refunded. */
export function computeRefundableAmount(parts: readonly RefundablePart[]): Money {
  return sumMoney(parts.map(findRemaining));
}

/** Splits a refund over the parts in proportion to what remains of each. */
export function splitRefund<Part extends RefundablePart>(
  amount: Money,
  parts: readonly Part[],
): RefundSplitResult<Part> {
  const refundable = computeRefundableAmount(parts);
  const rest = subtractMoney(refundable, amount);
  if (amount.amountMinor < 1 || rest.amountMinor < 0) return { kind: "refused", refundable };
  const shares = splitAmount(
    amount.amountMinor,
    parts.map((part) => findRemaining(part).amountMinor),
  );
  return {
    kind: "split",
    shares: parts.map((part, index) => ({
      part,
      amount: { amountMinor: shares[index] ?? 0, currency: amount.currency },
    })),
  };
}
