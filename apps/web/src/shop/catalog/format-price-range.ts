import type { Price } from "../../platform/format/price.ts";
import { formatPrice } from "../../platform/format/price.ts";

interface PriceRange {
  readonly minVariantPrice: Price;
  readonly maxVariantPrice: Price;
}

/** Formats a range, such as "From $89.00", or the price that all variants have. */
export function formatPriceRange({ minVariantPrice, maxVariantPrice }: PriceRange): string {
  const price = formatPrice(minVariantPrice);
  return minVariantPrice.amount === maxVariantPrice.amount ? price : `From ${price}`;
}
