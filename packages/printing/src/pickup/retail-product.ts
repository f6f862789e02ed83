import { inchesToPoints } from "@photomap/geometry";
import type { Size } from "../fit.ts";
import { PAPERS, type Paper } from "../paper.ts";

/** A print size that a retail chain offers. */
export interface RetailSize {
  /** The size in inches, such as "4x6". */
  readonly productSize: string;
}

const TOLERANCE_POINTS = 0.5;

/** Finds the product on which a sheet is printed, in either orientation. */
export function findRetailProduct<Product extends RetailSize>(
  products: readonly Product[],
  sheet: Size,
): Product | undefined {
  return products.find((product) => {
    const size = parseProductSize(product.productSize);
    return size !== undefined && isSameSize(size, sheet);
  });
}

/** Lists the papers that the chain offers. */
export function listRetailPapers(products: readonly RetailSize[]): Paper[] {
  return PAPERS.filter((paper) => findRetailProduct(products, paper) !== undefined);
}

/** Parses a size to points; undefined for products other than prints, such as mugs. */
function parseProductSize(text: string): Size | undefined {
  const [, width, height] = /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*$/i.exec(text) ?? [];
  if (width === undefined || height === undefined) return undefined;
  return { width: inchesToPoints(Number(width)), height: inchesToPoints(Number(height)) };
}

function isSameSize(left: Size, right: Size): boolean {
  const [leftShort, leftLong] = sortSides(left);
  const [rightShort, rightLong] = sortSides(right);
  return (
    Math.abs(leftShort - rightShort) < TOLERANCE_POINTS &&
    Math.abs(leftLong - rightLong) < TOLERANCE_POINTS
  );
}

function sortSides({ width, height }: Size): readonly [number, number] {
  return [Math.min(width, height), Math.max(width, height)];
}
