import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumMoney, usd } from "../money/money.ts";
import { computeRefundableAmount, type RefundablePart, splitRefund } from "./refund.ts";

interface Part extends RefundablePart {
  readonly name: string;
}

function part(name: string, paidMinor: number, refundedMinor = 0): Part {
  return { name, paid: usd(paidMinor), refunded: usd(refundedMinor) };
}

const PARTS = [
  part("map", 6000),
  part("frame", 2000, 500),
  part("shipping", 750),
  part("tax", 500),
];

describe("a refund", () => {
  it("O-8 is at most what remains", () => {
    expect(computeRefundableAmount(PARTS)).toEqual(usd(8750));
    const refused = { kind: "refused", refundable: usd(8750) };
    expect(splitRefund(usd(8751), PARTS)).toEqual(refused);
    expect(splitRefund(usd(0), PARTS)).toEqual(refused);
    expect(splitRefund(usd(1), PARTS)).toMatchObject({ kind: "split" });
    expect(splitRefund(usd(8750), PARTS)).toMatchObject({ kind: "split" });
    expect(splitRefund(usd(-1), PARTS)).toEqual(refused);
    expect(splitRefund(usd(1), [])).toEqual({ kind: "refused", refundable: usd(0) });
  });

  it("O-8 is split in proportion to what remains of each part", () => {
    const result = splitRefund(usd(875), PARTS);
    expect(result).toMatchObject({ kind: "split" });
    const shares = result.kind === "split" ? result.shares : [];
    expect(shares.map(({ part: { name }, amount }) => [name, amount.amountMinor])).toEqual([
      ["map", 600],
      ["frame", 150],
      ["shipping", 75],
      ["tax", 50],
    ]);
  });

  it("O-8 adds up in any sequence of refunds and exceeds no part", () => {
    const orders = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 });
    const amounts = fc.array(fc.integer({ min: -5, max: 2_000_000 }), { maxLength: 10 });
    const property = fc.property(orders, amounts, (paid, refunds) => {
      let parts = paid.map((amountMinor, i) => part(`${i}`, amountMinor));
      for (const amount of refunds.map(usd)) {
        const before = computeRefundableAmount(parts).amountMinor;
        const result = splitRefund(amount, parts);
        const isValid = amount.amountMinor >= 1 && amount.amountMinor <= before;
        expect(result.kind).toBe(isValid ? "split" : "refused");
        if (result.kind === "refused") continue;
        expect(sumMoney(result.shares.map((share) => share.amount))).toEqual(amount);
        parts = result.shares.map(({ part: { name, paid: whole, refunded }, amount: share }) =>
          part(name, whole.amountMinor, refunded.amountMinor + share.amountMinor),
        );
        expect(parts.filter((one) => one.refunded.amountMinor > one.paid.amountMinor)).toEqual([]);
        expect(computeRefundableAmount(parts).amountMinor).toBe(before - amount.amountMinor);
      }
    });
    expect(() => fc.assert(property, { numRuns: chooseSoakSize(150, 10_000) })).not.toThrow();
  });
});
