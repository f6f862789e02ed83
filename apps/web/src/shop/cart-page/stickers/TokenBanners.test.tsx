// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  GetTokenBalanceDocument,
  PayCheckoutStickersDocument,
  ReopenCheckoutDocument,
  UpdateCheckoutLinesDocument,
} from "../../../platform/api/generated/graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { createLine } from "../../cart/test/checkouts.ts";
import { accept, refuse } from "../test/open-cart.tsx";
import { api, setUpCartPages } from "../test/set-up-cart-pages.ts";
import {
  createCart,
  createStickerLine,
  openStickerCart,
  STICKER_LINES,
  usd,
  variant,
} from "../test/sticker-cart.tsx";

setUpCartPages();

const checkOut = () => screen.getByRole<HTMLButtonElement>("button", { name: "CHECKOUT" });
const findBanner = () => screen.findByRole("region", { name: "Sticker tokens" });
const queryBanner = () => screen.queryByRole("region", { name: "Sticker tokens" });
const withTokens = (tokensUsed: number) => [createStickerLine("tokens", { tokensUsed })];

const pay = () => findBanner().then((banner) => within(banner).getByRole("button"));
const isPaid = async (name: string) => expect((await pay()).textContent).toBe(name);

it("CRT-09 says that stickers are charged although there are tokens, and pays with them by one press", async () => {
  await openStickerCart(STICKER_LINES, { balance: { balance: 10, reserved: 1.5 } });
  const banner = within(await findBanner());
  expect(banner.getByText("You have 5.5 tokens that this order doesn't use")).toBeDefined();
  expect(banner.getByText("You'll pay $3.75 for 3 of your 5 stickers.")).toBeDefined();
  expect(checkOut().disabled).toBe(false);
  const paid = createCart([createStickerLine("tokens", { quantity: 5, tokensUsed: 4.5 })], {
    version: 2,
  });
  api.on(PayCheckoutStickersDocument, accept(paid));
  const button = await pay();
  expect(button.textContent).toBe("Pay the stickers with tokens");
  button.focus();
  fireEvent.click(button);
  expect(await banner.findByText("Tokens pay for your 5 stickers")).toBeDefined();
  expect(banner.getByText("They use 4.5 tokens.")).toBeDefined();
  expect(api.sent).toContainEqual({ checkoutId: "cart-1", withTokens: true });
  // The same button goes back, so the focus stays where it is.
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe("Pay with money instead");
  const unpaid = createCart(STICKER_LINES.slice(0, 1), { version: 3 });
  api.on(PayCheckoutStickersDocument, accept(unpaid));
  fireEvent.click(button);
  expect(await banner.findByText("You'll pay $3.75 for your 3 stickers.")).toBeDefined();
  expect(api.sent).toContainEqual({ checkoutId: "cart-1", withTokens: false });
  expect(await findViolations()).toEqual([]);
});

it("offers no tokens that cover no sticker, and says what the rest costs", async () => {
  const medium = createStickerLine("medium", {
    quantity: 2,
    totalPrice: usd("5.00"),
    variant: variant("v-medium", "Medium", 1),
  });
  const lines = [medium, ...withTokens(3)];
  await openStickerCart(lines, { balance: { balance: 3.5, reserved: 0 } });
  await isPaid("Pay with money instead");
  expect(screen.getByText("Tokens pay for 1 of your 3 stickers")).toBeDefined();
  expect(screen.getByText("They use 3 tokens. You'll pay $5.00 for the others.")).toBeDefined();
  cleanup();
  await openStickerCart(lines, { balance: { balance: 4, reserved: 0 } });
  await isPaid("Pay the stickers with tokens");
});

it("says why the payment of the stickers can't be changed, and changes it after all", async () => {
  await openStickerCart(STICKER_LINES);
  const locked = createCart(STICKER_LINES);
  api.on(PayCheckoutStickersDocument, refuse(locked, "LOCKED", "Your payment is open."));
  fireEvent.click(await pay());
  expect((await screen.findByRole("alert")).textContent).toContain("Your payment is open.");
  const paid = createCart(withTokens(4.5), { version: 2 });
  api.on(ReopenCheckoutDocument, accept(locked));
  api.on(PayCheckoutStickersDocument, accept(paid));
  fireEvent.click(screen.getByRole("button", { name: "Cancel that payment" }));
  expect(await screen.findByText("Tokens pay for your sticker")).toBeDefined();
});

it("says nothing about tokens for stickers of a guest, or without tokens", async () => {
  await openStickerCart(STICKER_LINES.slice(0, 1), { isGuest: true });
  expect(queryBanner()).toBeNull();
  cleanup();
  await openStickerCart(STICKER_LINES.slice(0, 1), { balance: { balance: 1, reserved: 1 } });
  await waitFor(() => expect(api.sent).toContainEqual({}));
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
