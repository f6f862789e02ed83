import { describeTokenShortfall } from "@photomap/commerce";
import type { Transaction } from "../../../platform/database/database.ts";
import type { CheckoutLine, CheckoutProblem } from "../../carts/cart.types.ts";
import { lockAndFindAvailableTokens } from "../../tokens/ledger.queries.ts";
import { lockStickerOrders } from "../goods/order-sticker.repository.ts";

interface StickerLine {
  readonly lineId: string;
  readonly stickerOrderId: string;
  readonly halfTokens: number;
}

function listStickerLines(lines: readonly CheckoutLine[]): StickerLine[] {
  return lines.flatMap(({ id: lineId, kind }) =>
    kind.kind === "sticker"
      ? [{ lineId, stickerOrderId: kind.stickerOrderId, halfTokens: 2 * kind.tokensUsed }]
      : [],
  );
}

/**
 * Finds sticker orders that are missing or paid, and lines with tokens whose stickers are not the
 * buyer's. Locks the sticker orders.
 */
export async function findStickerProblems(
  transaction: Transaction,
  lines: readonly CheckoutLine[],
  ownerId: string | null,
): Promise<CheckoutProblem[]> {
  const stickers = listStickerLines(lines);
  if (stickers.length === 0) return [];
  const ids = stickers.map(({ stickerOrderId }) => stickerOrderId);
  const stored = await lockStickerOrders(transaction, ids);
  return stickers.flatMap(({ lineId, stickerOrderId, halfTokens }) => {
    const order = stored.find(({ id }) => id === stickerOrderId);
    const isPayable = order?.status === "AWAITING_PAYMENT";
    // Guests get the text about missing tokens.
    const isOwn = halfTokens === 0 || ownerId === null || order?.ownerId === ownerId;
    return isPayable && isOwn ? [] : [{ code: "INVALID", lineId }];
  });
}

export interface TokenShortfall {
  readonly kind: "refused";
  readonly problems: readonly CheckoutProblem[];
  readonly message: string;
}

/** Returns undefined when the buyer's tokens cover the lines. Locks the account. */
export async function findTokenShortfall(
  transaction: Transaction,
  lines: readonly CheckoutLine[],
  ownerId: string | null,
): Promise<TokenShortfall | undefined> {
  const redeemed = listStickerLines(lines).filter(({ halfTokens }) => halfTokens > 0);
  if (redeemed.length === 0) return undefined;
  const needed = redeemed.reduce((sum, { halfTokens }) => sum + halfTokens, 0);
  const available =
    (ownerId === null ? undefined : await lockAndFindAvailableTokens(transaction, ownerId)) ?? 0;
  if (needed <= available) return undefined;
  return {
    kind: "refused",
    problems: redeemed.map(({ lineId }) => ({ code: "INVALID", lineId })),
    message: describeTokenShortfall(needed, available),
  };
}
