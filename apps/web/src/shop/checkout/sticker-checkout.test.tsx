// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  GetStickerOrdersForCartPageDocument,
  PlaceOrderDocument,
  UpdateCheckoutAttributesDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { Checkout, CheckoutLine } from "../cart/checkout.ts";
import { createCheckout, createLine, SHIPPING_ADDRESS } from "../cart/test/checkouts.ts";
import { createStickerOrder } from "../sticker-orders/test/sticker-orders.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  const orders = [createStickerOrder()];
  api.on(GetStickerOrdersForCartPageDocument, { getStickerOrdersForCartPage: orders });
});
afterEach(() => cleanup());

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;
const variant = (title: string) => ({
  id: title,
  title,
  image: null,
  product: { handle: "s" },
  stickerTokens: null,
});

function createStickers(id: string, parts: Partial<CheckoutLine>): CheckoutLine {
  const customAttributes = [
    { key: "Order ID", value: "f1-a" },
    { key: "Map", value: "Our summer" },
  ];
  return createLine({ id, kind: "STICKER", stickerOrderId: "f1-a", customAttributes, ...parts });
}

const SMALL = createStickers("small", {
  quantity: 3,
  totalPrice: usd("3.75"),
  variant: variant("Small"),
});
const WITH_TOKENS = createStickers("tokens", {
  quantity: 5,
  tokensUsed: 4.5,
  totalPrice: usd("0.00"),
  variant: variant("Paid with tokens"),
});

const STANDARD = {
  id: "standard",
  title: "Standard",
  arrival: { text: "Dec 1 to 3" },
  price: usd("0.00"),
};

function openCheckout(lineItems: CheckoutLine[], parts: Partial<Checkout> = {}) {
  const checkout = createCheckout({
    zip: "48104",
    shippingAddress: SHIPPING_ADDRESS,
    lineItems,
    shippingOptions: [STANDARD],
    shippingOption: STANDARD,
    shippingPrice: STANDARD.price,
    ...parts,
  });
  api.on(UpdateCheckoutAttributesDocument, { payload: { checkout, checkoutUserErrors: [] } });
  const props = { checkout, mapChecks: [], accountEmail: "customer@mail.example" };
  const element = <CheckoutPage {...props} />;
  const page = renderPage(
    [
      { path: "/checkout/:id", element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: ["/checkout/cart-1"] },
  );
  return { ...page, checkout };
}

it("lists a sticker order as one item, with its pictures, sizes, prices and tokens", async () => {
  openCheckout([createLine(), SMALL, WITH_TOKENS], { totalPrice: usd("52.75") });
  expect(await screen.findAllByText("Stickers for Our summer")).toHaveLength(1);
  const item = screen.getByText("Stickers for Our summer").closest("li");
  expect(item?.textContent).toBe(
    "Stickers for Our summer3 small5 stickers, paid with tokens$3.754.5 tokens",
  );
  expect(await screen.findAllByRole("img", { name: /^Sticker of/ })).toHaveLength(4);
  expect(screen.getByText("Tokens used").nextSibling?.textContent).toBe("4.5 tokens");
  expect(await findViolations()).toEqual([]);
});

it("places an order that tokens pay alone without a payment page", async () => {
  const { router } = openCheckout([WITH_TOKENS]);
  api.on(PlaceOrderDocument, { placeOrder: { __typename: "PlaceOrderSuccess", paymentUrl: null } });
  fireEvent.click(screen.getByRole("button", { name: "Place order" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1/complete"));
});

it("says that tokens are missing in the words of the server", async () => {
  const { checkout } = openCheckout([SMALL, WITH_TOKENS], { totalPrice: usd("3.75") });
  const message =
    "You need 4.5 tokens for the stickers in your cart but you have 2. Remove one or more of the items below in order to check out.";
  const error = {
    code: "INVALID",
    message: "Invalid.",
    field: null,
    lineItemId: "tokens",
  } as const;
  api.on(PlaceOrderDocument, {
    placeOrder: { __typename: "PlaceOrderRefused", message, errors: [error], checkout },
  });
  fireEvent.click(screen.getByRole("button", { name: "Continue to payment" }));
  expect(await screen.findByText(message)).toBeDefined();
  const item = screen.getByText("Stickers for Our summer").closest("li");
  expect(item?.querySelector('[role="alert"]')?.textContent).toBe("Invalid.");
});
