import {
  allocateTokens,
  type Money,
  multiplyMoney,
  sumHalfTokens,
  sumMoney,
} from "@photomap/commerce";
import { STICKER_SIZE_CLASSES, type StickerSizeClass } from "@photomap/design";
import type { Sticker } from "./sticker.ts";
import type { StickerQuantities } from "./sticker-quantities.ts";

export type OrderedSticker = Sticker & {
  readonly quantity: number;
  readonly quantityWithMoney: number;
  readonly quantityWithTokens: number;
};

export interface StickerCost {
  readonly quantity: number;
  readonly quantityWithTokens: number;
  /** The half-tokens that are spent. */
  readonly halfTokens: number;
  /** The price of the stickers that are paid with money. */
  readonly price: Money;
}

export interface StickerSummary extends StickerCost {
  readonly ordered: readonly OrderedSticker[];
  /** The sizes that are ordered. */
  readonly sizes: readonly (StickerCost & { readonly sizeClass: StickerSizeClass })[];
}

export interface SpendableTokens {
  /** The half-tokens that could be spent, whether or not they are used. */
  readonly available: number;
  readonly isUsed: boolean;
}

/** What is ordered and how it is paid. */
export function summarizeStickers(
  stickers: readonly Sticker[],
  quantities: StickerQuantities,
  spendableHalfTokens: number,
): StickerSummary {
  const selected = stickers
    .map((sticker) => ({ ...sticker, quantity: quantities[sticker.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const ordered = allocateTokens(selected, spendableHalfTokens);
  const sizes = STICKER_SIZE_CLASSES.map((sizeClass) => ({
    sizeClass,
    ...sum(ordered.filter((sticker) => sticker.sizeClass === sizeClass)),
  }));
  return { ordered, ...sum(ordered), sizes: sizes.filter(({ quantity }) => quantity > 0) };
}

function sum(stickers: readonly OrderedSticker[]): StickerCost {
  const total = (count: (sticker: OrderedSticker) => number) =>
    stickers.reduce((all, sticker) => all + count(sticker), 0);
  return {
    quantity: total(({ quantity }) => quantity),
    quantityWithTokens: total(({ quantityWithTokens }) => quantityWithTokens),
    halfTokens: sumHalfTokens(stickers),
    price: sumMoney(
      stickers.map(({ price, quantityWithMoney }) => multiplyMoney(price, quantityWithMoney)),
    ),
  };
}
