import { describe, expect, it } from "vitest";
import { makeOrderRow, makeSelectedOrder, makeSelectedPrint } from "../test/make-rows.ts";
import {
  canSelect,
  countReadyPrints,
  findShippingProblem,
  listPrintProblems,
  listUnitsToShip,
} from "./selected-orders.ts";

describe("an order in the list", () => {
  it("can be selected when it is paid and nothing stands in the way of shipping", () => {
    expect(canSelect(makeOrderRow())).toBe(true);
    expect(canSelect(makeOrderRow({ fulfillmentStatus: "FULFILLED" }))).toBe(true);
    for (const shippingObstacle of ["DISPUTED", "HELD", "WAITING_FOR_CUSTOMER"] as const) {
      expect(canSelect(makeOrderRow({ shippingObstacle }))).toBe(false);
    }
    expect(canSelect(makeOrderRow({ state: "EXPIRED" }))).toBe(false);
    expect(canSelect(makeOrderRow({ canceledAt: "2026-07-04T12:00:00.000Z" }))).toBe(false);
  });
});

describe("the units of a selected order", () => {
  const unmade = {
    id: "b",
    title: "Stickers",
    variantTitle: "",
    quantity: 3,
    areStickersMade: false,
  };
  const order = makeSelectedOrder();
  const lines = [...order.lines, unmade];

  it("are shipped with unmade stickers only after a confirmation", () => {
    const mixed = { ...order, lines };
    const made = [{ lineId: "line-1", quantity: 2 }];
    expect(listUnitsToShip(mixed, { confirmsUnmadeStickers: false })).toEqual(made);
    expect(listUnitsToShip(mixed, { confirmsUnmadeStickers: true })).toEqual([
      ...made,
      { lineId: "b", quantity: 3 },
    ]);
  });

  it("aren't shipped when something stands in the way, or none are left", () => {
    expect(findShippingProblem(order)).toBeUndefined();
    expect(findShippingProblem({ ...order, shippingObstacle: "HELD" })).toBe("Held");
    expect(findShippingProblem({ ...order, lines: [] })).toBe("Nothing is left to ship");
  });
});

describe("the print files of a selected order", () => {
  it("that aren't ready are named with the reason", () => {
    const prints = [
      makeSelectedPrint(),
      makeSelectedPrint({ id: "2", status: "RUNNING", isReady: false }),
      makeSelectedPrint({ id: "3", status: "WAITING", isReady: false }),
      makeSelectedPrint({ id: "4", isReady: false, isWaitingForCustomer: true }),
    ];
    const order = makeSelectedOrder({ prints });
    expect(countReadyPrints([order, makeSelectedOrder()])).toBe(1);
    expect(listPrintProblems(order)).toEqual([
      "Order #1042: 2 files are not drawn yet.",
      "Order #1042: a file is waiting for the customer.",
    ]);
    expect(listPrintProblems(makeSelectedOrder({ prints: [makeSelectedPrint()] }))).toEqual([]);
    expect(listPrintProblems(makeSelectedOrder())).toEqual(["Order #1042 has no print files."]);
  });
});
