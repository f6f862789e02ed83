import { describe, expect, it } from "vitest";
import { sampleLine } from "../test/sample-cart.ts";
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
});
