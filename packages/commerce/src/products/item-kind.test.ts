import { describe, expect, it } from "vitest";
import { type ClassifiableItem, getItemKind } from "./item-kind.ts";

const ITEM: ClassifiableItem = {
  handle: "oak-frame",
  sku: "pm.frame.oak",
  customAttributes: [],
  selectedOptions: [],
};
const TOKENS = [{ name: "Tokens", value: "25" }];
const ORDER_ID = { key: "Order ID", value: "Ab3dE9-7" };

describe("the kind of a line", () => {
  it("K-1 CRT-15 is a token pack by its handle and option", () => {
    for (const handle of ["sticker-tokens", "sticker-tokens-gift", "purchase-sticker-tokens"]) {
      const kind = getItemKind({ ...ITEM, handle, selectedOptions: TOKENS });
      expect(kind).toEqual({ kind: "sticker-token", numTokens: 25 });
    }
    expect(getItemKind({ ...ITEM, handle: "my-sticker-tokens" })).toEqual({ kind: "basic" });
    const problem = "Variant not found for purchase sticker tokens line item.";
    for (const value of ["", "0", "-1", "many", "1.5"]) {
      const selectedOptions = [{ name: "Tokens", value }];
      expect(getItemKind({ ...ITEM, handle: "sticker-tokens", selectedOptions })).toEqual({
        kind: "unknown",
        problem,
      });
    }
    const customAttributes = [ORDER_ID, { key: "Tokens Used", value: "2.5" }];
    for (const sku of ["mapmaker.sticker.small", "pm.sticker.large"]) {
      expect(getItemKind({ ...ITEM, sku, customAttributes })).toEqual({
        kind: "sticker",
        stickerOrderId: "Ab3dE9-7",
        tokensUsed: 2.5,
      });
    }
    expect(getItemKind({ ...ITEM, sku: "pm.stickers", customAttributes })).toEqual({
      kind: "basic",
    });
  });

  it("K-1 is a sticker without tokens when money pays for it", () => {
    const sticker = { ...ITEM, sku: "pm.sticker.small", customAttributes: [ORDER_ID] };
    expect(getItemKind(sticker)).toMatchObject({ kind: "sticker", tokensUsed: 0 });
    expect(getItemKind({ ...sticker, customAttributes: [] })).toEqual({ kind: "basic" });
  });

  it("K-1 is a map by its project", () => {
    expect(getItemKind({ ...ITEM, projectId: "Ab3dE9" })).toEqual({
      kind: "map",
      projectId: "Ab3dE9",
    });
    expect(getItemKind({ ...ITEM, projectId: null })).toEqual({ kind: "basic" });
  });
});
