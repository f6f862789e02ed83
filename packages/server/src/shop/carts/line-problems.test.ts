import type { CartLine } from "@photomap/commerce";
import { describe, expect, it } from "vitest";
import type { CartProject, CartStickerOrder, CartVariant } from "./cart.types.ts";
import { findChangeProblems, findLineProblems } from "./line-problems.ts";

const VARIANT: CartVariant = {
  id: "variant",
  sku: "frame",
  title: "Oak",
  priceMinor: 4900,
  selectedOptions: [],
  image: null,
  requiresShipping: true,
  weightOz: 0,
  lengthIn: 0,
  isActive: true,
  available: null,
  sticker: null,
  product: { id: "product", handle: "frame", title: "Frame", metafields: {} },
};
const LINE: CartLine = { id: "line", variantId: "variant", quantity: 1, customAttributes: [] };
const PROJECT: CartProject = {
  id: "map",
  name: "Our map",
  designId: "50-states",
  updatedAt: new Date("2026-11-16T08:00:00.000Z"),
  accessEpoch: 0,
};
const STICKER = { outputType: "VEHICLE_MAP" } as const;
const STICKERS: CartStickerOrder = {
  id: "stickers",
  ownerId: "owner",
  outputType: "VEHICLE_MAP",
  status: "AWAITING_PAYMENT",
  mapName: null,
  isInOtherCart: false,
  items: [],
  variants: [],
};

function store(variant: Partial<CartVariant> = {}, stickers: Partial<CartStickerOrder> = {}) {
  return {
    variants: new Map([["variant", { ...VARIANT, ...variant }]]),
    projects: new Map([["map", PROJECT]]),
    stickerOrders: new Map([["stickers", { ...STICKERS, ...stickers }]]),
  };
}

const withMetafields = (metafields: object) =>
  store({ product: { ...VARIANT.product, metafields } });

describe("a line", () => {
  it("of a product that is sold has no problem", () => {
    expect(findLineProblems([LINE], store())).toEqual([]);
  });

  it.each([
    ["an unknown variant", { ...LINE, variantId: "other" }, store()],
    ["a variant that is not sold any more", LINE, store({ isActive: false })],
  ])("of %s is refused", (_name, line, stored) => {
    expect(findLineProblems([line], stored)).toEqual([
      { code: "INVALID_MERCHANDISE_LINE", lineId: "line" },
    ]);
  });

  it("of tokens needs their number", () => {
    const product = { ...VARIANT.product, handle: "sticker-tokens" };
    const selectedOptions = [{ name: "Tokens", value: "10" }];
    expect(findLineProblems([LINE], store({ product, selectedOptions }))).toEqual([]);
    expect(findLineProblems([LINE], store({ product }))).toEqual([
      { code: "INVALID_MERCHANDISE_LINE", message: expect.any(String), lineId: "line" },
    ]);
  });
});

describe("a line of stickers", () => {
  const line = { ...LINE, stickerOrderId: "stickers" };

  it("needs an order that is not paid yet", () => {
    expect(findLineProblems([line], store({ sticker: STICKER }))).toEqual([]);
    const paid = store({ sticker: STICKER }, { status: "AWAITING_SHIPMENT" });
    expect(findLineProblems([line], paid)).toEqual([{ code: "INVALID", lineId: "line" }]);
  });

  it("has a gift note and what the server writes, but no other text", () => {
    const write = (key: string) => ({ ...line, customAttributes: [{ key, value: "x" }] });
    const stored = store({ sticker: STICKER });
    const own = ["Order ID", "Map", "Tokens Used", "Gift Note"];
    expect(own.flatMap((key) => findLineProblems([write(key)], stored))).toEqual([]);
    expect(findLineProblems([write("Finish")], stored)).toMatchObject([
      { code: "INVALID", message: expect.stringContaining("“Finish”"), lineId: "line" },
    ]);
  });

  it("is refused without an order, and with one that does not exist", () => {
    const refused = [{ code: "INVALID", lineId: "line" }];
    expect(findLineProblems([LINE], store({ sticker: STICKER }))).toEqual(refused);
    const unknown = { ...LINE, stickerOrderId: "other" };
    expect(findLineProblems([unknown], store())).toEqual(refused);
  });
});

describe("a line of a map", () => {
  const designs = withMetafields({ personalizationType: "map", designIds: ["50-states"] });
  const map = withMetafields({ personalizationType: "map" });
  const ofMap = { ...LINE, projectId: "map" };

  it("has a project with a design of the product", () => {
    expect(findLineProblems([ofMap], designs)).toEqual([]);
  });

  it.each([
    ["BLANK", "no project", LINE, designs],
    ["BLANK", "no project, for a product without designs", LINE, map],
    ["INVALID", "an unknown project", { ...LINE, projectId: "other" }, designs],
    [
      "INVALID",
      "another design",
      ofMap,
      withMetafields({ personalizationType: "map", designIds: ["world"] }),
    ],
    ["PRESENT", "a product that is not personalized", ofMap, store()],
  ])("is %s with %s", (code, _name, line, stored) => {
    expect(findLineProblems([line], stored)).toMatchObject([{ code, lineId: "line" }]);
  });
});

describe("a line of a product with a text", () => {
  const textFields = [{ key: "First line", maxLength: 10, isRequired: true }];
  const plaque = withMetafields({ textFields });
  const write = (value: string) => ({
    ...LINE,
    customAttributes: [{ key: "First line", value }],
  });

  it("SHP-06 is checked on the server as on the page", () => {
    expect(findLineProblems([write("Home")], plaque)).toEqual([]);
    expect(findLineProblems([LINE], plaque)).toMatchObject([{ code: "BLANK" }]);
    expect(findLineProblems([write("Too long for it")], plaque)).toMatchObject([
      { code: "TOO_LONG", message: "“First line” is 5 characters too long.", lineId: "line" },
    ]);
  });

  it("SHP-08 has no text that is not one of the product", () => {
    const writeBoth = (key: string) => ({
      ...LINE,
      customAttributes: [...write("Home").customAttributes, { key, value: "x" }],
    });
    expect(findLineProblems([writeBoth("Gift Note")], plaque)).toEqual([]);
    for (const key of ["first line", "Shipping price"]) {
      expect(findLineProblems([writeBoth(key)], plaque)).toMatchObject([
        { code: "INVALID", message: expect.stringContaining(`“${key}”`), lineId: "line" },
      ]);
    }
  });

  it("SHP-06 is checked again when its text changes, not when its neighbor does", () => {
    const before = [write("Home"), { ...write("Far too long"), id: "old" }];
    const change = (line: CartLine) =>
      findChangeProblems(before, [line, ...before.slice(1)], plaque);
    expect(change(write("Our home"))).toEqual([]);
    expect(change(LINE)).toMatchObject([{ code: "BLANK", line: { id: "line" } }]);
  });
});

describe("the items of a variant", () => {
  const take = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ ...LINE, id: `line-${index}`, quantity }));

  it("are shared by its lines", () => {
    expect(findLineProblems(take(2, 3), store({ available: 5 }))).toEqual([]);
    expect(findLineProblems(take(2, 3), store({ available: 4 }))).toEqual([
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "line-0" },
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "line-1" },
    ]);
  });

  it("are refused when none is left", () => {
    expect(findLineProblems(take(1), store({ available: 0 }))).toEqual([
      { code: "NOT_ENOUGH_IN_STOCK", lineId: "line-0" },
    ]);
  });

  it("are at most 25 for one cart, unless they are made to order", () => {
    expect(findLineProblems(take(20, 5), store({ available: 99 }))).toEqual([]);
    expect(findLineProblems(take(26), store({ available: 99 }))).toEqual([
      { code: "LESS_THAN", lineId: "line-0" },
    ]);
    expect(findLineProblems(take(20, 20), store())).toEqual([]);
  });
});

describe("a change", () => {
  const ended = store({ isActive: false, available: 0 });

  it("of another line is possible beside a line that cannot be ordered", () => {
    expect(findChangeProblems([LINE], [LINE], ended)).toEqual([]);
    const two = { ...LINE, quantity: 2 };
    expect(findChangeProblems([two], [LINE], ended)).toEqual([]);
  });

  it("to more units is checked", () => {
    const two = { ...LINE, quantity: 2 };
    expect(findChangeProblems([LINE], [two], ended)).toEqual([
      { code: "INVALID_MERCHANDISE_LINE", line: two },
    ]);
    expect(findChangeProblems([LINE], [two], store({ available: 1 }))).toEqual([
      { code: "NOT_ENOUGH_IN_STOCK", line: two },
    ]);
  });
});
