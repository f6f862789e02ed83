import { expect, it } from "vitest";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";

it("starts with a clipped, buffered print on white with a thin black border", () => {
  expect(DEFAULT_PRINT_OPTIONS).toEqual({
    backgroundColor: "white",
    borderColor: "black",
    borderWidth: 2,
    clipImage: true,
    includeBuffer: true,
    printingGuides: false,
  });
});
