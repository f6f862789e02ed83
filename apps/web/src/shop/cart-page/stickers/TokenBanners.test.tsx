// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  GetTokenBalanceDocument,
  UpdateCheckoutLinesDocument,
} from "../../../platform/api/generated/graphql.ts";
import { createLine } from "../../cart/test/checkouts.ts";
import { api, setUpCartPages } from "../test/set-up-cart-pages.ts";
import {
  createCart,
  createStickerLine,
  openStickerCart,
  STICKER_LINES,
  usd,
} from "../test/sticker-cart.tsx";

setUpCartPages();

const checkOut = () => screen.getByRole<HTMLButtonElement>("button", { name: "CHECKOUT" });
const findBanner = () => screen.findByRole("region", { name: "Unused sticker tokens" });
const queryBanner = () => screen.queryByRole("region", { name: "Unused sticker tokens" });
const withTokens = (tokensUsed: number) => [createStickerLine("tokens", { tokensUsed })];

it("CRT-09 says that stickers are charged although there are tokens, and how to use them", async () => {
  await openStickerCart(STICKER_LINES, { balance: { balance: 10, reserved: 1.5 } });
  const banner = within(await findBanner());
  expect(banner.getByText("You have 5.5 tokens that this order doesn't use")).toBeDefined();
  expect(banner.getByText(/^You'll pay \$3\.75 for stickers/)).toBeDefined();
  const steps = banner.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual([
    "Remove those stickers from your cart.",
    "Open the stickers for Our summer again.",
    "Turn on “Use my tokens” and add the stickers to your cart.",
  ]);
  const link = banner.getByRole("link", { name: "Our summer" });
  expect(link.getAttribute("href")).toBe("/p/f1/output/stickers");
  expect(checkOut().disabled).toBe(false);
});

it("says nothing about tokens that are all used, or for stickers without a charge", async () => {
  await openStickerCart(STICKER_LINES, { balance: { balance: 4, reserved: 1 } });
  await waitFor(() => expect(api.sent).toContainEqual({}));
  expect(queryBanner()).toBeNull();
  cleanup();
  await openStickerCart(withTokens(3), { balance: { balance: 9, reserved: 0 } });
  expect(queryBanner()).toBeNull();
  cleanup();
  await openStickerCart(STICKER_LINES.slice(0, 1), { isGuest: true });
  expect(queryBanner()).toBeNull();
});

it("CRT-10 says how many tokens are missing", async () => {
  await openStickerCart(withTokens(3.5), { balance: { balance: 4, reserved: 1 } });
  const rest = "Remove one or more of the items below in order to check out.";
  expect((await screen.findByRole("alert")).textContent).toBe(
    `You need 3.5 tokens for the stickers in your cart but you have 3. ${rest}`,
  );
  cleanup();
  await openStickerCart(withTokens(1), { balance: { balance: 0.5, reserved: 0 } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    `You need 1 token for the stickers in your cart but you have 0.5. ${rest}`,
  );
  cleanup();
  const orders = [
    createStickerLine("first", { tokensUsed: 2 }),
    createStickerLine("second", { tokensUsed: 1.5, stickerOrderId: "f1-b" }),
  ];
  await openStickerCart(orders, { balance: { balance: 3, reserved: 0 } });
  expect((await screen.findByRole("alert")).textContent).toBe(
    `You need 3.5 tokens for the stickers in your cart but you have 3. ${rest}`,
  );
});

it("CRT-11 disables CHECKOUT below the tokens needed, while the page saves, and without items", async () => {
  await openStickerCart(withTokens(3), { balance: { balance: 2.5, reserved: 0 } });
  await screen.findByRole("alert");
  expect(checkOut().disabled).toBe(true);
  expect(screen.getByText("You don't have enough sticker tokens.")).toBeDefined();
  // Redeemed in another tab.
  const tokens = { balance: 3, reserved: 0 };
  api.on(GetTokenBalanceDocument, { accountStickerTokenData: tokens });
  fireEvent(window, new Event("focus"));
  await waitFor(() => expect(checkOut().disabled).toBe(false));
  cleanup();

  await openStickerCart([createLine(), ...STICKER_LINES]);
  expect(checkOut().disabled).toBe(false);
  const empty = { payload: { checkout: createCart([], { version: 2 }), checkoutUserErrors: [] } };
  api.on(UpdateCheckoutLinesDocument, empty);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "3" } });
  expect(checkOut().disabled).toBe(true);
  expect(await screen.findByText("Your cart is empty.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "CHECKOUT" })).toBeNull();
});

it("says how many stickers are shipped for free when nothing else is shipped", async () => {
  const hint = "Order 5 or more stickers to get free shipping";
  const four = createStickerLine("small", { quantity: 4 });
  const pack = createLine({ id: "pack", kind: "STICKER_TOKEN" });
  await openStickerCart([four, pack]);
  expect(screen.getByText(hint)).toBeDefined();
  cleanup();
  await openStickerCart([four, createStickerLine("tokens", { tokensUsed: 1 })]);
  expect(screen.getByText("You get free standard shipping.")).toBeDefined();
  cleanup();
  await openStickerCart([four, createLine()], { checkout: { subtotalPriceV2: usd("54.00") } });
  expect(screen.getByText("$21.00 more for free shipping")).toBeDefined();
});
