// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  ApplyDiscountCodeDocument,
  GetCheckoutDocument,
  GetMapChecksDocument,
  UpdateCheckoutAttributesDocument,
  UpdateCheckoutLinesDocument,
} from "../../platform/api/generated/graphql.ts";
import { GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { writeCartRecord } from "../cart/cart-record.ts";
import { createLine, makeMapCheck } from "../cart/test/checkouts.ts";
import CartRoute from "../routes/cart.tsx";
import { CartPage } from "./CartPage.tsx";
import { accept, createCart, openCart, refuse, row } from "./test/open-cart.tsx";
import { api, setUpCartPages } from "./test/set-up-cart-pages.ts";
import { usd } from "./test/sticker-cart.tsx";

setUpCartPages();

const HELP_LINKS = [
  "/account/sticker-tokens",
  "/help/sticker-tokens",
  "/account/login?redirectTo=%2Fcart",
  "/contact/mapmaker/general-technical-question",
];

describe("the cart", () => {
  it("CRT-02 is empty with a way to the shop", async () => {
    renderPage([{ path: "/cart", element: <CartPage isGuest /> }], {
      entries: ["/cart"],
    });
    expect(await screen.findByText("Your cart is empty.")).toBeDefined();
    const link = screen.getByRole("link", { name: "Fill it up!" });
    expect(link.getAttribute("href")).toBe("/shop");
  });

  it("shows items, token purchases and the summary", async () => {
    const project = { id: "f1", name: "Our fifty states", previewUrl: "/preview.webp" };
    await openCart(
      createCart([
        createLine({ kind: "MAP", title: "Framed map", file: project }),
        createLine({ id: "line-2", kind: "STICKER_TOKEN", title: "25 sticker tokens" }),
      ]),
    );
    const items = screen.getByRole("region", { name: "Items" });
    expect(within(items).getAllByRole("heading", { level: 3 })).toHaveLength(1);
    const tokens = within(screen.getByRole("region", { name: "Sticker tokens" }));
    expect(tokens.getByRole("heading", { name: "25 sticker tokens" })).toBeDefined();
    expect(tokens.queryByRole("button", { name: "Add a gift note" })).toBeNull();
    const picture = row("Framed map").getByRole("img", { name: "Your map Our fifty states" });
    expect(picture.getAttribute("src")).toBe("/preview.webp");
    expect(picture.closest("a")?.getAttribute("href")).toBe("/p/f1");
    expect(await findViolations()).toEqual([]);
  });

  it("shows what to look at in a map before it is printed", async () => {
    const file = { id: "abc123", name: "Our summer", previewUrl: null };
    api.on(GetMapChecksDocument, { checkout: { mapChecks: [makeMapCheck()] } });
    await openCart(
      createCart([
        createLine({ kind: "MAP", title: "Framed map", file }),
        createLine({ id: "line-2" }),
      ]),
    );
    const item = row("Framed map");
    const card = await item.findByRole("region", { name: "2 things to look at first" });
    expect(within(card).getByRole("link", { name: "Texas" }).getAttribute("href")).toBe(
      "/p/abc123/TX",
    );
    const mend = within(card).getByRole("link", { name: "Fix it in “Our summer”" });
    expect(mend.getAttribute("href")).toBe("/p/abc123");
    expect(row("Oak frame").queryByRole("region")).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("continues at the checkout page", async () => {
    const { router } = await openCart(createCart([createLine()]));
    fireEvent.click(screen.getByRole("button", { name: "CHECKOUT" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1"));
  });

  it("does not check out while a change is not saved, and shows that it waits", async () => {
    await openCart(createCart([createLine()]));
    const checkOut = () => screen.getByRole<HTMLButtonElement>("button", { name: "CHECKOUT" });
    expect(checkOut().disabled).toBe(false);
    api.isReachable = false;
    fireEvent.change(row("Oak frame").getByRole("combobox"), { target: { value: "3" } });
    expect(checkOut().disabled).toBe(true);
    expect(await screen.findByText(/^No connection\. We'll save your changes/)).toBeDefined();
    expect(row("Oak frame").getByRole<HTMLSelectElement>("combobox").value).toBe("3");
    const saved = createCart([createLine({ quantity: 3 })]);
    api.on(UpdateCheckoutLinesDocument, accept(saved));
    api.isReachable = true;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(checkOut().disabled).toBe(false));
  });

  it("ERR-10 offers to clear a cart that cannot be loaded", async () => {
    writeCartRecord("pm", { id: "broken", version: 1, count: 2 });
    api.fail(GetCheckoutDocument, new GraphqlFailure("broken", { requestId: "r-1" }));
    renderPage([{ path: "/cart", element: <CartPage isGuest /> }], {
      entries: ["/cart"],
    });
    const text =
      "There was an error loading the items in your cart. Try refreshing the page. If that does not work try clearing your cart.";
    expect(await screen.findByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Clear Your Cart" }));
    expect(await screen.findByText("Your cart is empty.")).toBeDefined();
  });

  it("has its links for help, and says that nothing was charged after a canceled payment", async () => {
    renderPage([{ path: "/cart", Component: CartRoute }], { entries: ["/cart?payment=canceled"] });
    expect(await screen.findByText(/Nothing was charged/)).toBeDefined();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(expect.arrayContaining(HELP_LINKS));
    cleanup();
    renderPage([{ path: "/cart", Component: CartRoute }], { entries: ["/cart"] });
    await screen.findByText("Your cart is empty.");
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });
});

describe("the summary", () => {
  it("applies and removes a code, and shows why one is refused", async () => {
    const cart = createCart([createLine()]);
    await openCart(cart);
    const message = "We don't recognize this code. Check the spelling.";
    api.on(ApplyDiscountCodeDocument, refuse(cart, "DISCOUNT_NOT_FOUND", message));
    const field = screen.getByRole("textbox", { name: "Discount code" });
    fireEvent.change(field, { target: { value: " maay10 " } });
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(api.sent.at(-1)).toMatchObject({ discountCode: "maay10" });
    fireEvent.click(screen.getByRole("button", { name: "Remove code" }));
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Discount code" }).value).toBe("");
    fireEvent.change(field, { target: { value: "MAY10" } });
    const discount = { id: "d1", title: "May", code: "MAY10", applicable: true };
    api.on(
      ApplyDiscountCodeDocument,
      accept(
        createCart([createLine()], {
          discountCode: "MAY10",
          discountApplications: [{ ...discount, type: "code", targetType: "LINE_ITEM" }],
        }),
      ),
    );
    fireEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByRole("button", { name: "Remove code MAY10" })).toBeDefined();
  });

  it("shows what is missing for free shipping and what shipping costs by ZIP code", async () => {
    await openCart(createCart([createLine()], { subtotalPriceV2: usd("62.50") }));
    expect(screen.getByText("$12.50 more for free shipping")).toBeDefined();
    const arrival = { text: "Dec 1 to 8" };
    const shippingOptions = [
      {
        id: "standard",
        title: "Standard",
        arrival: { text: "Dec 1 to 3" },
        price: usd("7.50"),
      },
      {
        id: "expedited",
        title: "Expedited",
        arrival: { text: "Nov 30 to Dec 1" },
        price: usd("18.00"),
      },
    ];
    api.on(
      UpdateCheckoutAttributesDocument,
      accept(createCart([createLine()], { zip: "48104", shippingOptions, arrival })),
    );
    fireEvent.change(screen.getByRole("textbox", { name: "ZIP code for shipping" }), {
      target: { value: "48104" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Estimate" }));
    expect(await screen.findByText("Standard, arrives Dec 1 to 3")).toBeDefined();
    expect(screen.getByText("Arrives Dec 1 to 8 in most states")).toBeDefined();
    expect(screen.getByText("From $7.50")).toBeDefined();
    expect(screen.getByText("Total before shipping")).toBeDefined();
  });
});
