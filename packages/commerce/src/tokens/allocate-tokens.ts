export interface TokenItem {
  readonly id: string;
  readonly quantity: number;
  /** The half-tokens that one unit costs, at least 1. */
  readonly halfTokens: number;
}

export interface TokenAllocation {
  readonly id: string;
  readonly quantity: number;
  readonly quantityWithTokens: number;
  readonly quantityWithMoney: number;
}

/**
 * Pays with tokens first, the largest cost first and equal costs in the order of the items. What
 * the tokens do not cover is paid with money.
 */
export function allocateTokens<Item extends TokenItem>(
  items: readonly Item[],
  availableHalfTokens: number,
): (Item & TokenAllocation)[] {
  let available = Math.max(0, availableHalfTokens);
  const quantities = new Map<Item, number>();
  for (const item of items.toSorted((a, b) => b.halfTokens - a.halfTokens)) {
    const quantity = Math.min(item.quantity, Math.floor(available / item.halfTokens));
    quantities.set(item, quantity);
    available -= quantity * item.halfTokens;
  }
  return items.map((item) => {
    const quantityWithTokens = quantities.get(item) ?? 0;
    return { ...item, quantityWithTokens, quantityWithMoney: item.quantity - quantityWithTokens };
  });
}

export function sumHalfTokens(
  items: readonly (Pick<TokenItem, "halfTokens"> & Pick<TokenAllocation, "quantityWithTokens">)[],
): number {
  return items.reduce(
    (sum, { quantityWithTokens, halfTokens }) => sum + quantityWithTokens * halfTokens,
    0,
  );
}
