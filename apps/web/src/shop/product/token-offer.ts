import {
  chooseTokenPacks,
  formatAmount,
  parseAmount,
  parseTokenCount,
  readNumTokens,
  type TokenPack,
  type TokenPurchase,
  ZERO,
} from "@photomap/commerce";
import type { Price } from "../../platform/format/price.ts";
import type { TokenProduct } from "./product.ts";

/** The sticker tokens that are bought with a product. */
export type TokenChoice =
  | { readonly kind: "none" }
  | { readonly kind: "preset"; readonly count: number }
  /** As it was entered. */
  | { readonly kind: "custom"; readonly text: string };

export interface TokenOffer {
  readonly lines: TokenPurchase["lines"];
  readonly price: Price;
  readonly discountPercent: number | undefined;
}

function listPacks({ variants }: TokenProduct): TokenPack[] {
  return variants.map(({ id, price, availableForSale, selectedOptions }) => ({
    variantId: id,
    numTokens: readNumTokens(selectedOptions) ?? 0,
    price: parseAmount(price.amount) ?? ZERO,
    availableForSale,
  }));
}

/** Undefined when the packs for sale cannot be combined to the number. */
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

/** Undefined when the entered number is not valid; none is 0. */
export function countTokens(choice: TokenChoice): number | undefined {
  switch (choice.kind) {
    case "none":
      return 0;
    case "preset":
      return choice.count;
    case "custom":
      return parseTokenCount(choice.text);
  }
}
