// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";
import { renderPage } from "../../test/render-page.tsx";
import { readCartRecord, writeCartRecord } from "../cart/cart-record.ts";
import { createCheckout, createLine } from "../cart/test/checkouts.ts";

const api = new FakeApi();
let routes: RouteObject[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [checkout, complete] = await Promise.all([
    import("../routes/checkout.tsx"),
    import("../routes/checkout-complete.tsx"),
  ]);
  routes = [
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
});
afterEach(cleanup);
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

const OPEN = createCheckout({ email: "customer@mail.example", lineItems: [createLine()] });
const STANDARD = {
  id: "standard",
  title: "Standard",
  maxTransitDays: 4,
  price: { amount: "7.50", currencyCode: "USD" },
} as const;
const PAID = {
  ...createCheckout({
    ...OPEN,
    completedAt: "2026-11-15T08:00:00.000Z",
    orderNumber: 1042,
    shippingOptions: [STANDARD],
    shippingOption: STANDARD,
  }),
  stickerTokens: null,
};
const settled = (checkout: unknown, ...codes: string[]) =>
  reply({
    settleCheckout: { checkout, checkoutUserErrors: codes.map((code) => ({ code, message: "" })) },
  });

it("does not know other checkouts", async () => {
  api.answer = reply({ checkout: null });
  const { status, page } = await openPage(routes, "/checkout/unknown");
  expect(status).toBe(404);
  expect(page).toContain("We could not find this checkout");
  expect(page).toContain('content="noindex"');
  api.answer = settled(null);
  const complete = await openPage(routes, "/checkout/unknown/complete");
  expect(complete.status).toBe(404);
  expect(complete.page).toContain("We could not find this checkout");
});

it("shows the checkout, and leads on from one that is empty or paid", async () => {
  api.answer = reply({ checkout: OPEN });
  expect((await openPage(routes, "/checkout/cart-1")).page).toContain("Continue to payment");
  api.answer = reply({ checkout: createCheckout() });
  expect(await openPage(routes, "/checkout/cart-1")).toEqual({ status: 302, page: "to /cart" });
  api.answer = reply({ checkout: PAID });
  expect((await openPage(routes, "/checkout/cart-1")).page).toBe("to /checkout/cart-1/complete");
});

it("thanks for the order, offers guests an account, and forgets the cart", async () => {
  writeCartRecord("pm", { id: PAID.id, version: 3, count: 2 });
  api.answer = settled(PAID);
  renderPage(routes, { entries: ["/checkout/cart-1/complete"] });
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBeDefined();
  expect(screen.getByText(/order #1042 is placed/)).toBeDefined();
  expect(screen.getByText(/takes up to 4 business days/)).toBeDefined();
  const link = screen.getByRole("link", { name: "Create an account with customer@mail.example" });
  expect(link.getAttribute("href")).toBe("/account/register?redirectTo=%2Faccount%2Forders");
  await expect.poll(() => readCartRecord("pm").id).toBeUndefined();
});

it("says what happened with the tokens of the order", async () => {
  const tokens = { count: 5, email: "customer@mail.example" };
  api.answer = settled({ ...PAID, stickerTokens: { ...tokens, recipient: "MAIL" } });
  const mailed = await openPage(routes, "/checkout/cart-1/complete");
  expect(mailed.page).toContain("Your sticker tokens");
  expect(mailed.page).toContain("We have mailed your code for 5 tokens to customer@mail.example.");
  api.answer = settled({ ...PAID, stickerTokens: { ...tokens, recipient: "YOU" } });
  const added = await openPage(routes, "/checkout/cart-1/complete");
  expect(added.page).toContain("5 tokens were added to your balance.");
  expect(added.page).toContain('href="/account/sticker-tokens"');
  api.answer = settled(PAID);
  const without = await openPage(routes, "/checkout/cart-1/complete");
  expect(without.page).not.toContain("Your sticker tokens");
});

it("keeps a new cart when an old order is shown again", async () => {
  writeCartRecord("pm", { id: "cart-2", version: 1, count: 1 });
  api.answer = settled(PAID);
  renderPage(routes, { entries: ["/checkout/cart-1/complete"] });
  expect(await screen.findByRole("heading", { name: "Thank you!" })).toBeDefined();
  expect(readCartRecord("pm").id).toBe("cart-2");
});

it.each([
  ["the payment is processed", settled(OPEN)],
  ["the API fails", fail(500, "busy")],
  ["the provider is busy", settled(OPEN, "THROTTLED_DURING_CHECKOUT")],
])("waits while %s", async (_case, answer) => {
  api.answer = answer;
  const { status, page } = await openPage(routes, "/checkout/cart-1/complete");
  expect(status).toBe(200);
  expect(page).toContain("Confirming your payment");
});

it.each([
  ["NOT_ENOUGH_IN_STOCK", "The last item was sold"],
  ["DISCOUNT_LIMIT_REACHED", "The discount was used up"],
  ["TOTAL_PRICE_MISMATCH", "the order cannot be filled any more"],
])("says why a payment is returned: %s", async (code, reason) => {
  api.answer = settled(OPEN, code);
  const { page } = await openPage(routes, "/checkout/cart-1/complete");
  expect(page).toContain(reason);
  expect(page).toContain("return the full amount");
});
