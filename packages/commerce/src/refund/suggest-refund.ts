export interface RefundLine {
  readonly id: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unitPriceMinor: number;
  /** The discount of the whole line. */
  readonly discountMinor: number;
  /** The half-tokens that one unit brought for its price, as a pack. */
  readonly boughtHalfTokens: number;
  /** The half-tokens that came free with one unit. */
  readonly freeHalfTokens: number;
}

export interface RefundOrder {
  readonly lines: readonly RefundLine[];
  /** The lines and shipping after discounts, on which the tax was charged. */
  readonly taxedMinor: number;
  readonly taxMinor: number;
  /** What is left of the payment. */
  readonly refundableMinor: number;
  /** The half-tokens that can be taken back; the others were spent or redeemed. */
  readonly takeableHalfTokens: number;
}

type Units = readonly { readonly lineId: string; readonly quantity: number }[];

export interface RefundValue {
  /** What was paid for the units, with their part of the tax, and never more than is left. */
  readonly fullMinor: number;
  /** The same without the price of the tokens that can't be taken back. */
  readonly suggestedMinor: number;
  /** The bought half-tokens that can't be taken back. */
  readonly keptBought: number;
  /** The free half-tokens that can't be taken back. */
  readonly keptFree: number;
}

/**
 * Values units that are refunded. The parts of a line add up to it in any order of refunds. Tokens
 * are taken back from the lines in their order, bought ones before free ones.
 */
export function valueRefund(order: RefundOrder, units: Units): RefundValue {
  let takeable = order.takeableHalfTokens;
  let [paidMinor, withheldMinor, keptBought, keptFree] = [0, 0, 0, 0];
  for (const line of order.lines) {
    const quantity = units
      .filter(({ lineId }) => lineId === line.id)
      .reduce((count, unit) => count + unit.quantity, 0);
    const shareMinor = findShare(line, quantity);
    const bought = line.boughtHalfTokens * quantity;
    const free = line.freeHalfTokens * quantity;
    const taken = Math.min(bought + free, takeable);
    const kept = Math.max(0, bought - taken);
    takeable -= taken;
    paidMinor += shareMinor;
    withheldMinor += kept === 0 ? 0 : Math.round((shareMinor * kept) / bought);
    keptBought += kept;
    keptFree += bought + free - taken - kept;
  }
  const addTax = (amountMinor: number) =>
    Math.min(amountMinor + findTax(order, amountMinor), order.refundableMinor);
  const fullMinor = addTax(paidMinor);
  return { fullMinor, suggestedMinor: addTax(paidMinor - withheldMinor), keptBought, keptFree };
}

/** Suggests the amount to refund for the units. */
export function suggestRefund(order: RefundOrder, units: Units): number {
  return valueRefund(order, units).suggestedMinor;
}

/**
 * Counts the kept half-tokens that the buyer owes after a refund of this amount: all of those that
 * came free, and the bought ones whose price was refunded.
 */
export function countOwedTokens(value: RefundValue, amountMinor: number): number {
  const { fullMinor, suggestedMinor, keptBought, keptFree } = value;
  const priceMinor = fullMinor - suggestedMinor;
  const unpaidMinor = Math.min(Math.max(0, fullMinor - amountMinor), priceMinor);
  const paidFor = priceMinor === 0 ? 0 : Math.floor((keptBought * unpaidMinor) / priceMinor);
  return keptFree + keptBought - paidFor;
}

function findTax({ taxedMinor, taxMinor }: RefundOrder, amountMinor: number): number {
  return taxedMinor === 0 ? 0 : Math.round((taxMinor * amountMinor) / taxedMinor);
}

/** Returns the difference of two cumulative amounts, so that no cent is lost or counted twice. */
function findShare(line: RefundLine, units: number): number {
  const paidMinor = line.unitPriceMinor * line.quantity - line.discountMinor;
  const upTo = (count: number) =>
    Math.floor((paidMinor * Math.min(count, line.quantity)) / line.quantity);
  return upTo(line.refundedQuantity + units) - upTo(line.refundedQuantity);
}
