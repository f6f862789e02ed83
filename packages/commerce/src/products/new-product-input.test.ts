import { describe, expect, it } from "vitest";
import { listNewVariants, newProductInput, suggestHandle } from "./new-product-input.ts";

const INPUT = {
  id: "3f0f5f0e-5a43-4f0c-8d0e-3c9f5b1f2a11",
  title: " Map pins ",
  handle: "map-pins",
  optionName: "Color",
  optionValues: ["Brass", "Extra large"],
  sku: "pm-pins",
  price: "9.50",
  stock: 20,
};

function findProblem(change: Partial<Record<keyof typeof INPUT, unknown>>): string | undefined {
  return newProductInput.safeParse({ ...INPUT, ...change }).error?.issues[0]?.message;
}

describe("a new product", () => {
  it("is read with trimmed texts, its SKU in upper case and its price in cents", () => {
    expect(newProductInput.parse(INPUT)).toMatchObject({
      title: "Map pins",
      sku: "PM-PINS",
      price: 950,
    });
  });

  it.each([
    [{ title: "  " }, "A product needs a title."],
    [{ handle: "Map pins" }, "Use lowercase letters, digits and hyphens."],
    [{ handle: "sticker-tokens" }, "Use another address: this one is for sticker tokens."],
    [{ handle: " sticker-tokens-x" }, "Use another address: this one is for sticker tokens."],
    [{ handle: "purchase-sticker-tokens" }, "Use another address: this one is for sticker tokens."],
    [{ sku: "pm.sticker.small" }, "Use another SKU: this one is for stickers."],
    [{ sku: "Mapmaker.Sticker.x" }, "Use another SKU: this one is for stickers."],
    [{ sku: "?" }, "Use 2 to 60 letters, digits, dots and hyphens."],
    [{ price: "cheap" }, "Enter an amount such as 12.50."],
    [{ stock: -1 }, "Enter a whole number, or leave it empty."],
    [{ stock: 1.5 }, "Enter a whole number, or leave it empty."],
    [{ optionValues: ["Red", "red "] }, "Enter each value once."],
    [{ optionName: "" }, "Enter a choice and its values, or leave both empty."],
    [{ optionValues: [] }, "Enter a choice and its values, or leave both empty."],
  ])("is refused with %j", (change, problem) => {
    expect(findProblem(change)).toBe(problem);
  });

  it("has a variant for each choice, or a single one", () => {
    expect(listNewVariants({ ...INPUT, sku: "PM-PINS" })).toEqual([
      {
        sku: "PM-PINS-BRASS",
        title: "Brass",
        selectedOptions: [{ name: "Color", value: "Brass" }],
      },
      {
        sku: "PM-PINS-EXTRA-LARGE",
        title: "Extra large",
        selectedOptions: [{ name: "Color", value: "Extra large" }],
      },
    ]);
    expect(listNewVariants({ optionName: "", optionValues: [], sku: "PM-PINS" })).toEqual([
      { sku: "PM-PINS", title: "", selectedOptions: [] },
    ]);
  });

  it("suggests an address", () => {
    expect(suggestHandle("Map pins, brass (20)!")).toBe("map-pins-brass-20");
  });
});
