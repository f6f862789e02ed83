// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  GetStickerOrdersForOrderDetailsDocument,
  type OrderItemPartsFragment,
  type StickerOrderStatus,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { StickerOrderResult } from "../sticker-orders/load-sticker-orders.ts";
import { createStickerOrder } from "../sticker-orders/test/sticker-orders.ts";
import { QuantityStore } from "../stickers/sticker-quantities.ts";
import { OrderItems } from "./OrderItems.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(() => cleanup());

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

function createItem(id: string, quantity: number, tokensUsed: number): OrderItemPartsFragment {
  const price = usd(tokensUsed === 0 ? "7.50" : "0.00");
  return {
    __typename: "StickerLineItem",
    id,
    name: "Stickers for a Wall Map",
    description: id,
    handle: "wall-map-stickers",
    variantId: "small",
    quantity,
    attributes: [
      { key: "Order ID", value: "f1-a" },
      { key: "Map", value: "Our summer" },
    ],
    originalUnitPrice: usd(tokensUsed === 0 ? "1.25" : "0.00"),
    totalPrice: price,
    image: null,
    stickerOrderId: "f1-a",
    projectId: "f1",
    tokensUsed,
  };
}

async function show(result: StickerOrderResult) {
  api.on(GetStickerOrdersForOrderDetailsDocument, { getStickerOrdersForOrderDetails: [result] });
  const items = [createItem("Small", 6, 0), createItem("Paid with tokens", 2, 3)];
  renderPage([{ path: "/", element: <OrderItems items={items} /> }]);
  return within(await screen.findByRole("region", { name: "Stickers for Our summer" }));
}

it("shows the stickers of an order together, with pictures, sizes, tokens and the map", async () => {
  const group = await show(createStickerOrder({ status: "AWAITING_SHIPMENT" }));
  expect(await group.findAllByRole("img", { name: /^Sticker of/ })).toHaveLength(6);
  expect(group.getByText("+2")).toBeDefined();
  expect(
    group.getByText(
      "Wall Hanging Photo Map · 8 stickers · 6 small, 1 medium, 1 large · 3 tokens used",
    ),
  ).toBeDefined();
  const link = group.getByRole("link", { name: "Our summer" });
  expect(link.getAttribute("href")).toBe("/p/f1");
  expect(group.getByText("$7.50")).toBeDefined();
  expect(group.getByText("3 tokens")).toBeDefined();
  expect(await findViolations()).toEqual([]);
});

it.each<readonly [StickerOrderStatus, string]>([
  ["AWAITING_SHIPMENT", "Being made"],
  ["SHIPPED", "Shipped"],
  ["CANCELLED", "Canceled"],
])("says in words that the stickers are %s", async (status, words) => {
  const group = await show(createStickerOrder({ status }));
  expect(await group.findByText(words)).toBeDefined();
});

it("says why the stickers of another account are not shown", async () => {
  const message =
    "This sticker order is from a project that was created with a different account or as a guest. Log in with that account to see it.";
  const group = await show({ __typename: "StickerOrderAccessRefused", message });
  expect(await group.findByText(message)).toBeDefined();
  expect(group.queryAllByRole("img")).toEqual([]);
  expect(group.getByText("8 stickers · 3 tokens used")).toBeDefined();
});

it("leads to the sticker screen with the same quantities to order them again", async () => {
  const order = createStickerOrder();
  const group = await show(order);
  const link = await group.findByRole("link", { name: "Order these stickers again" });
  expect(link.getAttribute("href")).toBe("/p/f1/output/stickers");
  fireEvent.click(link);
  const chosen = new QuantityStore("f1", {}).getAll();
  expect(chosen).toEqual(
    Object.fromEntries(order.stickers.map(({ openingId, quantity }) => [openingId, quantity])),
  );
  expect(Object.keys(chosen).length).toBeGreaterThan(1);
});
