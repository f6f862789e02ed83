import { expect, it } from "vitest";
import { getSubjectPath, listDetails } from "./describe-action.ts";

it("lists what changed, in words", () => {
  const details = {
    sku: "MAP-OAK",
    before: { priceMinor: 4900, stock: 7, isActive: true },
    after: { priceMinor: 5500, stock: null, isActive: true },
  };
  expect(listDetails({ details })).toEqual(["price: $49.00 → $55.00", "stock: 7 → made to order"]);
  const role = { before: { role: "USER" }, after: { role: "EMPLOYEE" } };
  expect(listDetails({ details: role })).toEqual(["role: USER → EMPLOYEE"]);
});

it("lists the facts of a request and of something new, without ids", () => {
  const request = { orderId: "o1", amountMinor: 100, reason: "Damaged", trackingNumber: "" };
  expect(listDetails({ details: request })).toEqual(["amount: $1.00", "reason: Damaged"]);
  const refund = { orderId: "o1", tokensTaken: 6.5, tokensKept: 3.5 };
  expect(listDetails({ details: refund })).toEqual([
    "tokens taken back: 6.5",
    "tokens already spent: 3.5",
  ]);
  const created = { after: { code: "TEN", basisPoints: 1250, endsAt: null } };
  expect(listDetails({ details: created })).toEqual(["code: TEN", "percentage: 12.5%"]);
  const adjusted = { halfTokens: -9, note: "Lost" };
  expect(listDetails({ details: adjusted })).toEqual(["tokens: -4.5", "note: Lost"]);
  expect(listDetails({ details: null })).toEqual([]);
});

it("leads to orders and products", () => {
  const action = {
    id: "1",
    createdAt: "",
    email: null,
    action: "order.refund",
    details: {},
    subjectId: "x",
  };
  const path = (subjectType: string, subjectName: string | null) =>
    getSubjectPath({ ...action, subjectType, subjectName });
  expect(path("order-print", "#1042")).toBe("/staff/orders/1042");
  expect(path("product", "Framed map")).toBe("/staff/products/x");
  expect(path("pickup-order", "Pickup order")).toBe("/staff/pickups/x");
  expect(path("ticket", "Change your email")).toBe("/staff/tickets/x");
  expect(path("variant", "SKU")).toBeUndefined();
  expect(path("account", "customer@mail.example")).toBe("/staff/customers/x");
  expect(path("account", null)).toBeUndefined();
  expect(path("vouchers", null)).toBe("/staff/vouchers?request=x");
});
