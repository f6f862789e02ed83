/** The number of items of a variant. */
export interface StockLevel {
  /** The items on the shelf, reserved ones included; null is made to order, without limit. */
  readonly stock: number | null;
  /** The items of orders that wait for their payment. */
  readonly reserved: number;
}

/** What an order's move does to the stock of its lines. */
export type StockEffect =
  | "reserve"
  | "consume"
  | "release"
  /** Puts consumed items back on the shelf. */
  | "restock";

/**
 * Applies an effect; undefined when there are too few items to reserve, or fewer reserved than
 * consumed or released. Items that are made to order are not counted.
 */
export function applyStockEffect(
  level: StockLevel,
  effect: StockEffect,
  quantity: number,
): StockLevel | undefined {
  const { stock, reserved } = level;
  if (stock === null) return level;
  switch (effect) {
    case "reserve":
      return stock - reserved < quantity ? undefined : { stock, reserved: reserved + quantity };
    case "consume":
      if (reserved < quantity) return undefined;
      return { stock: stock - quantity, reserved: reserved - quantity };
    case "release":
      return reserved < quantity ? undefined : { stock, reserved: reserved - quantity };
    case "restock":
      return { stock: stock + quantity, reserved };
  }
}
