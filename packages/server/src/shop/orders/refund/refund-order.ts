import type { RefundOrder } from "@photomap/commerce";
import { listTokens } from "../goods/order-tokens.service.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";
import type { LineQuantity } from "../order-line.repository.ts";

/** Describes an order and its lines for the value of a refund. */
export function createRefundOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  takeableHalfTokens: number,
): RefundOrder {
  const tokens = order.tokenGrant === null ? [] : listTokens(lines);
  return {
    lines: lines.map((line) => {
      const { bought = 0, free = 0 } = tokens.find(({ lineId }) => lineId === line.id) ?? {};
      return {
        ...line,
        boughtHalfTokens: bought / line.quantity,
        freeHalfTokens: free / line.quantity,
      };
    }),
    taxedMinor: order.subtotalMinor - order.discountMinor + order.shippingMinor,
    taxMinor: order.taxMinor,
    refundableMinor: order.paidMinor - order.refundedMinor,
    takeableHalfTokens,
  };
}

interface RefundableLine {
  readonly quantity: number;
  readonly refundedQuantity: number;
}

/** Lists the lines with the number of their units that are not refunded, where some are left. */
export function listRemainingLines<Line extends RefundableLine>(lines: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** Lists the units that are not refunded, by line. */
export function listRemainingUnits(lines: readonly OrderLineRow[]): LineQuantity[] {
  return listRemainingLines(lines).map(({ id, quantity }) => ({ lineId: id, quantity }));
}
