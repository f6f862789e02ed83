import { describe, expect, it } from "vitest";
import { createStickerLines, createStickerSet, type StickerSet } from "./sticker-lines.ts";

const SET: StickerSet = {
  outputType: "VEHICLE_MAP",
  variants: [
    { variantId: "small", sizeClass: "SMALL", tokens: 0.5 },
    { variantId: "medium", sizeClass: "MEDIUM", tokens: 1 },
    { variantId: "large", sizeClass: "LARGE", tokens: 2 },
  ],
  tokenRedemptionVariantId: "tokens",
};
const ID = "abc-1";
const ORDER_ID = { key: "Order ID", value: ID };

function makeItem(sizeClass: string, quantityWithMoney: number, quantityWithTokens = 0) {
  return { sizeClass, quantityWithMoney, quantityWithTokens };
}

it("createStickerSet finds the variant for tokens by its SKU", () => {
  const sized = SET.variants.map(({ variantId, ...sticker }) => ({
    id: variantId,
    sku: variantId.toUpperCase(),
    sticker: { ...sticker, tokenRedemptionVariant: "TOKENS" },
  }));
  const redemption = { id: "tokens", sku: "TOKENS", sticker: {} };
  expect(createStickerSet("VEHICLE_MAP", [...sized, redemption])).toEqual(SET);
  expect(createStickerSet("VEHICLE_MAP", sized).tokenRedemptionVariantId).toBeUndefined();
});

describe("createStickerLines", () => {
  it("STK-08 T-9 makes a line of each size class for money and one for all tokens", () => {
    const items = [
      makeItem("SMALL", 2, 1),
      makeItem("LARGE", 0, 3),
      makeItem("SMALL", 3),
      makeItem("MEDIUM", 1, 1),
    ];
    const tokensUsed = { key: "Tokens Used", value: "7.5" };
    expect(createStickerLines({ id: ID, items }, SET)).toEqual({
      kind: "created",
      lines: [
        { variantId: "small", quantity: 5, customAttributes: [ORDER_ID] },
        { variantId: "medium", quantity: 1, customAttributes: [ORDER_ID] },
        { variantId: "tokens", quantity: 5, customAttributes: [ORDER_ID, tokensUsed] },
      ],
    });
    const refused = { kind: "refused", message: "Error redeeming sticker tokens." };
    const withoutTokens = { ...SET, tokenRedemptionVariantId: null };
    expect(createStickerLines({ id: ID, items }, withoutTokens)).toEqual(refused);
    const variants = SET.variants.slice(1);
    expect(createStickerLines({ id: ID, items }, { ...SET, variants })).toEqual(refused);
  });

  it("T-9 needs no redemption variant for money", () => {
    const set = { ...SET, tokenRedemptionVariantId: undefined };
    expect(createStickerLines({ id: ID, items: [makeItem("LARGE", 4)] }, set)).toEqual({
      kind: "created",
      lines: [{ variantId: "large", quantity: 4, customAttributes: [ORDER_ID] }],
    });
  });
});
