import { describe, expect, it } from "vitest";
import { findRetailProduct, listRetailPapers } from "./retail-product.ts";

const PRODUCTS = ["4x6", "8X10", "Mug", "5 x 7", "4x4"].map((productSize) => ({ productSize }));

describe("products of a retail chain", () => {
  it.each([
    ["portrait", { width: 288, height: 432 }, "4x6"],
    ["landscape", { width: 720, height: 576 }, "8X10"],
    ["spaced", { width: 360, height: 504 }, "5 x 7"],
  ])("are found by the size of a %s sheet", (_case, sheet, productSize) => {
    expect(findRetailProduct(PRODUCTS, sheet)).toEqual({ productSize });
  });

  it("are not found for other sizes", () => {
    expect(findRetailProduct(PRODUCTS, { width: 300, height: 432 })).toBeUndefined();
  });

  it("decide which papers can be used", () => {
    expect(listRetailPapers(PRODUCTS).map(({ id }) => id)).toEqual(["4x6", "5x7", "8x10"]);
  });
});
