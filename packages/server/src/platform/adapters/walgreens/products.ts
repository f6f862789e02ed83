import { type Money, usd } from "@photomap/commerce";
import { z } from "zod";
import { listField, numberField, textField } from "./fields.ts";
import type { RetailProduct } from "./retail-chain.ts";

const productSchema = z.object({
  productId: textField,
  productGroupId: textField,
  productPrice: textField,
  productSize: textField,
  currencyType: textField,
  multiImageIndicator: textField,
  boxQty: numberField,
});

type ProductRow = z.output<typeof productSchema>;

const STANDARD_PRINTS = "STDPR";

/**
 * Reads prints of one image each, one product per size: of several the standard print, or else the
 * first. Rows without an id, a size or a price in USD are left out.
 */
export function parseRetailProducts(list: unknown): RetailProduct[] {
  const found = listField.parse(list).flatMap((row) => productSchema.safeParse(row).data ?? []);
  const products = new Map<string, RetailProduct>();
  for (const row of found.toSorted((a, b) => rankGroup(a) - rankGroup(b))) {
    const product = readProduct(row);
    if (product === undefined || products.has(product.productSize)) continue;
    products.set(product.productSize, product);
  }
  return [...products.values()];
}

function rankGroup({ productGroupId }: ProductRow): number {
  return productGroupId === STANDARD_PRINTS ? 0 : 1;
}

function readProduct(row: ProductRow): RetailProduct | undefined {
  const { productId, currencyType, multiImageIndicator, boxQty = 1 } = row;
  const productSize = readSize(row.productSize);
  const productPrice = readPrice(row.productPrice);
  if (productId === "" || productSize === undefined || productPrice === undefined) return undefined;
  const isDollars = ["", "USD", "$"].includes(currencyType.toUpperCase());
  const isPrint = multiImageIndicator.toUpperCase() !== "Y" && boxQty <= 1;
  return isDollars && isPrint ? { productId, productPrice, productSize } : undefined;
}

/** Reads a size such as "4 X 6" or `4"x6"` as "4x6"; undefined for other texts. */
function readSize(size: string): string | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*"?\s*x\s*(\d+(?:\.\d+)?)\s*"?$/i.exec(size);
  return match === null ? undefined : `${Number(match[1])}x${Number(match[2])}`;
}

/** Reads a price such as "0.39", "$0.39" or "0.390"; undefined for fractions of a cent and zero. */
function readPrice(price: string): Money | undefined {
  const match = /^\$?\s*(\d{0,6})(?:\.(\d{1,2})0*)?$/.exec(price);
  if (match === null) return undefined;
  const [, dollars = "", cents = ""] = match;
  const amountMinor = Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
  return amountMinor > 0 ? usd(amountMinor) : undefined;
}
