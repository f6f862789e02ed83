import { screen } from "@testing-library/react";
import {
  GetCheckoutDocument,
  GetStickerOrdersForCartPageDocument,
  GetTokenBalanceDocument,
} from "../../../platform/api/generated/graphql.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { writeCartRecord } from "../../cart/cart-record.ts";
import type { Checkout, CheckoutLine } from "../../cart/checkout.ts";
import { createCheckout, createLine } from "../../cart/test/checkouts.ts";
import type { StickerOrderResult } from "../../sticker-orders/load-sticker-orders.ts";
import { createStickerOrder } from "../../sticker-orders/test/sticker-orders.ts";
import { CartHelpLinks } from "../CartHelpLinks.tsx";
import { CartPage } from "../CartPage.tsx";
import { api } from "./set-up-cart-pages.ts";

export const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

/** A line of the sticker order "f1-a". */
export function createStickerLine(id: string, parts: Partial<CheckoutLine> = {}): CheckoutLine {
  const { tokensUsed = 0, stickerOrderId = "f1-a" } = parts;
  const tokens = tokensUsed === 0 ? [] : [{ key: "Tokens Used", value: String(tokensUsed) }];
  return createLine({
    id,
    kind: "STICKER",
    title: "Stickers for a Wall Map",
    stickerOrderId,
    variantId: `sticker-${id}`,
    unitPrice: usd(tokensUsed === 0 ? "1.25" : "0.00"),
    customAttributes: [
      { key: "Order ID", value: stickerOrderId ?? "" },
      ...tokens,
      { key: "Map", value: "Our summer" },
    ],
    ...parts,
  });
}

export const variant = (id: string, title: string, tokens: number | null = null) => ({
  id,
  title,
  image: null,
  product: { handle: "wall-map-stickers" },
  stickerTokens: tokens,
});

/** Three small stickers for $3.75 and two with 3 tokens. */
export const STICKER_LINES: readonly CheckoutLine[] = [
  createStickerLine("small", {
    quantity: 3,
    totalPrice: usd("3.75"),
    variant: variant("v-small", "Small", 0.5),
  }),
  createStickerLine("tokens", {
    quantity: 2,
    tokensUsed: 3,
    totalPrice: usd("0.00"),
    variant: variant("v-tokens", "Paid with tokens"),
  }),
];

interface OpenOptions {
  readonly isGuest?: boolean;
  /** The answer of the API; with "failed" the test sets it. */
  readonly orders?: StickerOrderResult[] | "failed";
  readonly balance?: { readonly balance: number; readonly reserved: number };
  readonly checkout?: Partial<Checkout>;
}

export function createCart(lineItems: readonly CheckoutLine[], parts: Partial<Checkout> = {}) {
  const totalQuantity = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return createCheckout({ lineItems: [...lineItems], totalQuantity, ...parts });
}

/** Opens the cart with stickers, and waits for their section. */
export async function openStickerCart(
  lines: readonly CheckoutLine[] = STICKER_LINES,
  options: OpenOptions = {},
) {
  const { isGuest = false, orders = [createStickerOrder()] } = options;
  const { balance = { balance: 10, reserved: 0 } } = options;
  const checkout = createCart(lines, options.checkout);
  writeCartRecord("pm", { id: checkout.id, version: checkout.version, count: 1 });
  api.on(GetCheckoutDocument, { checkout });
  if (orders !== "failed") {
    api.on(GetStickerOrdersForCartPageDocument, { getStickerOrdersForCartPage: orders });
  }
  api.on(GetTokenBalanceDocument, { accountStickerTokenData: balance });
  const page = renderPage(
    [
      {
        path: "/cart",
        element: (
          <>
            <CartPage isGuest={isGuest} />
            <CartHelpLinks isGuest={isGuest} />
          </>
        ),
      },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: ["/cart"], root: { imagesUrl: "https://images.example" } },
  );
  await screen.findByRole("region", { name: "Stickers" });
  return page;
}
