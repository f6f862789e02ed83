import { type ModelOrder, type OrderModel, refundedOf } from "./order-model.ts";

/** Describes what `readOrderSystem` should read. */
export function describeExpected(model: OrderModel, completed: readonly boolean[]) {
  const { orders, stock, reserved, balance, tokensReserved, debt } = model;
  return {
    orders: orders.map((order) => ({
      state: order.state,
      isSessionKnown: order.isSessionKnown,
      paidMinor: order.paidMinor,
      refundedMinor: refundedOf(order),
      isCanceled: order.isCanceled,
      receipts: Number(order.hasReceipt),
      tokensSpent: order.hasReceipt ? order.tokens : 0,
      stickers: findStickerStatus(order),
    })),
    shelf: { stock, reserved },
    tokens: { balance, reserved: tokensReserved, debt },
    differences: [],
    carts: completed,
  };
}

/** The status of the sticker order that the order has paid; null without one. */
function findStickerStatus({ hasReceipt, tokens, tokensReturned }: ModelOrder): string | null {
  if (!hasReceipt || tokens === 0) return null;
  return tokensReturned === tokens ? "CANCELLED" : "AWAITING_SHIPMENT";
}
