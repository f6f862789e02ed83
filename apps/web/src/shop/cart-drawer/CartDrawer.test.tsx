// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  AddCheckoutLinesDocument,
  CreateCheckoutDocument,
  GetAccountCheckoutDocument,
  GetMapChecksDocument,
  PlaceOrderDocument,
  UpdateCheckoutAttributesDocument,
} from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { Checkout } from "../cart/checkout.ts";
import {
  createCheckout,
  createLine,
  makeMapCheck,
  SHIPPING_ADDRESS,
} from "../cart/test/checkouts.ts";
import { makePage } from "../product/test/product-page.ts";
import ProductRoute from "../routes/product.tsx";

const EMAIL = "customer@mail.example";
const PAYMENT_URL = "https://pay.example/session";
const user = userEvent.setup();
const assign = vi.fn<(url: string) => void>();
let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  localStorage.clear();
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  assign.mockReset();
});

const accept = (checkout: Checkout) => ({ payload: { checkout, checkoutUserErrors: [] } });

function answer(parts: Partial<Checkout> = {}): Checkout {
  const checkout = createCheckout({ lineItems: [createLine()], totalQuantity: 1, ...parts });
  api.on(GetAccountCheckoutDocument, { accountCheckout: null });
  api.on(CreateCheckoutDocument, accept(createCheckout()));
  api.on(AddCheckoutLinesDocument, accept(checkout));
  return checkout;
}

async function openProduct(isSignedIn = false) {
  const visitor = { email: EMAIL, identity: "a", projectCount: 1 };
  const search = "?Frame=Oak&Size=24%20x%2016%20in";
  window.history.replaceState(null, "", `/product/frame${search}`);
  const page = renderPage(
    [
      { path: "/product/:handle", Component: ProductRoute, loader: () => makePage() },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: [`/product/frame${search}`], root: isSignedIn ? { visitor } : {} },
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
}

const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
const DRAWER = { name: "In your cart" };
const openDrawer = () => screen.findByRole("dialog", DRAWER);
const findOpenDrawer = () => screen.queryByRole("dialog", DRAWER);

describe("the cart beside the page", () => {
  it("opens after an addition and leads to the checkout with one press", async () => {
    answer();
    const { router } = await openProduct();
    await press("Add to cart");
    const drawer = within(await openDrawer());
    expect(drawer.getByText("Oak frame")).toBeDefined();
    expect(drawer.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
    expect(drawer.queryByRole("button", { name: "Pay now" })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(drawer.getByRole("button", { name: "Check out" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1"));
  });

  it("is closed by Escape, and opens again with the next addition", async () => {
    answer();
    await openProduct();
    for (const _ of [1, 2]) {
      await press("Add to cart");
      await openDrawer();
      await user.keyboard("{Escape}");
      expect(findOpenDrawer()).toBeNull();
    }
    expect(screen.getByText("Added to your cart.")).toBeDefined();
  });

  it("stays closed when the addition is refused", async () => {
    const checkout = answer();
    const error = { code: "NOT_ENOUGH_IN_STOCK", message: "Only 1 is left.", lineItemId: null };
    api.on(AddCheckoutLinesDocument, {
      payload: { checkout, checkoutUserErrors: [{ ...error, code: "NOT_ENOUGH_IN_STOCK" }] },
    });
    await openProduct();
    await press("Add to cart");
    expect(await screen.findByText("Only 1 is left.")).toBeDefined();
    expect(findOpenDrawer()).toBeNull();
  });
});

it("goes straight from the product to the checkout with Buy now", async () => {
  answer();
  const { router } = await openProduct();
  await press("Buy now");
  await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1"));
  expect(findOpenDrawer()).toBeNull();
});

describe("paying with the known address", () => {
  const KNOWN = { shippingAddress: SHIPPING_ADDRESS };

  beforeEach(() => {
    const { href, pathname, search, hash } = window.location;
    vi.stubGlobal("location", { href, pathname, search, hash, assign });
  });

  function acceptDetails(checkout: Checkout): void {
    api.on(UpdateCheckoutAttributesDocument, accept({ ...checkout, version: 7, zip: "48104" }));
  }

  it("takes one press to the payment page, and says where it ships to", async () => {
    acceptDetails(answer(KNOWN));
    api.on(GetMapChecksDocument, { checkout: { mapChecks: [] } });
    api.on(PlaceOrderDocument, {
      placeOrder: { __typename: "PlaceOrderSuccess", paymentUrl: PAYMENT_URL },
    });
    await openProduct(true);
    await press("Add to cart");
    expect(await screen.findByText("Ships to Customer 2, 12 Main St, Ann Arbor")).toBeDefined();
    await press("Pay now");
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(PAYMENT_URL));
    expect(api.sent.slice(-3)).toEqual([
      {
        checkoutId: "cart-1",
        input: { email: EMAIL, zip: "48104", shippingOptionId: "standard" },
      },
      { checkoutId: "cart-1" },
      { input: { checkoutId: "cart-1", version: 7, email: EMAIL, address: SHIPPING_ADDRESS } },
    ]);
  });

  it.each(["a map has something to look at", "the order is refused", "the API fails"])(
    "leads to the checkout when %s",
    async (reason) => {
      const checkout = answer(KNOWN);
      acceptDetails(checkout);
      const mapChecks = reason.startsWith("a map") ? [makeMapCheck()] : [];
      if (reason !== "the API fails") api.on(GetMapChecksDocument, { checkout: { mapChecks } });
      const message = "Not enough in stock.";
      api.on(PlaceOrderDocument, {
        placeOrder: { __typename: "PlaceOrderRefused", message, errors: [], checkout },
      });
      const { router } = await openProduct(true);
      await press("Add to cart");
      await press("Pay now");
      await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1"));
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
