import { type Money, readTokensUsed, ZERO_USD } from "@photomap/commerce";
import { useEffect } from "react";
import { toMoney } from "../../platform/format/price.ts";
import { type Cart, useCart } from "../cart/use-cart.ts";

export interface StickerCart {
  readonly addLines: Cart["addLines"];
  /** False while the cart is read for the first time. */
  readonly isKnown: boolean;
  readonly stickerCount: number;
  /** The half-tokens that pay for stickers in the cart. */
  readonly halfTokens: number;
  /** The subtotal of all goods in the cart, after discounts. */
  readonly subtotal: Money;
  /** Whether other goods ship with the stickers, which changes the price of shipping. */
  readonly hasOtherGoods: boolean;
}

/** The parts of the cart that matter for a sticker order. */
export function useStickerCart(): StickerCart {
  const { checkout, status, reload, addLines } = useCart();
  useEffect(() => void reload(), [reload]);
  const lines = checkout?.lineItems ?? [];
  const stickers = lines.filter(({ kind }) => kind === "STICKER");
  return {
    addLines,
    isKnown: status !== "loading",
    stickerCount: stickers.reduce((sum, { quantity }) => sum + quantity, 0),
    halfTokens: stickers.reduce((sum, line) => sum + 2 * readTokensUsed(line.customAttributes), 0),
    subtotal: checkout === undefined ? ZERO_USD : toMoney(checkout.subtotalPriceV2),
    hasOtherGoods: lines.some(({ kind }) => kind === "BASIC" || kind === "MAP"),
  };
}
