import { describe, expect, it } from "vitest";
import {
  checkAddToCart,
  findVariant,
  getBaseHandle,
  listAvailableValues,
  type SelectedOption,
} from "./product-options.ts";

function select(...[frame, size]: readonly (string | undefined)[]): SelectedOption[] {
  return [
    ...(frame === undefined ? [] : [{ name: "Frame", value: frame }]),
    ...(size === undefined ? [] : [{ name: "Size", value: size }]),
  ];
}

const OPTIONS = [
  { name: "Frame", values: ["Black", "White"] },
  { name: "Size", values: ["24x16", "36x24"] },
];
const VARIANTS = [
  { id: "1", availableForSale: true, selectedOptions: select("Black", "24x16") },
  { id: "2", availableForSale: false, selectedOptions: select("Black", "36x24") },
  { id: "3", availableForSale: true, selectedOptions: select("White", "36x24") },
];
const REQUEST = {
  options: OPTIONS,
  variants: VARIANTS,
  quantity: 1,
  personalizationProblem: undefined,
};

describe("options of a product", () => {
  it("K-2 find the variant", () => {
    expect(findVariant(VARIANTS, select("White", "36x24").toReversed())?.id).toBe("3");
    expect(findVariant(VARIANTS, select("White"))).toBeUndefined();
    expect(findVariant(VARIANTS, select("White", "24x16"))).toBeUndefined();
    const single = [{ id: "1", availableForSale: true, selectedOptions: [] }];
    expect(findVariant(single, [])?.id).toBe("1");
  });

  it("K-2 have values that are for sale with the others", () => {
    expect(listAvailableValues(VARIANTS, [], "Frame")).toEqual(["Black", "White"]);
    expect(listAvailableValues(VARIANTS, select("Black"), "Size")).toEqual(["24x16"]);
    expect(listAvailableValues(VARIANTS, select("Black", "36x24"), "Frame")).toEqual(["White"]);
  });

  it("K-3 allow a complete selection", () => {
    const selectedOptions = select("Black", "24x16");
    expect(checkAddToCart({ ...REQUEST, selectedOptions, quantity: 25 })).toEqual({
      kind: "allowed",
      variant: VARIANTS[0],
    });
  });

  it.each([
    ["a missing option", { selectedOptions: select("Black") }, "Please select all options."],
    ["a variant that is sold out", { selectedOptions: select("Black", "36x24") }, "Out of Stock"],
    ["an unknown variant", { selectedOptions: select("White", "24x16") }, "Out of Stock"],
    ["no units", { quantity: 0 }, expect.stringContaining("1 to 25 of each item")],
    ["26 units", { quantity: 26 }, expect.stringContaining("1 to 25 of each item")],
    ["half a unit", { quantity: 0.5 }, expect.stringContaining("1 to 25 of each item")],
    [
      "no map",
      { personalizationProblem: { code: "BLANK" as const, message: "Choose a map." } },
      "Choose a map.",
    ],
  ])("K-3 refuse %s", (_, changes, message) => {
    const request = { ...REQUEST, selectedOptions: select("Black", "24x16"), ...changes };
    expect(checkAddToCart(request)).toEqual({ kind: "refused", message });
  });

  it("K-4 have one page for light and dark", () => {
    const handles = ["usa-map-light", "usa-map-dark", "usa-map", "dark-wood", "light", "-dark"];
    expect(handles.map(getBaseHandle)).toEqual([
      "usa-map",
      "usa-map",
      "usa-map",
      "dark-wood",
      "light",
      "-dark",
    ]);
  });
});
