import type { Transaction } from "../database/database.ts";
import type { OrderRow } from "./order.types.ts";
import { addRefundedQuantities, listOrderLines } from "./order-line.repository.ts";
import { applyStockEffects } from "./order-stock.ts";
import { NO_TOKENS, type OrderTokenService } from "./order-tokens.service.ts";
import type { NewRefund, TokensTakenBack } from "./refund.repository.ts";

/**
 * Counts the units of a refund as returned, with their tokens. Undefined when a line has fewer
 * units left.
 */
export async function takeBackUnits(
  transaction: Transaction,
  order: OrderRow,
  { lines, restock, sourceId }: Pick<NewRefund, "lines" | "restock" | "sourceId">,
  tokens: OrderTokenService,
): Promise<TokensTakenBack | undefined> {
  if (lines.length === 0) return NO_TOKENS;
  if (!(await addRefundedQuantities(transaction, order.id, lines))) return undefined;
  const stored = await listOrderLines(transaction, order.id);
  const returned = stored.flatMap((line) => {
    const quantity = lines
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, request) => sum + request.quantity, 0);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  if (restock) await applyStockEffects(transaction, returned, ["restock"]);
  return tokens.takeBackWithin(transaction, order, { lines: returned, sourceId });
}

/** For the audit log, in tokens. */
export function describeTokens({ taken, kept }: TokensTakenBack): object {
  return {
    ...(taken > 0 && { tokensTaken: taken / 2 }),
    ...(kept > 0 && { tokensKept: kept / 2 }),
  };
}
