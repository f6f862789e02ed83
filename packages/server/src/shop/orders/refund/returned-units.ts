import { countOwedTokens, valueRefund } from "@photomap/commerce";
import type { Transaction } from "../../../platform/database/database.ts";
import type { OrderStickerService } from "../goods/order-stickers.service.ts";
import { applyStockEffects } from "../goods/order-stock.ts";
import { NO_REFUND_TOKENS, type OrderTokenService } from "../goods/order-tokens.service.ts";
import type { OrderRow } from "../order.types.ts";
import { addRefundedQuantities, listOrderLines } from "../order-line.repository.ts";
import type { NewRefund, RefundTokens } from "../refund.types.ts";
import { createRefundOrder } from "./refund-order.ts";

interface TokenServices {
  readonly orderTokens: OrderTokenService;
  readonly orderStickers: OrderStickerService;
}

/**
 * Counts the units of a refund as returned, with the tokens they brought and those that paid for
 * them. Returns undefined when a line has fewer units left.
 */
export async function takeBackUnits(
  transaction: Transaction,
  order: OrderRow,
  refund: Pick<NewRefund, "lines" | "restock" | "sourceId" | "amountMinor">,
  { orderTokens, orderStickers }: TokenServices,
): Promise<RefundTokens | undefined> {
  const { lines, restock, sourceId, amountMinor } = refund;
  if (lines.length === 0) return NO_REFUND_TOKENS;
  const before = await listOrderLines(transaction, order.id);
  if (!(await addRefundedQuantities(transaction, order.id, lines))) return undefined;
  const stored = await listOrderLines(transaction, order.id);
  const returned = stored.flatMap((line) => {
    const quantity = lines
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, request) => sum + request.quantity, 0);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  const lineIds = new Set(lines.map(({ lineId }) => lineId));
  const returnedTokens = await orderStickers.returnWithin(transaction, order, {
    lineIds,
    sourceId,
  });
  const facts = { lines: returned, sourceId };
  const tokens = await orderTokens.takeBackWithin(transaction, order, facts);
  const value = valueRefund(createRefundOrder(order, before, tokens.taken), lines);
  const due = tokens.kept === 0 ? 0 : countOwedTokens(value, amountMinor);
  const owed = await orderTokens.oweWithin(transaction, order, due);
  if (restock) await applyStockEffects(transaction, returned, ["restock"]);
  return { ...tokens, owed, returned: returnedTokens };
}

/** The details of the audit log, in tokens instead of half-tokens. */
export function createTokenAuditDetails({ taken, kept, owed, returned }: RefundTokens): object {
  return {
    ...(returned > 0 && { tokensReturned: returned / 2 }),
    ...(taken > 0 && { tokensTaken: taken / 2 }),
    ...(kept > 0 && { tokensKept: kept / 2 }),
    ...(owed > 0 && { tokensOwed: owed / 2 }),
  };
}
