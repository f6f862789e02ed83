import { expect, it } from "vitest";
import { groupItems } from "./group-items.ts";
import type { OrderItem } from "./order.ts";

const PRICE = { amount: "1.00", currencyCode: "USD" } as const;

const PARTS = {
  name: "Bars",
  description: "",
  handle: "bars",
  variantId: "bars",
  quantity: 1,
  attributes: [],
  originalUnitPrice: PRICE,
  totalPrice: PRICE,
  image: null,
};

const makeItem = (id: string): OrderItem => ({ __typename: "BasicLineItem", id, ...PARTS });

const makeSticker = (id: string, stickerOrderId: string): OrderItem => ({
  ...PARTS,
  __typename: "StickerLineItem",
  id,
  stickerOrderId,
  projectId: "abc123",
  tokensUsed: 0,
  attributes: [{ key: "Map", value: "Our summer" }],
});

it("puts the stickers of one order together, at the place of the first", () => {
  const items = [makeSticker("s1", "abc123-1"), makeItem("b"), makeSticker("s2", "abc123-2")];
  const entries = groupItems([...items, makeSticker("s3", "abc123-1")]);
  expect(entries).toMatchObject([
    {
      kind: "stickers",
      id: "abc123-1",
      projectId: "abc123",
      mapName: "Our summer",
      items: [{ id: "s1" }, { id: "s3" }],
    },
    { kind: "item", item: { id: "b" } },
    { kind: "stickers", id: "abc123-2", items: [{ id: "s2" }] },
  ]);
});
