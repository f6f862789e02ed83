import { type Money, multiplyMoney, sumMoney } from "@photomap/commerce";
import { findRetailProduct, type PackedSheet } from "@photomap/printing";
import { toMoney } from "../../platform/format/price.ts";
import type { PrintFile } from "../sheets/request-prints.ts";
import type { RetailProduct } from "./retail.ts";

/** All prints of one product. */
export interface RetailLine {
  readonly product: RetailProduct;
  readonly quantity: number;
}

/** The most pictures that the chain takes in one order. */
export const MAX_PICKUP_IMAGES = 200;

/** One line for each product that the sheets use, in the order of the products. */
export function listRetailLines(
  products: readonly RetailProduct[],
  sheets: readonly PackedSheet[],
): RetailLine[] {
  return products
    .map((product) => {
      const own = sheets.filter(({ layout }) => findRetailProduct(products, layout) === product);
      return { product, quantity: own.reduce((sum, { copies }) => sum + copies, 0) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the price of the lines before tax. */
export function sumLinePrices(
  lines: readonly { readonly product: Pick<RetailProduct, "productPrice">; quantity: number }[],
): Money {
  return sumMoney(
    lines.map(({ product, quantity }) => multiplyMoney(toMoney(product.productPrice), quantity)),
  );
}

export function countPrints(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The products and quantities that a promise time depends on. */
export function createProductDetails(lines: readonly RetailLine[]) {
  return lines.map(({ product: { productId }, quantity: qty }) => ({ productId, qty }));
}

/** The files of each product; `files` has one file per sheet, in the same order. */
export function createImageDetails(
  products: readonly RetailProduct[],
  sheets: readonly PackedSheet[],
  files: readonly PrintFile[],
) {
  const images = sheets.map(({ layout, copies: qty }, i) => ({
    productId: findRetailProduct(products, layout)?.productId,
    image: { printFileId: files[i]?.id ?? "", qty },
  }));
  return products
    .map(({ productId }) => ({
      productId,
      imageDetails: images.filter((each) => each.productId === productId).map(({ image }) => image),
    }))
    .filter(({ imageDetails }) => imageDetails.length > 0);
}

/** The openings on the sheets, each once. */
export function listOpeningIds(sheets: readonly PackedSheet[]): string[] {
  return [...new Set(sheets.flatMap(({ layout }) => layout.items.map((item) => item.openingId)))];
}
