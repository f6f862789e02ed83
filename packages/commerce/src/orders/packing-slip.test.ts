import { describe, expect, it } from "vitest";
import { ATTRIBUTE_KEYS } from "../cart/custom-attributes.ts";
import { listPackedTexts, listPackedUnits, type PackableLine } from "./packing-slip.ts";

const makeLine = (facts: Partial<PackableLine>): PackableLine => ({
  id: "frame",
  quantity: 5,
  shippedQuantity: 0,
  refundedQuantity: 0,
  requiresShipping: true,
  ...facts,
});

describe("what is in a package", () => {
  it("is what is left to ship", () => {
    const lines = [
      makeLine({ shippedQuantity: 2, refundedQuantity: 1 }),
      makeLine({ id: "pins", quantity: 1, shippedQuantity: 1 }),
      makeLine({ id: "refunded", quantity: 3, refundedQuantity: 3 }),
    ];
    expect(listPackedUnits(lines)).toEqual([{ lineId: "frame", quantity: 2 }]);
  });

  it("is everything that wasn't refunded, once all of it is shipped", () => {
    const lines = [
      makeLine({ shippedQuantity: 4, refundedQuantity: 1 }),
      makeLine({ id: "pins", quantity: 1, shippedQuantity: 1 }),
    ];
    expect(listPackedUnits(lines)).toEqual([
      { lineId: "frame", quantity: 4 },
      { lineId: "pins", quantity: 1 },
    ]);
  });

  it("is the shipment's units alone", () => {
    const lines = [makeLine({ shippedQuantity: 3 }), makeLine({ id: "pins" })];
    const shipment = [
      { lineId: "frame", quantity: 3 },
      { lineId: "unknown", quantity: 1 },
    ];
    expect(listPackedUnits(lines, shipment)).toEqual([{ lineId: "frame", quantity: 3 }]);
    expect(listPackedUnits(lines, [])).toEqual([]);
  });

  it("leaves out what isn't shipped, such as tokens", () => {
    expect(listPackedUnits([makeLine({ requiresShipping: false })])).toEqual([]);
  });

  it("leaves out a line that was shipped and then refunded", () => {
    const lines = [makeLine({ quantity: 1, shippedQuantity: 1, refundedQuantity: 1 })];
    expect(listPackedUnits([...lines, makeLine({ id: "pins" })])).toEqual([
      { lineId: "pins", quantity: 5 },
    ]);
  });
});

it("shows the buyer's texts, without how the line was stored and paid", () => {
  const engraved = { key: "First line", value: "Our trips" };
  const others = Object.values(ATTRIBUTE_KEYS).map((key) => ({ key, value: "1" }));
  expect(listPackedTexts([...others, engraved])).toEqual([engraved]);
});
