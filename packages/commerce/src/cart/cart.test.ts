import { describe, expect, it } from "vitest";
import { createCounter, sampleLine } from "../../test/sample-cart.ts";
import { type CartChange, type CartLine, changeCart, MAX_CART_LINES } from "./cart.ts";
import { withGiftNote } from "./custom-attributes.ts";

const GIFT = withGiftNote([], "For you");

function change(lines: readonly CartLine[], cartChange: CartChange): readonly CartLine[] {
  const result = changeCart(lines, cartChange, createCounter());
  if (result.kind === "refused") throw new Error(`Refused: ${result.code}`);
  return result.lines;
}

function refuse(lines: readonly CartLine[], cartChange: CartChange) {
  return changeCart(lines, cartChange, createCounter());
}

const NEW = { variantId: "frame", quantity: 2, customAttributes: [] };
const FULL = Array.from({ length: MAX_CART_LINES }, (_, i) =>
  sampleLine(`${i}`, { variantId: `${i}` }),
);

describe("add", () => {
  it("L-1 increases an equal line", () => {
    const attributes = [
      { key: "a", value: "1" },
      { key: "b", value: "2" },
    ];
    const lines = [sampleLine("1", { customAttributes: attributes, projectId: "map" })];
    const added = { ...NEW, customAttributes: attributes.toReversed(), projectId: "map" };
    expect(change(lines, { type: "add", lines: [added] })).toEqual([{ ...lines[0], quantity: 3 }]);
  });

  it.each([
    ["variant", { variantId: "bar" }],
    ["project", { projectId: "other" }],
    ["gift note", { customAttributes: GIFT }],
  ])("L-1 adds a line for another %s", (_, changes) => {
    const lines = [sampleLine("1")];
    const added = { ...NEW, ...changes };
    expect(change(lines, { type: "add", lines: [added] })).toEqual([
      sampleLine("1"),
      { ...added, id: "id-1" },
    ]);
  });

  it.each([
    [0, "INVALID"],
    [-1, "INVALID"],
    [0.1, "INVALID"],
    [Number.NaN, "INVALID"],
    [26, "LESS_THAN"],
    [1e9, "LESS_THAN"],
    [Number.POSITIVE_INFINITY, "INVALID"],
  ])("L-2 refuses a quantity of %d", (quantity, code) => {
    const added: CartChange = { type: "add", lines: [NEW, { ...NEW, variantId: "bar", quantity }] };
    expect(refuse([sampleLine("1")], added)).toEqual({ kind: "refused", code });
  });

  it("L-2 refuses more than 25 units together", () => {
    const lines = [sampleLine("1", { quantity: 24 })];
    const refusal = { kind: "refused", code: "LESS_THAN", lineId: "1" };
    expect(refuse(lines, { type: "add", lines: [NEW] })).toEqual(refusal);
    expect(change(lines, { type: "add", lines: [{ ...NEW, quantity: 1 }] })).toEqual([
      sampleLine("1", { quantity: 25 }),
    ]);
  });

  it("L-4 refuses a line more than 100", () => {
    expect(refuse(FULL, { type: "add", lines: [NEW] })).toEqual({
      kind: "refused",
      code: "LESS_THAN",
    });
    const equal = { ...NEW, variantId: "0" };
    expect(change(FULL, { type: "add", lines: [equal] })[0]?.quantity).toBe(3);
  });

  it("A-2 refuses attributes that are not valid", () => {
    const customAttributes = [{ key: "Gift Note", value: "x".repeat(501) }];
    const added: CartChange = { type: "add", lines: [{ ...NEW, customAttributes }] };
    expect(refuse([], added)).toEqual({ kind: "refused", code: "TOO_LONG" });
  });
});

describe("update, remove and replace", () => {
  it("L-2 changes quantity and attributes in place", () => {
    const lines = [sampleLine("1"), sampleLine("2", { variantId: "bar" })];
    const updates = [
      { id: "1", quantity: 25 },
      { id: "1", customAttributes: GIFT },
    ];
    expect(change(lines, { type: "update", lines: updates })).toEqual([
      sampleLine("1", { quantity: 25, customAttributes: GIFT }),
      lines[1],
    ]);
    const tooMany: CartChange = { type: "update", lines: [{ id: "1", quantity: 26 }] };
    expect(refuse(lines, tooMany)).toEqual({ kind: "refused", code: "LESS_THAN", lineId: "1" });
  });

  it("L-3 removes a line with quantity 0, also when it is gone", () => {
    const lines = [sampleLine("1"), sampleLine("2", { variantId: "bar" })];
    const removal: CartChange = { type: "update", lines: [{ id: "1", quantity: 0 }] };
    const rest = change(lines, removal);
    expect(rest).toEqual([lines[1]]);
    expect(change(rest, removal)).toEqual(rest);
    expect(change(lines, { type: "remove", lineIds: ["2", "gone"] })).toEqual([lines[0]]);
  });

  it("L-3 refuses to change a line that is not there", () => {
    const refusal = { kind: "refused", code: "LINE_ITEM_NOT_FOUND", lineId: "gone" };
    expect(refuse([], { type: "update", lines: [{ id: "gone", quantity: 1 }] })).toEqual(refusal);
    const split = { type: "split", lineId: "gone", quantity: 1, customAttributes: [] } as const;
    expect(refuse([], split)).toEqual(refusal);
  });

  it("L-6 joins a line that becomes equal to another one", () => {
    const lines = [sampleLine("1", { quantity: 3 }), sampleLine("2", { customAttributes: GIFT })];
    const update: CartChange = { type: "update", lines: [{ id: "2", customAttributes: [] }] };
    expect(change(lines, update)).toEqual([sampleLine("1", { quantity: 4 })]);
  });

  it("L-1 replaces all lines and joins equal ones", () => {
    const replaced = change(FULL, { type: "replace", lines: [NEW, NEW] });
    expect(replaced).toEqual([{ ...NEW, id: "id-1", quantity: 4 }]);
  });
});

describe("split", () => {
  const lines = [sampleLine("1", { quantity: 3 }), sampleLine("2", { variantId: "bar" })];
  const split = (quantity: number): CartChange => ({
    type: "split",
    lineId: "1",
    quantity,
    customAttributes: GIFT,
  });

  it("L-5 moves units to a new line behind the old one", () => {
    expect(change(lines, split(1))).toEqual([
      sampleLine("1", { quantity: 2 }),
      sampleLine("id-1", { customAttributes: GIFT }),
      lines[1],
    ]);
  });

  it("L-5 moves at most the units of the line and keeps its id", () => {
    const whole = [sampleLine("1", { quantity: 3, customAttributes: GIFT }), lines[1]];
    expect(change(lines, split(3))).toEqual(whole);
    expect(change(lines, split(25))).toEqual(whole);
  });

  it("L-6 joins an equal line, within its limit", () => {
    const other = sampleLine("3", { quantity: 23, customAttributes: GIFT });
    expect(change([...lines, other], split(2))).toEqual([
      sampleLine("1"),
      lines[1],
      { ...other, quantity: 25 },
    ]);
    const refusal = { kind: "refused", code: "LESS_THAN" };
    expect(refuse([...lines, other], split(3))).toMatchObject(refusal);
  });

  it("L-5 changes nothing with the same attributes", () => {
    const same: CartChange = { type: "split", lineId: "1", quantity: 1, customAttributes: [] };
    expect(change(lines, same)).toEqual(lines);
  });

  it("L-2 refuses a quantity that is no number of units", () => {
    const refusal = { kind: "refused", code: "INVALID", lineId: "1" };
    const results = [0, -1, 0.5, Number.NaN].map((quantity) => refuse(lines, split(quantity)));
    expect(results).toEqual(results.map(() => refusal));
  });
});

describe("lines of a sticker order", () => {
  const ofOrder = (id: string, variantId: string, stickerOrderId = "map-1") =>
    sampleLine(id, { variantId, stickerOrderId, quantity: 40 });
  const group = [ofOrder("1", "small"), ofOrder("2", "tokens")];
  const other = [sampleLine("3"), ofOrder("4", "small", "map-2")];
  const lines = [...group, ...other];

  it("L-8 are added once", () => {
    const added = group.map(({ id: _id, ...line }) => line);
    const first = change([], { type: "add", lines: added });
    expect(first).toEqual(added.map((line, i) => ({ ...line, id: `id-${i + 1}` })));
    expect(change(first, { type: "add", lines: added })).toEqual(first);
    const renamed = added.map((line) => ({ ...line, customAttributes: GIFT }));
    const replaced = change(lines, { type: "replace", lines: renamed });
    expect(replaced.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("L-2 have up to 9,999 units", () => {
    const add = (quantity: number): CartChange => ({
      type: "add",
      lines: [{ ...NEW, stickerOrderId: "map-3", quantity }],
    });
    expect(change([], add(9999))).toHaveLength(1);
    expect(refuse([], add(10_000))).toEqual({ kind: "refused", code: "LESS_THAN" });
  });

  it("L-8 are removed together", () => {
    expect(change(lines, { type: "remove", lineIds: ["2"] })).toEqual(other);
    const update: CartChange = { type: "update", lines: [{ id: "1", quantity: 0 }] };
    expect(change(lines, update)).toEqual(other);
  });

  it("L-8 are neither updated nor split", () => {
    const refusal = { kind: "refused", code: "INVALID", lineId: "1" };
    const updates = [
      { id: "1", quantity: 40 },
      { id: "1", customAttributes: GIFT },
    ];
    const refused = updates.map((line) => refuse(lines, { type: "update", lines: [line] }));
    expect(refused).toEqual([refusal, refusal]);
    const split = { type: "split", lineId: "1", quantity: 40, customAttributes: GIFT } as const;
    expect(refuse(lines, split)).toEqual(refusal);
  });
});
