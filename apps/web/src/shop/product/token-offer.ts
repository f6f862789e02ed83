import {
  chooseTokenPacks,
  formatAmount,
  parseAmount,
  parseTokenCount,
  readPackTokens,
  type TokenPack,
  type TokenPurchase,
  ZERO_USD,
} from "@photomap/commerce";
import type { Price } from "../../platform/format/price.ts";
import type { TokenProduct } from "./product.ts";

/** The sticker tokens that are bought with a product. */
export type TokenChoice =
  | { readonly kind: "none" }
  | { readonly kind: "preset"; readonly count: number }
  /** The number as it was entered, which may not be valid. */
  | { readonly kind: "custom"; readonly text: string };

export interface TokenOffer {
  readonly lines: TokenPurchase["lines"];
  readonly price: Price;
  readonly discountPercent: number | undefined;
}

function listPacks({ variants }: TokenProduct): TokenPack[] {
  return variants.map(({ id, price, availableForSale, selectedOptions }) => ({
    variantId: id,
    numTokens: readPackTokens(selectedOptions) ?? 0,
    price: parseAmount(price.amount) ?? ZERO_USD,
    availableForSale,
  }));
}

/** Combines packs for sale to the number of tokens; undefined when that is not possible. */
export function findTokenOffer(tokens: TokenProduct, count: number): TokenOffer | undefined {
  const purchase = chooseTokenPacks(listPacks(tokens), count);
  if (purchase === undefined) return undefined;
  const { lines, price, discountPercent } = purchase;
  return {
    lines,
    price: { amount: formatAmount(price), currencyCode: price.currency },
    discountPercent,
  };
}

/** The chosen number of tokens, 0 for none; undefined when the entered one is not valid. */
export function countChosenTokens(choice: TokenChoice): number | undefined {
  switch (choice.kind) {
    case "none":
      return 0;
    case "preset":
      return choice.count;
    case "custom":
      return parseTokenCount(choice.text);
  }
}
