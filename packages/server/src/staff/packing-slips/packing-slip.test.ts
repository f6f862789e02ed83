import { ATTRIBUTE_KEYS } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import { createPackingSlip, type PackedOrder, type PackingSlipLine } from "./packing-slip.ts";

const makeLine = (facts: Partial<PackingSlipLine> = {}): PackingSlipLine => ({
  id: "frame",
  title: "Framed map",
  variantTitle: "Oak",
  attributes: [],
  mapName: null,
  quantity: 2,
  shippedQuantity: 0,
  refundedQuantity: 0,
  requiresShipping: true,
  ...facts,
});

const makeOrder = (facts: Partial<PackedOrder> = {}): PackedOrder => ({
  number: 1042,
  brand: "tbl",
  createdAt: new Date("2026-11-20T03:00:00Z"),
  name: "Customer 12",
  shippingAddress: { line1: "1 Main St", city: "Ann Arbor", state: "MI", postalCode: "48104" },
  lines: [makeLine()],
  shipments: [],
  ...facts,
});

describe("a packing slip", () => {
  it("says who gets what, on the day in Michigan, without a price", () => {
    const attributes = [
      { key: ATTRIBUTE_KEYS.orderId, value: "Map001-1" },
      { key: "First line", value: "Our trips" },
      { key: ATTRIBUTE_KEYS.giftNote, value: "Enjoy!\nYour friends" },
      { key: ATTRIBUTE_KEYS.tokensUsed, value: "2" },
    ];
    const order = makeOrder({ lines: [makeLine({ attributes, mapName: "All states" })] });
    expect(createPackingSlip(order, undefined)).toEqual({
      brandName: "The Big Loop",
      orderNumber: 1042,
      date: "Nov 19, 2026",
      address: ["Customer 12", "1 Main St", "Ann Arbor, MI 48104"],
      items: [
        {
          quantity: 2,
          title: "Framed map",
          details: [
            "Oak",
            "Map: All states",
            "First line: Our trips",
            "Gift note: Enjoy!\nYour friends",
          ],
        },
      ],
    });
  });

  it("takes the map's name from the line of stickers", () => {
    const attributes = [{ key: ATTRIBUTE_KEYS.map, value: "Lake trips" }];
    const slip = createPackingSlip(makeOrder({ lines: [makeLine({ attributes })] }), undefined);
    expect(slip?.items[0]?.details).toEqual(["Oak", "Map: Lake trips"]);
  });

  it("of a shipment leaves out what was shipped in other packages", () => {
    const order = makeOrder({
      lines: [
        makeLine({ quantity: 3, shippedQuantity: 2 }),
        makeLine({ id: "pins", title: "Pins", quantity: 1, shippedQuantity: 1 }),
      ],
      shipments: [
        { id: "first", lines: [{ lineId: "frame", quantity: 2 }] },
        { id: "second", lines: [{ lineId: "pins", quantity: 1 }] },
      ],
    });
    const listTitles = (shipmentId?: string) =>
      createPackingSlip(order, shipmentId)?.items.map((item) => [item.quantity, item.title]);
    expect(listTitles("first")).toEqual([[2, "Framed map"]]);
    expect(listTitles("second")).toEqual([[1, "Pins"]]);
    expect(listTitles()).toEqual([[1, "Framed map"]]);
    expect(listTitles("other")).toBeUndefined();
  });

  it("is none without anything to ship", () => {
    const lines = [makeLine({ requiresShipping: false })];
    expect(createPackingSlip(makeOrder({ lines }), undefined)).toBeUndefined();
  });
});
