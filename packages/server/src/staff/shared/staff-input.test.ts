import { describe, expect, it } from "vitest";
import {
  halfTokensSchema,
  parseStaffInput,
  refundSchema,
  sheetSetSchema,
  shipmentSchema,
  stickerShippingSchema,
} from "./staff-input.ts";

const ID = "6f2a0c52-5a0e-4b2c-9a53-3f0a4f1f2c11";
const LINE = { lineId: ID, quantity: 1 };

it("tokens are whole or half ones, counted in halves", () => {
  expect(parseStaffInput(halfTokensSchema, -1.5)).toEqual({ value: -3 });
  expect(parseStaffInput(halfTokensSchema, 1.25)).toEqual({
    problem: "Enter whole or half tokens.",
  });
});

describe("a shipment", () => {
  const shipment = { orderId: ID, requestId: ID, lines: [LINE] };
  const read = (changes: object) => parseStaffInput(shipmentSchema, { ...shipment, ...changes });

  it("leaves blank texts out", () => {
    const blank = { trackingCompany: " ", trackingNumber: null, trackingUrl: "" };
    expect(read(blank)).toEqual({ value: shipment });
  });

  it("has 1 to 100 lines with 1 to 9,999 units", () => {
    expect(read({ lines: [] })).toEqual({ problem: "Choose at least one unit." });
    expect(read({ lines: [{ ...LINE, quantity: 0 }] })).toEqual({
      problem: "Choose at least one unit.",
    });
    expect(read({ lines: [{ ...LINE, quantity: 9999 }] })).toHaveProperty("value");
    expect(read({ lines: [{ ...LINE, quantity: 10_000 }] })).toHaveProperty("problem");
    expect(read({ lines: Array.from({ length: 100 }, () => LINE) })).toHaveProperty("value");
    expect(read({ lines: Array.from({ length: 101 }, () => LINE) })).toHaveProperty("problem");
    expect(read({ lines: [{ ...LINE, lineId: "1" }] })).toEqual({
      problem: "There is no such line.",
    });
  });

  it.each([
    ["trackingCompany", 60],
    ["trackingNumber", 80],
  ])("has a %s of at most %i characters", (name, max) => {
    expect(read({ [name]: ` ${"a".repeat(max)} ` })).toMatchObject({
      value: { [name]: "a".repeat(max) },
    });
    expect(read({ [name]: "a".repeat(max + 1) })).toHaveProperty("problem");
  });

  it("is tracked at an address with https of at most 500 characters", () => {
    const url = `https://post.example/${"1".repeat(479)}`;
    expect(read({ trackingUrl: url })).toMatchObject({ value: { trackingUrl: url } });
    expect(read({ trackingUrl: `${url}1` })).toHaveProperty("problem");
    for (const trackingUrl of ["http://post.example/1", "post.example"]) {
      expect(read({ trackingUrl })).toEqual({
        problem: "The tracking page must start with https://.",
      });
    }
  });
});

it("a refund has an amount or lines, and a reason of at most 500 characters", () => {
  const refund = { orderId: ID, requestId: ID, restock: true };
  const read = (changes: object) => parseStaffInput(refundSchema, { ...refund, ...changes });
  expect(read({ amount: "1", lines: null, reason: " " })).toEqual({
    value: { ...refund, amount: 100, lines: [] },
  });
  expect(read({ amount: null, lines: [] })).toEqual({ problem: "Choose at least one unit." });
  expect(read({ amount: "1", lines: [LINE] })).toEqual({
    value: { ...refund, amount: 100, lines: [LINE] },
  });
  expect(read({ amount: "1", reason: "a".repeat(500) })).toHaveProperty("value");
  expect(read({ amount: "1", reason: "a".repeat(501) })).toHaveProperty("problem");
});

describe("sticker orders", () => {
  const makeIds = (count: number) => Array.from({ length: count }, (_, index) => `Map-${index}`);
  const read = (stickerOrderIds: readonly string[]) =>
    parseStaffInput(sheetSetSchema, { requestId: ID, stickerOrderIds });

  it("are 1 to 100 for a set of sheets, each counted once", () => {
    expect(read([])).toEqual({ problem: "Choose at least one order." });
    expect(read(makeIds(100))).toHaveProperty("value");
    expect(read(makeIds(101))).toEqual({ problem: "Choose at most 100 orders." });
    expect(read(["Map-1", "Map-1"])).toMatchObject({ value: { stickerOrderIds: ["Map-1"] } });
    expect(read(["a".repeat(200)])).toHaveProperty("value");
    expect(read(["a".repeat(201)])).toHaveProperty("problem");
  });

  it("are sent with a company of at most 60 and a number of at most 80 characters", () => {
    const sent = { requestId: ID, stickerOrderIds: ["Map-1"] };
    const texts = { trackingCompany: "a".repeat(60), trackingNumber: "1".repeat(80) };
    expect(parseStaffInput(stickerShippingSchema, { ...sent, ...texts })).toEqual({
      value: { ...sent, ...texts },
    });
    for (const text of [{ trackingCompany: "a".repeat(61) }, { trackingNumber: "1".repeat(81) }]) {
      expect(parseStaffInput(stickerShippingSchema, { ...sent, ...text })).toHaveProperty(
        "problem",
      );
    }
  });
});
