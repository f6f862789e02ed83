import { type RefundOrder, suggestRefund, usd } from "@photomap/commerce";
import { toMoney } from "../../cart/price.ts";
import type { StaffOrderDetailsFragment } from "../../generated/graphql.ts";

export type OrderDetails = StaffOrderDetailsFragment;
export type OrderLine = OrderDetails["lines"][number];
/** Chosen units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

const minor = (price: Parameters<typeof toMoney>[0]) => toMoney(price).amountMinor;

/** What is left of the payment. */
export function findRefundable({ paid, refunded }: OrderDetails) {
  return usd(minor(paid) - minor(refunded));
}

/** As the server computes it. */
export function findUnitsAmount(order: OrderDetails, units: Units) {
  const request: RefundOrder = {
    lines: order.lines.map(({ id, quantity, refundedQuantity, unitPrice, discount }) => ({
      id,
      quantity,
      refundedQuantity,
      unitPriceMinor: minor(unitPrice),
      discountMinor: minor(discount),
    })),
    taxedMinor: minor(order.subtotal) - minor(order.discount) + minor(order.shipping),
    taxMinor: minor(order.tax),
    refundableMinor: findRefundable(order).amountMinor,
  };
  return usd(suggestRefund(request, listUnits(units)));
}

export function listUnits(units: Units) {
  return Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Refunded units are not sent any more. */
export function countToSend({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine): number {
  return Math.max(0, quantity - Math.max(fulfilledQuantity, 0) - refundedQuantity);
}

export function countRefundable({ quantity, refundedQuantity }: OrderLine): number {
  return quantity - refundedQuantity;
}

function isSale({ state, canceledAt }: OrderDetails): boolean {
  return state === "PAID" && !canceledAt;
}

export function canSend(order: OrderDetails): boolean {
  return isSale(order) && order.lines.some((line) => countToSend(line) > 0);
}

/** An order that something was sent of is refunded instead. */
export function canCancel({ state, canceledAt, lines }: OrderDetails): boolean {
  const isOpen = ["CREATED", "AWAITING_PAYMENT", "PAID"].includes(state) && !canceledAt;
  return isOpen && lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0);
}
