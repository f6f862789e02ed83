import { describe, expect, it } from "vitest";
import { sampleLine } from "../../test/sample-cart.ts";
import { MAX_CART_LINES } from "./cart.ts";
import { withGiftNote } from "./custom-attributes.ts";
import { mergeCarts } from "./merge-carts.ts";

describe("merging carts", () => {
  it("L-7 keeps the higher quantity of equal lines and adds the others", () => {
    const gift = sampleLine("c", { customAttributes: withGiftNote([], "For you") });
    const merged = mergeCarts(
      [sampleLine("a", { quantity: 2 })],
      [sampleLine("b", { quantity: 5 }), gift],
    );
    expect(merged).toEqual({ lines: [sampleLine("a", { quantity: 5 }), gift], dropped: [] });
  });

  it("L-7 returns lines beyond the hundredth", () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, i) =>
      sampleLine(`${i}`, { variantId: `${i}` }),
    );
    const equal = sampleLine("x", { variantId: "7", quantity: 4 });
    const extra = sampleLine("y", { variantId: "other" });
    const { lines, dropped } = mergeCarts(full, [extra, equal]);
    expect(lines).toHaveLength(MAX_CART_LINES);
    expect(lines[7]?.quantity).toBe(4);
    expect(dropped).toEqual([extra]);
  });

  it("L-8 keeps the lines of a sticker order together, and one of both carts once", () => {
    const group = ["small", "tokens"].map((variantId) =>
      sampleLine(variantId, { variantId, stickerOrderId: "map-1", quantity: 30 }),
    );
    const almostFull = Array.from({ length: MAX_CART_LINES - 1 }, (_, i) =>
      sampleLine(`${i}`, { variantId: `${i}` }),
    );
    expect(mergeCarts(almostFull, group)).toEqual({ lines: almostFull, dropped: group });
    const fitting = almostFull.slice(1);
    const merged = { lines: [...fitting, ...group], dropped: [] };
    expect(mergeCarts(fitting, group)).toEqual(merged);
    const other = group.map((line) => ({ ...line, id: `other-${line.id}`, quantity: 31 }));
    expect(mergeCarts(merged.lines, other)).toEqual(merged);
  });
});
