import { areEqualLines, type CartLine, MAX_CART_LINES } from "./cart.ts";

export interface MergedCart {
  readonly lines: readonly CartLine[];
  /** Lines that do not fit, to be shown to the buyer. */
  readonly dropped: readonly CartLine[];
}

/**
 * Merges the cart of a guest into the cart of the account. Of two equal lines the higher quantity
 * stays, not the sum: merging again changes nothing, and an item that is in both carts because the
 * buyer logged out in between is not bought twice. New lines keep their ids.
 */
export function mergeCarts(into: readonly CartLine[], from: readonly CartLine[]): MergedCart {
  const lines = [...into];
  const dropped: CartLine[] = [];
  for (const line of from) {
    const index = lines.findIndex((other) => areEqualLines(other, line));
    const equal = lines[index];
    if (equal !== undefined) {
      lines[index] = { ...equal, quantity: Math.max(equal.quantity, line.quantity) };
    } else if (lines.length < MAX_CART_LINES) {
      lines.push(line);
    } else {
      dropped.push(line);
    }
  }
  return { lines, dropped };
}
