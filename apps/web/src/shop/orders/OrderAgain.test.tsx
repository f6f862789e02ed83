// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  AddCheckoutLinesDocument,
  CreateCheckoutDocument,
} from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { createCheckout } from "../cart/test/checkouts.ts";
import { ItemRow } from "./ItemRow.tsx";
import { OrderAgain } from "./OrderAgain.tsx";
import type { OrderItem } from "./order.ts";

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;
const PARTS = {
  id: "i1",
  name: "Engraved Plaque",
  description: "Brass",
  handle: "engraved-plaque",
  variantId: "v1",
  quantity: 2,
  attributes: [
    { key: "First line", value: "Our home" },
    { key: "Gift Note", value: "For you" },
  ],
  originalUnitPrice: usd("19.00"),
  totalPrice: usd("38.00"),
  image: null,
};
const PLAQUE: OrderItem = { __typename: "BasicLineItem", ...PARTS };

let api: FakeGraphql;
let added: unknown[];

beforeEach(() => {
  stubBrowserGlobals();
  localStorage.clear();
  api = new FakeGraphql();
  added = [];
  const payload = { checkout: createCheckout(), checkoutUserErrors: [] };
  api.on(CreateCheckoutDocument, { payload });
  api.on(AddCheckoutLinesDocument, ({ lineItems }) => {
    added.push(lineItems);
    return { payload };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (item: OrderItem) => renderPage([{ path: "/", element: <OrderAgain item={item} /> }]);
const press = () => userEvent.click(screen.getByRole("button", { name: /^Order again: / }));

it("adds the same product with its texts, without the gift note", async () => {
  show(PLAQUE);
  await press();
  expect(await screen.findByText(/^Added to your cart\./)).toBeDefined();
  expect(added).toMatchObject([
    [
      {
        variantId: "v1",
        quantity: 2,
        customAttributes: [{ key: "First line", value: "Our home" }],
      },
    ],
  ]);
});

it("adds a map with its project", async () => {
  show({ __typename: "MapLineItem", ...PARTS, projectId: "abc123", file: null });
  await press();
  await screen.findByText(/^Added to your cart\./);
  expect(added).toMatchObject([[{ variantId: "v1", fileId: "abc123" }]]);
});

it("shows why it is refused, such as a product that is no longer sold", async () => {
  const refusal = {
    code: "INVALID_MERCHANDISE_LINE",
    message: "No longer sold.",
    lineItemId: null,
  };
  api.on(AddCheckoutLinesDocument, {
    payload: { checkout: createCheckout(), checkoutUserErrors: [refusal as never] },
  });
  show(PLAQUE);
  await press();
  expect(await screen.findByText("No longer sold.")).toBeDefined();
});

it.each<[string, OrderItem, number]>([
  ["a product", PLAQUE, 1],
  ["a product that was deleted", { ...PLAQUE, variantId: null }, 0],
  ["tokens", { __typename: "StickerTokenLineItem", ...PARTS, numTokens: 5 }, 0],
])("is offered for %s or not", async (_, item, count) => {
  renderPage([{ path: "/", element: <ItemRow item={item} /> }]);
  await screen.findByText("Quantity 2");
  if (count > 0) await screen.findByRole("button");
  expect(screen.queryAllByRole("button")).toHaveLength(count);
});
