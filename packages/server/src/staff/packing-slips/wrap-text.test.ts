import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

const wrap = (text: string) => wrapText(text, 10, ({ length }) => length);

describe("a wrapped text", () => {
  it("breaks at spaces", () => {
    expect(wrap("a map of our trips")).toEqual(["a map of", "our trips"]);
  });

  it("breaks a word that is longer than a line", () => {
    expect(wrap("see abcdefghijklmnopqrstuvwxyz now")).toEqual([
      "see",
      "abcdefghij",
      "klmnopqrst",
      "uvwxyz now",
    ]);
  });

  it("is no line without a word", () => {
    expect(wrap("  ")).toEqual([]);
  });

  it("loses no letter, and no line is too wide", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const lines = wrap(text);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        expect(Math.max(0, ...lines.map(({ length }) => length))).toBeLessThanOrEqual(10);
      }),
    );
  });
});
