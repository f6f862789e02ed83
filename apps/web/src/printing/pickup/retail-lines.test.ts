import { usd } from "@photomap/commerce";
import { expect, it } from "vitest";
import {
  countPrints,
  createImageDetails,
  createProductDetails,
  listOpeningIds,
  listRetailLines,
  sumLinePrices,
} from "./retail-lines.ts";
import { createFile, createSheet, PRODUCTS } from "./test/pickup-facts.ts";

const SHEETS = [createSheet("8x10"), createSheet("4x6", 3), createSheet("4x6")];
const FILES = ["a", "b", "c"].map((id) => createFile({ id }));

it("sums the copies of each product and their prices", () => {
  const lines = listRetailLines(PRODUCTS, SHEETS);
  expect(createProductDetails(lines)).toEqual([
    { productId: "product-4x6", qty: 4 },
    { productId: "product-8x10", qty: 1 },
  ]);
  expect(countPrints(lines)).toBe(5);
  expect(sumLinePrices(lines)).toEqual(usd(4 * 39 + 399));
});

it("orders each file once, with the copies of its sheet", () => {
  expect(createImageDetails(PRODUCTS, SHEETS, FILES)).toEqual([
    {
      productId: "product-4x6",
      imageDetails: [
        { printFileId: "b", qty: 3 },
        { printFileId: "c", qty: 1 },
      ],
    },
    { productId: "product-8x10", imageDetails: [{ printFileId: "a", qty: 1 }] },
  ]);
  expect(listOpeningIds(SHEETS)).toEqual(["CO"]);
});
