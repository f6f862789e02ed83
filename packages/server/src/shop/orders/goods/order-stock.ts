import type { StockEffect } from "@photomap/commerce";
import type { Transaction } from "../../../platform/database/database.ts";
import type { OrderLineRow } from "../order.types.ts";
import {
  consumeStock,
  releaseStock,
  reserveStockAgain,
  restock,
  type VariantQuantity,
} from "./stock.repository.ts";

type StockedLine = Pick<OrderLineRow, "variantId" | "quantity" | "hasStock">;

/** Lines that hold items on the shelf; a variant that was removed has none. */
function listRequests(lines: readonly StockedLine[]): VariantQuantity[] {
  return lines.flatMap(({ variantId, quantity, hasStock }) =>
    hasStock && variantId !== null ? [{ variantId, quantity }] : [],
  );
}

const EFFECTS: Readonly<
  Record<
    Exclude<StockEffect, "reserve">,
    (transaction: Transaction, requests: readonly VariantQuantity[]) => Promise<void>
  >
> = { consume: consumeStock, release: releaseStock, restock };

/** Applies the effects of a move on the stock; false, without a change, when items are missing. */
export async function applyStockEffects(
  transaction: Transaction,
  lines: readonly StockedLine[],
  effects: readonly StockEffect[],
): Promise<boolean> {
  for (const effect of effects) {
    if (effect === "reserve") {
      const results = await reserveStockAgain(transaction, listRequests(lines));
      if (!results.every(({ isAvailable }) => isAvailable)) return false;
    } else {
      await EFFECTS[effect](transaction, listRequests(lines));
    }
  }
  return true;
}
