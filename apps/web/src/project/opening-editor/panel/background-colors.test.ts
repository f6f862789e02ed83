import { describe, expect, it } from "vitest";
import {
  BACKGROUND_COLORS,
  hexToHsv,
  hsvToHex,
  MORE_BACKGROUND_COLORS,
  parseHexColor,
} from "./background-colors.ts";

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

describe("hue, saturation and brightness", () => {
  it.each([
    ["#ff0000", { hue: 0, saturation: 100, brightness: 100 }],
    ["#00ff00", { hue: 120, saturation: 100, brightness: 100 }],
    ["#000080", { hue: 240, saturation: 100, brightness: 50 }],
    ["#ffffff", { hue: 0, saturation: 0, brightness: 100 }],
    ["#000000", { hue: 0, saturation: 0, brightness: 0 }],
  ])("of %s", (hex, hsv) => {
    expect(hexToHsv(hex)).toEqual(hsv);
    expect(hexToHsv(hsvToHex(hsv))).toEqual(hsv);
  });

  it("restore every color of the palette within rounding", () => {
    for (const { value } of MORE_BACKGROUND_COLORS) {
      const restored = hsvToHex(hexToHsv(value));
      for (const at of [1, 3, 5]) {
        const channel = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16);
        expect(Math.abs(channel(restored) - channel(value))).toBeLessThanOrEqual(3);
      }
    }
  });
});
