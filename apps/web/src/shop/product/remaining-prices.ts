import { findPriceRange } from "@photomap/commerce";
import { toMoney, toPrice } from "../../platform/format/price.ts";
import { formatPriceRange } from "../catalog/format-price-range.ts";
import type { Product, SelectedOption } from "./product.ts";

/** The price of what can still be chosen: "From $89.00" while options are open. */
export function formatSelectionPrice(
  { variants, priceRange: ofProduct }: Pick<Product, "variants" | "priceRange">,
  chosen: readonly SelectedOption[],
): string {
  const remaining = variants.filter(({ selectedOptions }) =>
    chosen.every(({ name, value }) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    ),
  );
  if (remaining.length === 0) return formatPriceRange(ofProduct);
  const { min, max } = findPriceRange(remaining.map(({ price }) => toMoney(price)));
  return formatPriceRange({ minVariantPrice: toPrice(min), maxVariantPrice: toPrice(max) });
}
