import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CustomAttribute,
  getGiftNote,
  MAX_ATTRIBUTES,
  normalizeAttributes,
  readMapName,
  readOrderIdAttribute,
  readTokensUsed,
  withGiftNote,
} from "./custom-attributes.ts";

function normalize(attributes: readonly CustomAttribute[]): readonly CustomAttribute[] {
  const result = normalizeAttributes(attributes);
  if (result.kind === "refused") throw new Error(`Refused: ${result.code} ${result.key}`);
  return result.attributes;
}

describe("custom attributes", () => {
  it("A-1 trims and drops blank values", () => {
    const input = [
      { key: " Color ", value: "  red\r\nand blue\t" },
      { key: "Size", value: " \n " },
      { key: "", value: "" },
    ];
    expect(normalize(input)).toEqual([{ key: "Color", value: "red\nand blue" }]);
  });

  it.each([
    ["a missing key", { key: " ", value: "x" }, "BLANK"],
    ["a long key", { key: "k".repeat(41), value: "x" }, "TOO_LONG"],
    ["a long value", { key: "k", value: "x".repeat(501) }, "TOO_LONG"],
    ["a line break in a key", { key: "a\nb", value: "x" }, "INVALID"],
    ["a control character", { key: "k", value: "a\u0000b" }, "INVALID"],
    ["a lone surrogate", { key: "k", value: "\ud83d" }, "INVALID"],
  ])("A-2 refuses %s", (_, attribute, code) => {
    expect(normalizeAttributes([attribute])).toMatchObject({ kind: "refused", code });
  });

  it("A-2 refuses a repeated key and too many attributes", () => {
    const twice = [
      { key: "k", value: "1" },
      { key: "k ", value: "2" },
    ];
    expect(normalizeAttributes(twice)).toEqual({ kind: "refused", code: "INVALID", key: "k" });
    const many = Array.from({ length: MAX_ATTRIBUTES + 1 }, (_, i) => ({
      key: `${i}`,
      value: "x",
    }));
    expect(normalizeAttributes(many)).toEqual({ kind: "refused", code: "LESS_THAN" });
    expect(normalize(many.slice(1))).toHaveLength(MAX_ATTRIBUTES);
    expect(normalize([{ key: "k".repeat(40), value: "x".repeat(500) }])).toHaveLength(1);
  });

  it("A-3 A-4 reads order id, map, tokens used and gift note", () => {
    const sticker = [
      { key: "Order ID", value: "Ab3dE9-7-f" },
      { key: "Map", value: "Our trips" },
      { key: "Tokens Used", value: "2.5" },
    ];
    const written = withGiftNote(sticker, " Happy birthday!\nLove ");
    expect(written).toEqual([...sticker, { key: "Gift Note", value: "Happy birthday!\nLove" }]);
    const stored = normalize(written);
    expect(readOrderIdAttribute(stored)).toEqual({
      orderId: "Ab3dE9-7-f",
      projectId: "Ab3dE9",
      rest: "7-f",
    });
    expect(readMapName(stored)).toBe("Our trips");
    expect(readTokensUsed(stored)).toBe(2.5);
    expect(getGiftNote(stored)).toBe("Happy birthday!\nLove");
  });

  it("A-3 reads nothing from absent or damaged attributes", () => {
    const withOrderId = (value: string) => readOrderIdAttribute([{ key: "Order ID", value }]);
    expect(["", "abc", "-abc", "abc-"].map(withOrderId)).toEqual(Array(4).fill(undefined));
    expect(readTokensUsed([])).toBe(0);
    expect(readTokensUsed([{ key: "Tokens Used", value: "-3" }])).toBe(0);
    expect(readTokensUsed([{ key: "Tokens Used", value: "1.25" }])).toBe(0);
    expect(readMapName([])).toBeUndefined();
  });

  it("A-4 replaces a gift note and unsets it when it is empty", () => {
    const other = { key: "Map", value: "Our trips" };
    const first = withGiftNote([other], "For you");
    expect(withGiftNote(first, "For us")).toEqual([other, { key: "Gift Note", value: "For us" }]);
    expect(withGiftNote(first, " \n")).toEqual([other]);
    expect(getGiftNote([other])).toBeUndefined();
  });

  it("A-1 A-2 gives the same attributes when it is applied again", () => {
    const unit = fc.constantFrom("a", "é", "😀", "\ud83d", " ", "\t", "\r", "\n", "\u0007");
    const text = fc.string({ unit, maxLength: 8 });
    const list = fc.array(fc.record({ key: text, value: text }), { maxLength: 3 });
    const property = fc.property(list, (input) => {
      const result = normalizeAttributes(input);
      fc.pre(result.kind === "normalized");
      expect(normalizeAttributes(result.attributes)).toEqual(result);
    });
    expect(() => fc.assert(property, { numRuns: 100 })).not.toThrow();
  });
});
