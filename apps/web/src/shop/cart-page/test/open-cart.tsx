import { screen, within } from "@testing-library/react";
import {
  type CheckoutErrorCode,
  GetCheckoutDocument,
} from "../../../platform/api/generated/graphql.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { writeCartRecord } from "../../cart/cart-record.ts";
import type { Checkout, CheckoutLine } from "../../cart/checkout.ts";
import { createCheckout } from "../../cart/test/checkouts.ts";
import { CartPage } from "../CartPage.tsx";
import { api } from "./set-up-cart-pages.ts";
import { usd } from "./sticker-cart.tsx";

let version = 1;

export function createCart(lineItems: CheckoutLine[], parts: Partial<Checkout> = {}): Checkout {
  version += 1;
  const totalQuantity = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = usd("49.00");
  return createCheckout({
    version,
    lineItems,
    totalQuantity,
    lineItemsSubtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    totalPrice: subtotal,
    ...parts,
  });
}

export const accept = (checkout: Checkout) => ({ payload: { checkout, checkoutUserErrors: [] } });

export const refuse = (checkout: Checkout, code: CheckoutErrorCode, message: string) => ({
  payload: { checkout, checkoutUserErrors: [{ code, message, lineItemId: null }] },
});

export async function openCart(checkout: Checkout, { isGuest = true } = {}) {
  writeCartRecord("pm", { id: checkout.id, version: checkout.version, count: 1 });
  api.on(GetCheckoutDocument, { checkout });
  const page = renderPage(
    [
      {
        path: "/cart",
        element: <CartPage isGuest={isGuest} />,
      },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: ["/cart"] },
  );
  await screen.findByRole("heading", { name: "Order Summary" });
  return page;
}

/** The queries of the line with this title. */
export const row = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (item === null) throw new Error(`There is no line ${name}`);
  return within(item);
};
