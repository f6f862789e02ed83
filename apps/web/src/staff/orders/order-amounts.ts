import {
  countReturnedTokens,
  formatMoney,
  formatTokens,
  type RefundOrder,
  readOrderIdAttribute,
  usd,
  valueRefund,
} from "@photomap/commerce";
import type { StaffOrderDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { toMoney } from "../../platform/format/price.ts";

export type OrderDetails = StaffOrderDetailsFragment;
export type OrderLine = OrderDetails["lines"][number];
/** Chosen units by line id. */
export type UnitCounts = Readonly<Record<string, number>>;

const minor = (price: Parameters<typeof toMoney>[0]) => toMoney(price).amountMinor;

/** The part of the payment that isn't refunded yet. */
export function computeRefundableRest({ paid, refunded }: OrderDetails) {
  return usd(minor(paid) - minor(refunded));
}

/** The value of the units, as the server computes it. */
export function valueUnits(order: OrderDetails, units: UnitCounts) {
  const request: RefundOrder = {
    lines: order.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refundedQuantity,
      unitPriceMinor: minor(line.unitPrice),
      discountMinor: minor(line.discount),
      boughtHalfTokens: 2 * line.tokensBought,
      freeHalfTokens: 2 * line.tokensFree,
    })),
    taxedMinor: minor(order.subtotal) - minor(order.discount) + minor(order.shipping),
    taxMinor: minor(order.tax),
    refundableMinor: computeRefundableRest(order).amountMinor,
    takeableHalfTokens: 2 * order.tokensTakeable,
  };
  return valueRefund(request, listChosenUnits(units));
}

/** Half-tokens that the units give back, as the server computes it. */
export function computeUnitsTokens({ lines }: OrderDetails, units: UnitCounts): number {
  return lines.reduce((sum, { id, quantity, refundedQuantity, tokensUsed }) => {
    const line = { quantity, halfTokensUsed: 2 * tokensUsed };
    const after = countReturnedTokens(line, refundedQuantity + (units[id] ?? 0));
    return sum + after - countReturnedTokens(line, refundedQuantity);
  }, 0);
}

/** Formats a refund, such as "$5.00 and 2 tokens". */
export function formatRefund(amount: ReturnType<typeof usd>, halfTokens: number): string {
  const money = formatMoney(amount);
  if (halfTokens === 0) return money;
  const tokens = formatTokens(halfTokens);
  return amount.amountMinor === 0 ? tokens : `${money} and ${tokens}`;
}

/** Whether money, or stickers paid with tokens, can be refunded. */
export function canRefund(order: OrderDetails): boolean {
  if (hasDispute(order, "OPEN")) return false;
  const isSold = order.state === "PAID" || order.state === "REFUNDED";
  const hasTokens = order.lines.some((line) => line.tokensUsed > 0 && countRefundable(line) > 0);
  return computeRefundableRest(order).amountMinor > 0 || (isSold && hasTokens);
}

/** The sticker order ids in the order's lines, each once. */
export function listStickerOrderIds({ lines }: OrderDetails): string[] {
  const ids = lines.flatMap(({ attributes }) => readOrderIdAttribute(attributes)?.orderId ?? []);
  return [...new Set(ids)];
}

export function listChosenUnits(units: UnitCounts) {
  return Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** The units left to ship, without refunded ones. */
export function countToShip({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine): number {
  return Math.max(0, quantity - Math.max(fulfilledQuantity, 0) - refundedQuantity);
}

export function countRefundable({ quantity, refundedQuantity }: OrderLine): number {
  return quantity - refundedQuantity;
}

/** Whether the buyer contests the payment with the bank, with one of these results so far. */
function hasDispute({ disputes }: OrderDetails, ...statuses: string[]): boolean {
  return disputes.some(({ status }) => statuses.includes(status));
}

function isSale({ state, canceledAt }: OrderDetails): boolean {
  return state === "PAID" && !canceledAt;
}

export function canShip(order: OrderDetails): boolean {
  return isShippable(order) && order.shipmentHold === null;
}

/** Whether the order waits for staff to clear it, and could be shipped then. */
export function canClearHold(order: OrderDetails): boolean {
  return isShippable(order) && order.shipmentHold !== null;
}

function isShippable(order: OrderDetails): boolean {
  if (hasDispute(order, "OPEN", "LOST")) return false;
  return isSale(order) && order.lines.some((line) => countToShip(line) > 0);
}

/** Whether there's something to pack, also for a shipped order whose slip is printed again. */
export function canPack(order: OrderDetails): boolean {
  return (
    isSale(order) && order.lines.some((line) => line.requiresShipping && countRefundable(line) > 0)
  );
}

/** Whether the order can be canceled; once something has shipped, it is refunded instead. */
export function canCancel(order: OrderDetails): boolean {
  const { state, canceledAt, lines } = order;
  if (hasDispute(order, "OPEN")) return false;
  const isOpen = ["CREATED", "AWAITING_PAYMENT", "PAID"].includes(state) && !canceledAt;
  return isOpen && lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0);
}
