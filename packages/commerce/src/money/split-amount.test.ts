import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitAmount } from "./split-amount.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Weights of up to 10^15 in total, so that the plain sums of this test are exact. */
const weights = fc.array(fc.oneof(fc.nat(3), fc.nat(1e6), fc.nat(1e13)), { maxLength: 100 });

describe("allocate", () => {
  it("M-5 gives left over cents to the largest remainders, then to the earlier weights", () => {
    expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitAmount(10, [5, 3, 2])).toEqual([5, 3, 2]);
    expect(splitAmount(1, [1, 2, 1])).toEqual([0, 1, 0]);
    expect(splitAmount(0, [])).toEqual([]);
    expect(splitAmount(0, [0, 5])).toEqual([0, 0]);
  });

  it("M-5 is exact where products exceed the exact integers", () => {
    const half = 2 ** 52 - 1;
    expect(splitAmount(half, [half, half])).toEqual([2 ** 51, 2 ** 51 - 1]);
  });

  it("M-5 refuses amounts without a weight and values that are no counts", () => {
    expect(() => splitAmount(1, [])).toThrow(RangeError);
    expect(() => splitAmount(1, [0])).toThrow(RangeError);
    expect(() => splitAmount(-1, [1])).toThrow(RangeError);
    expect(() => splitAmount(1, [0.5])).toThrow(RangeError);
  });

  it("M-5 adds up for any weights and exceeds none", () => {
    const requests = weights.chain((list) =>
      fc.record({ list: fc.constant(list), amount: fc.nat(sum(list)) }),
    );
    const property = fc.property(requests, ({ list, amount }) => {
      const shares = splitAmount(amount, list);
      expect(sum(shares)).toBe(amount);
      expect(shares.filter((share, i) => share < 0 || share > (list[i] ?? 0))).toEqual([]);
      expect(splitAmount(amount, list)).toEqual(shares);
    });
    expect(() => fc.assert(property, { numRuns: chooseSoakSize(300, 20_000) })).not.toThrow();
  });
});
