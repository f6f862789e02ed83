import { describe, expect, it } from "vitest";
import { fitOnSheet } from "./fit.ts";

const sheet = { width: 576, height: 720 };

describe("fit", () => {
  it("PRN-16 requires 18 points on each side", () => {
    expect(fitOnSheet({ width: 540, height: 684 }, sheet)).toBe("upright");
    expect(fitOnSheet({ width: 540.1, height: 684 }, sheet)).toBeUndefined();
    expect(fitOnSheet({ width: 540, height: 684.1 }, sheet)).toBeUndefined();
  });

  it("PRN-16 turns a piece that only fits sideways", () => {
    expect(fitOnSheet({ width: 684, height: 540 }, sheet)).toBe("turned");
    expect(fitOnSheet({ width: 541, height: 540 }, sheet)).toBe("turned");
  });

  it("PRN-16 keeps a piece upright when both orientations fit", () => {
    expect(fitOnSheet({ width: 500, height: 100 }, sheet)).toBe("upright");
  });
});
