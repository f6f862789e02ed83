// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetStickerOrdersForCartPageDocument,
  RemoveCheckoutLinesDocument,
} from "../../../platform/api/generated/graphql.ts";
import { getVisibleToasts } from "../../../ui/toasts/toast-store.ts";
import { createLine } from "../../cart/test/checkouts.ts";
import { createStickerOrder } from "../../sticker-orders/test/sticker-orders.ts";
import { api, setUpCartPages } from "../test/set-up-cart-pages.ts";
import { createCart, openStickerCart, STICKER_LINES } from "../test/sticker-cart.tsx";

const NEW_URL = "/sticker-order-previews/s/Utah/new";

let removed: unknown[];
/** What the image service answers to the new address. */
let answerPicture: () => Promise<Response>;
let asked: string[];

setUpCartPages();
beforeEach(() => {
  removed = [];
  asked = [];
  const fetchApi = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (!url.startsWith("https://images.example")) return fetchApi(url, init);
    asked.push(url);
    return answerPicture();
  });
  api.on(RemoveCheckoutLinesDocument, ({ lineItemIds }) => {
    removed.push(lineItemIds);
    const checkout = createCart([createLine()], { version: 2 });
    return { payload: { checkout, checkoutUserErrors: [] } };
  });
});

const section = () => within(screen.getByRole("region", { name: "Stickers" }));

/** Shows the cart; then its first picture fails. New addresses are signed again. */
async function failPicture() {
  const page = await openStickerCart([createLine(), ...STICKER_LINES]);
  const picture = await section().findByRole("img", { name: "Sticker of Utah" });
  const [utah, ...others] = createStickerOrder().stickers;
  const stickers = utah ? [{ ...utah, render: { url: NEW_URL } }, ...others] : others;
  api.on(GetStickerOrdersForCartPageDocument, {
    getStickerOrdersForCartPage: [createStickerOrder({ stickers })],
  });
  fireEvent.error(picture);
  return page;
}

describe("a group whose pictures fail", () => {
  it.each([404, 410])(
    "CRT-14 is removed when its picture does not exist any more (%i), and says so with a way back",
    async (status) => {
      answerPicture = async () => new Response(null, { status });
      const { router } = await failPicture();
      await waitFor(() => expect(screen.queryByRole("region", { name: "Stickers" })).toBeNull());
      expect(screen.getByRole("region", { name: "Items" })).toBeDefined();
      expect(removed).toEqual([["small"]]);
      expect(asked).toEqual([`https://images.example${NEW_URL}`]);
      await waitFor(() => expect(getVisibleToasts()).toHaveLength(1));
      const [toast] = getVisibleToasts();
      expect(toast?.content).toBe(
        "Stickers for Our summer were removed from your cart because one of their photos is gone.",
      );
      act(() => toast?.action?.onSelect());
      await waitFor(() => expect(router.state.location.pathname).toBe("/p/f1/output/stickers"));
    },
  );

  it.each([
    ["the server is busy", async () => new Response(null, { status: 503 })],
    ["the server fails", async () => new Response(null, { status: 500 })],
    ["the new address works", async () => new Response("", { status: 200 })],
    ["there is no connection", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("stays when %s", async (_reason, answer) => {
    answerPicture = answer;
    await failPicture();
    await waitFor(() => expect(asked).toHaveLength(1));
    // The next failure of a picture is examined again, after the first one was.
    await waitFor(() => {
      fireEvent.error(section().getByRole("img", { name: "Sticker of Ohio" }));
      expect(asked.length).toBeGreaterThan(1);
    });
    expect(removed).toEqual([]);
    expect(getVisibleToasts()).toEqual([]);
    expect(section().getByRole("heading", { name: "Stickers for Our summer" })).toBeDefined();
  });

  it("stays when the API does not answer", async () => {
    answerPicture = async () => new Response(null, { status: 404 });
    await openStickerCart(STICKER_LINES);
    const picture = await section().findByRole("img", { name: "Sticker of Utah" });
    api.isReachable = false;
    fireEvent.error(picture);
    await act(async () => undefined);
    expect(asked).toEqual([]);
    expect(removed).toEqual([]);
    expect(section().getByRole("heading", { name: "Stickers for Our summer" })).toBeDefined();
  });
});
