import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateTokens, sumHalfTokens } from "./allocate-tokens.ts";

const items = fc.array(
  fc.record({
    id: fc.string(),
    quantity: fc.integer({ min: 0, max: 99 }),
    halfTokens: fc.constantFrom(1, 2, 4),
  }),
  { maxLength: 60 },
);

describe("allocateTokens", () => {
  it("T-8 pays the largest costs with tokens and the rest with money", () => {
    const cart = [
      { id: "small", quantity: 3, halfTokens: 1 },
      { id: "medium", quantity: 3, halfTokens: 2 },
      { id: "large", quantity: 1, halfTokens: 4 },
    ];
    expect(allocateTokens(cart, 9).map((item) => item.quantityWithTokens)).toEqual([1, 2, 1]);
    expect(allocateTokens(cart, 9).map((item) => item.quantityWithMoney)).toEqual([2, 1, 0]);
    expect(allocateTokens(cart, 3).map((item) => item.quantityWithTokens)).toEqual([1, 1, 0]);
  });

  it("T-8 gives equal costs their tokens in order", () => {
    const cart = ["a", "b"].map((id) => ({ id, quantity: 2, halfTokens: 2 }));
    expect(allocateTokens(cart, 6).map((item) => item.quantityWithTokens)).toEqual([2, 1]);
  });

  it("T-8 uses no tokens that are not there", () => {
    const cart = [{ id: "a", quantity: 2, halfTokens: 1 }];
    expect(allocateTokens(cart, 0)).toMatchObject([
      { quantityWithTokens: 0, quantityWithMoney: 2 },
    ]);
    expect(allocateTokens(cart, -4)).toMatchObject([{ quantityWithTokens: 0 }]);
  });

  it("T-8 never overspends, and leaves no money due that tokens could pay", () => {
    const property = fc.property(items, fc.nat(400), (cart, available) => {
      const allocated = allocateTokens(cart, available);
      const used = sumHalfTokens(allocated);
      expect(used).toBeLessThanOrEqual(available);
      const due = allocated.filter(({ quantityWithMoney }) => quantityWithMoney > 0);
      expect(due.filter(({ halfTokens }) => halfTokens <= available - used)).toEqual([]);
      expect(
        allocated.filter(
          (item) => item.quantityWithMoney + item.quantityWithTokens !== item.quantity,
        ),
      ).toEqual([]);
      expect(allocated.filter((item) => item.quantityWithMoney < 0)).toEqual([]);
    });
    fc.assert(property, { numRuns: chooseSoakSize(500, 100_000) });
  });
});
