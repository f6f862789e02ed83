// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  AddCheckoutLinesDocument,
  GetStickerOrdersForCartPageDocument,
  RemoveCheckoutLinesDocument,
} from "../../../platform/api/generated/graphql.ts";
import { GraphqlFailure } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { getVisibleToasts } from "../../../ui/toasts/toast-store.ts";
import { createLine } from "../../cart/test/checkouts.ts";
import { createStickerOrder } from "../../sticker-orders/test/sticker-orders.ts";
import { api, setUpCartPages } from "../test/set-up-cart-pages.ts";
import { createCart, openStickerCart, STICKER_LINES } from "../test/sticker-cart.tsx";

setUpCartPages();

const section = () => within(screen.getByRole("region", { name: "Stickers" }));
const accept = (lines = [createLine()]) => ({
  payload: { checkout: createCart(lines, { version: 2 }), checkoutUserErrors: [] },
});

describe("a sticker order in the cart", () => {
  it("CRT-01 is one item beside standard items and token packs, with the summary and links", async () => {
    await openStickerCart(
      [
        createLine(),
        ...STICKER_LINES,
        createLine({ id: "pack", kind: "STICKER_TOKEN", title: "25 sticker tokens" }),
      ],
      { isGuest: true },
    );
    expect(await section().findAllByRole("img")).toHaveLength(6);
    expect(section().getAllByRole("heading", { level: 3 })).toHaveLength(1);
    const name = section().getByRole("heading", { level: 3, name: "Stickers for Our summer" });
    expect(within(name).getByRole("link").getAttribute("href")).toBe("/p/f1");
    expect(section().getByText("Wall Hanging Photo Map · 5 stickers")).toBeDefined();
    const texts = section()
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([" $3.75$1.25 each", "3 tokens", "$3.75 + 3 tokens"]);
    const terms = section()
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(["3 small", "1 medium, 1 large, paid with tokens", "Total"]);
    const change = section().getByRole("link", { name: "Change Stickers for Our summer" });
    expect(change.getAttribute("href")).toBe("/p/f1/output/stickers");

    const items = within(screen.getByRole("region", { name: "Items" }));
    expect(items.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    const packs = within(screen.getByRole("region", { name: "Sticker tokens" }));
    expect(packs.getByRole("heading", { name: "25 sticker tokens" })).toBeDefined();
    const summary = within(screen.getByRole("region", { name: "Order Summary" }));
    expect(summary.getByText("Tokens used").nextSibling?.textContent).toBe("3 tokens");
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/account/sticker-tokens",
        "/help/sticker-tokens",
        "/account/login?redirectTo=%2Fcart",
        "/contact/mapmaker/general-technical-question",
      ]),
    );
    expect(await findViolations()).toEqual([]);
  });

  it("shows six pictures in the shapes of the regions, and the number of the others", async () => {
    await openStickerCart();
    const pictures = await section().findAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual(
      ["Utah", "Ohio", "Iowa", "Maine", "Texas", "Idaho"].map((name) => `Sticker of ${name}`),
    );
    const [first] = pictures.map((picture) => picture.getAttribute("src"));
    expect(first).toBe("https://images.example/sticker-order-previews/s/Utah/x");
    expect(section().getByText("+2")).toBeDefined();
  });

  it("is removed with all its lines at once, and put back with the same lines", async () => {
    await openStickerCart([createLine(), ...STICKER_LINES]);
    const sent: unknown[] = [];
    api.on(RemoveCheckoutLinesDocument, ({ lineItemIds }) => {
      sent.push(lineItemIds);
      return accept();
    });
    api.on(AddCheckoutLinesDocument, ({ lineItems }) => {
      sent.push(lineItems);
      return accept([createLine(), ...STICKER_LINES]);
    });
    fireEvent.click(section().getByRole("button", { name: "Remove Stickers for Our summer" }));
    expect(screen.queryByRole("region", { name: "Stickers" })).toBeNull();
    const [toast] = getVisibleToasts();
    expect(toast?.content).toBe("Removed Stickers for Our summer.");
    await waitFor(() => expect(sent).toHaveLength(1));
    toast?.action?.onSelect();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(["small"]);
    const orderId = { key: "Order ID", value: "f1-a" };
    expect(sent[1]).toMatchObject([
      { variantId: "v-small", quantity: 3, customAttributes: [orderId] },
      {
        variantId: "v-tokens",
        quantity: 2,
        customAttributes: [orderId, { key: "Tokens Used", value: "3" }],
      },
    ]);
    expect(await screen.findByRole("region", { name: "Stickers" })).toBeDefined();
  });

  it("CRT-08 copies its id on a shift-click and says so", async () => {
    await openStickerCart();
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const total = section().getByText("Total");
    fireEvent.click(total);
    expect(writeText).not.toHaveBeenCalled();
    fireEvent.click(total, { shiftKey: true });
    expect(writeText).toHaveBeenCalledWith("f1-a");
    await waitFor(() => expect(getVisibleToasts()[0]?.content).toBe("Copied"));
    writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    fireEvent.click(total, { shiftKey: true });
    await waitFor(() =>
      expect(getVisibleToasts().map(({ content }) => content)).toEqual(["We couldn't copy f1-a."]),
    );
  });

  it("shows why its stickers are not visible, with a way to the log-in, and stays removable", async () => {
    const message =
      "You do not have access to the project that was used to create these stickers. You probably just need to log in with the account that created it.";
    await openStickerCart(STICKER_LINES, {
      isGuest: true,
      orders: [{ __typename: "StickerOrderAccessRefused", message }],
    });
    expect(await section().findByText(message, { exact: false })).toBeDefined();
    const link = section().getByRole("link", { name: "Log in" });
    expect(link.getAttribute("href")).toBe("/account/login?redirectTo=%2Fcart");
    expect(section().queryByRole("link", { name: /^Change/ })).toBeNull();
    expect(section().getByRole("button", { name: /^Remove/ })).toBeDefined();
    expect(section().queryAllByRole("img")).toEqual([]);
  });

  it("keeps its lines when its pictures cannot be loaded, and loads them again", async () => {
    api.fail(
      GetStickerOrdersForCartPageDocument,
      new GraphqlFailure("Unexpected error.", { requestId: "r1" }),
    );
    await openStickerCart(STICKER_LINES, { orders: "failed" });
    const text = "We couldn't load the pictures of your stickers.";
    expect(await section().findByText(text)).toBeDefined();
    expect(section().getByText("2 stickers, paid with tokens")).toBeDefined();
    const orders = [createStickerOrder()];
    api.on(GetStickerOrdersForCartPageDocument, { getStickerOrdersForCartPage: orders });
    fireEvent.click(section().getByRole("button", { name: "Try again" }));
    expect(await section().findAllByRole("img")).toHaveLength(6);
    expect(section().queryByText(text)).toBeNull();
  });
});
