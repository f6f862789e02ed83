import { describe, expect, it } from "vitest";
import { BACKGROUND_COLORS, readHex } from "./background-colors.ts";

describe("a color as people type it", () => {
  it.each([
    ["#E9D8B0", "#e9d8b0"],
    ["e9d8b0", "#e9d8b0"],
    [" #abc ", "#aabbcc"],
    ["000", "#000000"],
  ])("%s is %s", (typed, hex) => {
    expect(readHex(typed)).toBe(hex);
  });

  it.each(["", "#", "#12", "#12345", "#1234567", "red", "#ggg", "##fff"])("%s is none", (typed) => {
    expect(readHex(typed)).toBeUndefined();
  });

  it("is how the offered ones are written", () => {
    for (const { value } of BACKGROUND_COLORS) expect(readHex(value)).toBe(value);
  });
});
