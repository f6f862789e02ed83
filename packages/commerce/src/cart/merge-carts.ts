import { areEqualLines, type CartLine, MAX_CART_LINES } from "./cart.ts";

export interface MergedCart {
  readonly lines: readonly CartLine[];
  /** The lines that don't fit, to be shown to the buyer. */
  readonly dropped: readonly CartLine[];
}

/**
 * Merges a guest's cart into the account's cart. Of two equal lines the higher quantity stays, not
 * the sum: merging again changes nothing, and an item that is in both carts because the buyer
 * logged out in between is not bought twice. New lines keep their ids. Lines of a sticker order
 * stay together.
 */
export function mergeCarts(into: readonly CartLine[], from: readonly CartLine[]): MergedCart {
  const lines = [...into];
  const dropped: CartLine[] = [];
  for (const line of from.filter(({ stickerOrderId }) => stickerOrderId === undefined)) {
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
  for (const group of listStickerGroups(from)) {
    const [first] = group;
    if (lines.some(({ stickerOrderId }) => stickerOrderId === first?.stickerOrderId)) continue;
    (lines.length + group.length <= MAX_CART_LINES ? lines : dropped).push(...group);
  }
  return { lines, dropped };
}

function listStickerGroups(lines: readonly CartLine[]): Iterable<readonly CartLine[]> {
  const ofStickers = lines.filter(({ stickerOrderId }) => stickerOrderId !== undefined);
  return Map.groupBy(ofStickers, ({ stickerOrderId }) => stickerOrderId).values();
}
