// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPage } from "../../app/test/open-page.tsx";
import {
  type CheckoutErrorCode,
  GetCheckoutDocument,
  SettleCheckoutDocument,
  type SettleCheckoutMutation,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { readCartRecord, writeCartRecord } from "../cart/cart-record.ts";
import { createCheckout, createLine } from "../cart/test/checkouts.ts";
import * as checkout from "../routes/checkout.tsx";
import * as complete from "../routes/checkout-complete.tsx";

const routes = [
  {
    path: "/checkout/:checkoutId",
    loader: checkout.loader,
    action: checkout.action,
    Component: checkout.default,
  },
  {
    path: "/checkout/:checkoutId/complete",
    loader: complete.loader,
    Component: complete.default,
    HydrateFallback: () => null,
  },
  { path: "*", element: <p>elsewhere</p> },
];
let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(cleanup);

type Settled = NonNullable<SettleCheckoutMutation["settleCheckout"]["checkout"]>;

const OPEN: Settled = {
  ...createCheckout({ email: "customer@mail.example", lineItems: [createLine()] }),
  stickerTokens: null,
};
const STANDARD = {
  id: "standard",
  title: "Standard",
  arrival: { text: "Dec 1 to 3" },
  price: { amount: "7.50", currencyCode: "USD" },
} as const;
const PAID: Settled = {
  ...OPEN,
  completedAt: "2026-11-15T08:00:00.000Z",
  orderNumber: 1042,
  shippingOptions: [STANDARD],
  shippingOption: STANDARD,
  arrival: STANDARD.arrival,
};

function settle(settled: Settled | null, ...codes: CheckoutErrorCode[]): void {
  const checkoutUserErrors = codes.map((code) => ({ code, message: "" }));
  api.on(SettleCheckoutDocument, { settleCheckout: { checkout: settled, checkoutUserErrors } });
}

it("does not know other checkouts", async () => {
  api.on(GetCheckoutDocument, { checkout: null });
  const { status, page } = await openPage(routes, "/checkout/unknown");
  expect(status).toBe(404);
  expect(page).toContain("We couldn&#x27;t find this checkout");
  expect(page).toContain('content="noindex"');
  settle(null);
  const completed = await openPage(routes, "/checkout/unknown/complete");
  expect(completed.status).toBe(404);
  expect(completed.page).toContain("We couldn&#x27;t find this checkout");
});

it("shows the checkout, and leads on from one that is empty or paid", async () => {
  api.on(GetCheckoutDocument, { checkout: OPEN });
  expect((await openPage(routes, "/checkout/cart-1")).page).toContain("Continue to payment");
  api.on(GetCheckoutDocument, { checkout: createCheckout() });
  expect(await openPage(routes, "/checkout/cart-1")).toEqual({ status: 302, page: "to /cart" });
  api.on(GetCheckoutDocument, { checkout: PAID });
  expect((await openPage(routes, "/checkout/cart-1")).page).toBe("to /checkout/cart-1/complete");
});

it("thanks for the order, offers guests an account, and forgets the cart", async () => {
  writeCartRecord("pm", { id: PAID.id, version: 3, count: 2 });
  settle(PAID);
  renderPage(routes, { entries: ["/checkout/cart-1/complete"] });
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBeDefined();
  expect(screen.getByText(/order #1042 is placed/)).toBeDefined();
  expect(screen.getByText(/should arrive Dec 1 to 3\./)).toBeDefined();
  const link = screen.getByRole("link", { name: "Create an account with customer@mail.example" });
  expect(link.getAttribute("href")).toBe("/account/register?redirectTo=%2Faccount%2Forders");
  await expect.poll(() => readCartRecord("pm").id).toBeUndefined();
});

it("keeps what was added while paying in the cart", async () => {
  writeCartRecord("pm", { id: PAID.id, version: 3, count: 4 });
  settle({ ...PAID, nextCheckout: { id: "cart-2", version: 1, totalQuantity: 2 } });
  renderPage(routes, { entries: ["/checkout/cart-1/complete"] });
  expect(await screen.findByText(/^2 other items are still/)).toBeDefined();
  expect(screen.getByRole("link", { name: "in your cart" }).getAttribute("href")).toBe("/cart");
  await expect.poll(() => readCartRecord("pm")).toEqual({ id: "cart-2", version: 1, count: 2 });
});

it("says what happened with the tokens of the order", async () => {
  const tokens = { count: 5, email: "customer@mail.example" };
  settle({ ...PAID, stickerTokens: { ...tokens, recipient: "MAIL" } });
  const mailed = await openPage(routes, "/checkout/cart-1/complete");
  expect(mailed.page).toContain("Your sticker tokens");
  expect(mailed.page).toContain(
    "We&#x27;ve emailed your code for 5 tokens to customer@mail.example.",
  );
  settle({ ...PAID, stickerTokens: { ...tokens, recipient: "YOU" } });
  const added = await openPage(routes, "/checkout/cart-1/complete");
  expect(added.page).toContain("5 tokens were added to your balance.");
  expect(added.page).toContain('href="/account/sticker-tokens"');
  settle(PAID);
  const without = await openPage(routes, "/checkout/cart-1/complete");
  expect(without.page).not.toContain("Your sticker tokens");
});

it("keeps a new cart when an old order is shown again", async () => {
  writeCartRecord("pm", { id: "cart-2", version: 1, count: 1 });
  settle(PAID);
  renderPage(routes, { entries: ["/checkout/cart-1/complete"] });
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBeDefined();
  expect(readCartRecord("pm").id).toBe("cart-2");
});

it.each([
  ["the payment is processed", () => settle(OPEN)],
  ["the API fails", () => api.fail(SettleCheckoutDocument, SERVER_DOWN)],
  ["the provider is busy", () => settle(OPEN, "THROTTLED_DURING_CHECKOUT")],
])("waits while %s", async (_case, answer) => {
  answer();
  const { status, page } = await openPage(routes, "/checkout/cart-1/complete");
  expect(status).toBe(200);
  expect(page).toContain("Confirming your payment");
});

it.each<[CheckoutErrorCode, string]>([
  ["NOT_ENOUGH_IN_STOCK", "The last item was sold"],
  ["DISCOUNT_LIMIT_REACHED", "The discount was used up"],
  ["TOTAL_PRICE_MISMATCH", "we can no longer fill the order"],
])("says why a payment is returned: %s", async (code, reason) => {
  settle(OPEN, code);
  const { page } = await openPage(routes, "/checkout/cart-1/complete");
  expect(page).toContain(reason);
  expect(page).toContain("refund the full amount");
});
