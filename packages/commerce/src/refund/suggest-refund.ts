export interface RefundLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unitPriceMinor: number;
  /** The discount of the whole line. */
  readonly discountMinor: number;
}

export interface RefundOrder {
  readonly lines: readonly RefundLine[];
  /** The lines and shipping after discounts, on which the tax was charged. */
  readonly taxedMinor: number;
  readonly taxMinor: number;
  /** What is left of the payment. */
  readonly refundableMinor: number;
}

/**
 * Returns what the buyer paid for the units, with their part of the tax, and never more than is
 * left. The parts of a line add up to it in any order of refunds.
 */
export function suggestRefund(
  order: RefundOrder,
  units: readonly { readonly lineId: string; readonly quantity: number }[],
): number {
  const linesMinor = order.lines.reduce((sum, line) => {
    const quantity = units
      .filter(({ lineId }) => lineId === line.id)
      .reduce((count, unit) => count + unit.quantity, 0);
    return sum + findShare(line, quantity);
  }, 0);
  const taxMinor =
    order.taxedMinor === 0 ? 0 : Math.round((order.taxMinor * linesMinor) / order.taxedMinor);
  return Math.min(linesMinor + taxMinor, order.refundableMinor);
}

/** Returns the difference of two cumulative amounts, so that no cent is lost or counted twice. */
function findShare(line: RefundLine, units: number): number {
  const paidMinor = line.unitPriceMinor * line.quantity - line.discountMinor;
  const upTo = (count: number) =>
    Math.floor((paidMinor * Math.min(count, line.quantity)) / line.quantity);
  return upTo(line.refundedQuantity + units) - upTo(line.refundedQuantity);
}
