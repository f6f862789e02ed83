// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  GetCheckoutDocument,
  PlaceOrderDocument,
  UpdateCheckoutAttributesDocument,
} from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { writeCartRecord } from "../cart/cart-record.ts";
import { createCheckout, createLine } from "../cart/test/checkouts.ts";
import { CartPage } from "../cart-page/CartPage.tsx";
import { CheckoutPage } from "../checkout/CheckoutPage.tsx";

const EMAIL = "customer@mail.example";
const PAYMENT_URL = "https://pay.example/session";

let api: FakeGraphql;
const assign = vi.fn<(url: string) => void>();

beforeAll(() => stubBrowserGlobals());
beforeEach(() => {
  localStorage.clear();
  api = new FakeGraphql();
  const { href, pathname } = window.location;
  vi.stubGlobal("location", { href, pathname, assign });
});
afterEach(() => cleanup());

it("CRT-13 continues from the cart at its webUrl, and from there on the hosted payment page", async () => {
  const webUrl = "https://photomap.example/checkout/cart-1";
  const checkout = createCheckout({
    webUrl,
    email: EMAIL,
    requiresShipping: false,
    lineItems: [createLine()],
    totalQuantity: 1,
    totalPrice: { amount: "49.00", currencyCode: "USD" },
  });
  writeCartRecord("pm", { id: checkout.id, version: checkout.version, count: 1 });
  api.on(GetCheckoutDocument, { checkout });
  api.on(UpdateCheckoutAttributesDocument, { payload: { checkout, checkoutUserErrors: [] } });
  api.on(PlaceOrderDocument, {
    placeOrder: { __typename: "PlaceOrderSuccess", paymentUrl: PAYMENT_URL },
  });
  const { router } = renderPage(
    [
      { path: "/cart", element: <CartPage isGuest /> },
      {
        path: "/checkout/:id",
        element: <CheckoutPage checkout={checkout} mapChecks={[]} accountEmail={undefined} />,
      },
    ],
    { entries: ["/cart"] },
  );
  fireEvent.click(await screen.findByRole("button", { name: "CHECKOUT" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(new URL(webUrl).pathname));
  fireEvent.click(await screen.findByRole("button", { name: "Continue to payment" }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAYMENT_URL));
});
