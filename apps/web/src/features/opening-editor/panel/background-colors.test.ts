import { describe, expect, it } from "vitest";
import { BACKGROUND_COLORS, parseHexColor } from "./background-colors.ts";

describe("parseHexColor", () => {
  it.each([
    ["#E9D8B0", "#e9d8b0"],
    ["e9d8b0", "#e9d8b0"],
    [" #abc ", "#aabbcc"],
    ["000", "#000000"],
  ])("reads %s as %s", (typed, hex) => {
    expect(parseHexColor(typed)).toBe(hex);
  });

  it.each(["", "#", "#12", "#12345", "#1234567", "red", "#ggg", "##fff"])("rejects %s", (typed) => {
    expect(parseHexColor(typed)).toBeUndefined();
  });

  it("accepts the preset colors unchanged", () => {
    for (const { value } of BACKGROUND_COLORS) expect(parseHexColor(value)).toBe(value);
  });
});
