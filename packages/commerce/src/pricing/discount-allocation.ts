import { type Money, sumMoney } from "../money/money.ts";
import { splitAmount } from "../money/split-amount.ts";

export type DiscountKind =
  /** Takes off a share; 1000 basis points are 10 %. */
  | { readonly type: "percentage"; readonly basisPoints: number }
  | { readonly type: "fixed"; readonly amountMinor: number }
  /** Makes standard shipping free. */
  | { readonly type: "free-shipping" };

export interface Discount {
  readonly id: string;
  /** The code to enter; without one, the discount applies automatically. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly kind: DiscountKind;
  /** The products the discount is for; all products when absent. */
  readonly productIds?: readonly string[] | undefined;
  /** The least subtotal of the lines that the discount is for. */
  readonly minimumSubtotalMinor?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly usageLimit?: number | undefined;
  readonly usedCount?: number | undefined;
}

export interface DiscountableLine {
  readonly id: string;
  readonly productId: string;
  /** The unit price times the quantity. */
  readonly subtotal: Money;
}

export interface LineDiscount {
  readonly lineId: string;
  readonly amount: Money;
}

export function findMatchingLines<Line extends DiscountableLine>(
  { productIds }: Discount,
  lines: readonly Line[],
): Line[] {
  return lines.filter(({ productId }) => productIds?.includes(productId) ?? true);
}

/**
 * Returns the value in minor units; half a cent is rounded up, and the value never exceeds the
 * subtotal.
 */
function findValue(kind: DiscountKind, subtotalMinor: number): number {
  switch (kind.type) {
    case "percentage": {
      const rounded = (BigInt(subtotalMinor) * BigInt(kind.basisPoints) + 5000n) / 10_000n;
      return Math.min(Number(rounded), subtotalMinor);
    }
    case "fixed":
      return Math.min(kind.amountMinor, subtotalMinor);
    case "free-shipping":
      return 0;
  }
}

/** Returns what the discount takes off each line, without the lines where it is nothing. */
export function allocateDiscount(
  discount: Discount,
  lines: readonly DiscountableLine[],
): LineDiscount[] {
  const matching = findMatchingLines(discount, lines);
  const { amountMinor, currency } = sumMoney(matching.map(({ subtotal }) => subtotal));
  const shares = splitAmount(
    findValue(discount.kind, amountMinor),
    matching.map(({ subtotal }) => subtotal.amountMinor),
  );
  return matching
    .map(({ id }, index) => ({ lineId: id, amount: { amountMinor: shares[index] ?? 0, currency } }))
    .filter(({ amount }) => amount.amountMinor > 0);
}
