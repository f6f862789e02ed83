// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { writeCartRecord } from "../../cart/cart-record.ts";
import type { Checkout, CheckoutLine } from "../../cart/checkout.ts";
import { createCheckout, createLine } from "../../cart/test/checkouts.ts";
import {
  AddCheckoutLinesDocument,
  ApplyDiscountCodeDocument,
  type CheckoutErrorCode,
  type DiscountApplicationType,
  GetCheckoutDocument,
  RemoveCheckoutLinesDocument,
  RemoveDiscountCodeDocument,
  SplitCheckoutLineDocument,
  UpdateCheckoutAttributesDocument,
  UpdateCheckoutLinesDocument,
} from "../../generated/graphql.ts";
import { stubBrowserGlobals } from "../../project-store/test/browser-globals.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { dismissToast, getVisibleToasts } from "../../toasts/toast-store.ts";
import { CartPage } from "./CartPage.tsx";

let api: FakeGraphql;
let version = 1;

beforeAll(() => stubBrowserGlobals());
beforeEach(() => {
  localStorage.clear();
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of getVisibleToasts()) dismissToast(id);
});

const money = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

function createCart(lineItems: CheckoutLine[], parts: Partial<Checkout> = {}): Checkout {
  version += 1;
  const totalQuantity = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = money("49.00");
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

const accept = (checkout: Checkout) => ({ payload: { checkout, checkoutUserErrors: [] } });

const refuse = (checkout: Checkout, code: CheckoutErrorCode, message: string) => ({
  payload: { checkout, checkoutUserErrors: [{ code, message, lineItemId: null }] },
});

async function openCart(checkout: Checkout, { isGuest = true, isPaymentCanceled = false } = {}) {
  writeCartRecord("pm", { id: checkout.id, version: checkout.version, count: 1 });
  api.on(GetCheckoutDocument, { checkout });
  const page = renderPage(
    [
      {
        path: "/cart",
        element: <CartPage isGuest={isGuest} isPaymentCanceled={isPaymentCanceled} />,
      },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: ["/cart"] },
  );
  await screen.findByRole("heading", { name: "Order Summary" });
  return page;
}

const row = (name: string) => {
  const item = screen.getByRole("heading", { level: 3, name }).closest("li");
  if (item === null) throw new Error(`There is no line ${name}`);
  return within(item);
};

describe("the cart", () => {
  it("CRT-02 is empty with a way to the shop", async () => {
    renderPage([{ path: "/cart", element: <CartPage isGuest isPaymentCanceled={false} /> }], {
      entries: ["/cart"],
    });
    expect(await screen.findByText("Your cart is empty.")).toBeDefined();
    const link = screen.getByRole("link", { name: "Fill it up!" });
    expect(link.getAttribute("href")).toBe("/shop");
  });

  it("shows items, token purchases, the summary and the links around it", async () => {
    const file = { id: "f1", name: "Our fifty states", previewUrl: "/preview.webp" };
    await openCart(
      createCart([
        createLine({ kind: "MAP", title: "Framed map", file }),
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
    expect(await screen.findByText(/^No connection\. Your changes are kept/)).toBeDefined();
    expect(row("Oak frame").getByRole<HTMLSelectElement>("combobox").value).toBe("3");
    const saved = createCart([createLine({ quantity: 3 })]);
    api.on(UpdateCheckoutLinesDocument, accept(saved));
    api.isReachable = true;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(checkOut().disabled).toBe(false));
  });

  it("ERR-10 offers to clear a cart that cannot be loaded", async () => {
    writeCartRecord("pm", { id: "broken", version: 1, count: 2 });
    api.fail(GetCheckoutDocument, new GraphqlFailure("broken", "r-1"));
    renderPage([{ path: "/cart", element: <CartPage isGuest isPaymentCanceled={false} /> }], {
      entries: ["/cart"],
    });
    const text =
      "There was an error loading the items in your cart. Try refreshing the page. If that does not work try clearing your cart.";
    expect(await screen.findByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Clear Your Cart" }));
    expect(await screen.findByText("Your cart is empty.")).toBeDefined();
  });

  it("says that nothing was charged after a canceled payment", async () => {
    await openCart(createCart([createLine()]), { isPaymentCanceled: true });
    expect(screen.getByText(/Nothing was charged/)).toBeDefined();
  });
});

describe("a line", () => {
  it("offers 1 to 25 items, shows the choice at once, and a refusal at the line", async () => {
    const before = createCart([createLine()]);
    await openCart(before);
    const select = row("Oak frame").getByRole<HTMLSelectElement>("combobox", {
      name: "Quantity of Oak frame",
    });
    const values = [...select.options].map(({ value }) => Number(value));
    expect(values).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    const message = "We do not have that many in stock.";
    api.on(UpdateCheckoutLinesDocument, refuse(before, "NOT_ENOUGH_IN_STOCK", message));
    fireEvent.change(select, { target: { value: "9" } });
    expect(select.value).toBe("9");
    expect(row("Oak frame").getByText("$441.00")).toBeDefined();
    expect((await row("Oak frame").findByRole("alert")).textContent).toContain(message);
    expect(select.value).toBe("1");
    api.on(RemoveCheckoutLinesDocument, accept(createCart([])));
    fireEvent.click(row("Oak frame").getByRole("button", { name: "Remove item" }));
    expect(await screen.findByText("Your cart is empty.")).toBeDefined();
  });

  it("ERR-09 is back when its removal fails, which offers no Undo", async () => {
    await openCart(createCart([createLine()]));
    api.fail(RemoveCheckoutLinesDocument, new GraphqlFailure("broken", "r-1"));
    fireEvent.click(screen.getByRole("button", { name: "Remove Oak frame" }));
    expect(getVisibleToasts()).toHaveLength(1);
    await screen.findByRole("heading", { name: "Oak frame" });
    const alert = await row("Oak frame").findByRole("alert");
    expect(alert.textContent).toContain("Error removing item. Please try again.");
    expect(getVisibleToasts()).toEqual([]);
  });

  it.each<[CheckoutErrorCode, string, string]>([
    ["THROTTLED_DURING_CHECKOUT", "button", "Try again"],
    ["LINE_ITEM_NOT_FOUND", "button", "Reload cart"],
    ["DISCOUNT_EXPIRED", "button", "Remove code"],
    ["NOT_ENOUGH_IN_STOCK", "button", "Remove item"],
    ["NOT_SUPPORTED", "link", "Contact us"],
  ])("CRT-20 reacts to %s with the %s %s", async (code, role, name) => {
    const cart = createCart([createLine()]);
    await openCart(cart);
    api.on(UpdateCheckoutLinesDocument, refuse(cart, code, "Refused."));
    fireEvent.change(row("Oak frame").getByRole("combobox"), { target: { value: "9" } });
    const alert = within(await row("Oak frame").findByRole("alert"));
    const dismiss = alert.getByRole("button", { name: "Dismiss" });
    const controls = [...alert.queryAllByRole("button"), ...alert.queryAllByRole("link")];
    expect(controls.filter((control) => control !== dismiss)).toEqual([
      alert.getByRole(role, { name }),
    ]);
  });

  it("is loaded again, or has its code removed, after a refusal", async () => {
    const cart = createCart([createLine()], { discountCode: "MAY10" });
    await openCart(cart);
    const change = (value: string) =>
      fireEvent.change(row("Oak frame").getByRole("combobox"), { target: { value } });
    api.on(UpdateCheckoutLinesDocument, refuse(cart, "LINE_ITEM_NOT_FOUND", "Not there."));
    change("9");
    const reload = await screen.findByRole("button", { name: "Reload cart" });
    api.on(GetCheckoutDocument, {
      checkout: createCart([createLine({ quantity: 4 })], { discountCode: "MAY10" }),
    });
    fireEvent.click(reload);
    await waitFor(() =>
      expect(row("Oak frame").getByRole<HTMLSelectElement>("combobox").value).toBe("4"),
    );
    expect(screen.queryByText("Not there.")).toBeNull();
    api.on(UpdateCheckoutLinesDocument, refuse(cart, "DISCOUNT_EXPIRED", "Ended."));
    change("9");
    api.on(RemoveDiscountCodeDocument, accept(createCart([createLine()])));
    fireEvent.click(await screen.findByRole("button", { name: "Remove code" }));
    expect(screen.queryByText("Ended.")).toBeNull();
    expect(await screen.findByRole("textbox", { name: "Discount code" })).toBeDefined();
  });

  it("is removed at once and put back by Undo", async () => {
    const other = createLine({ id: "line-2", title: "Hanger bars", variantId: "bars" });
    const attributes = [{ key: "Gift Note", value: "For you" }];
    await openCart(createCart([createLine({ customAttributes: attributes, quantity: 2 }), other]));
    api.on(RemoveCheckoutLinesDocument, accept(createCart([other])));
    fireEvent.click(screen.getByRole("button", { name: "Remove Oak frame" }));
    expect(screen.queryByRole("heading", { name: "Oak frame" })).toBeNull();
    expect(document.activeElement?.textContent).toBe("Items");
    const [toast] = getVisibleToasts();
    expect(toast?.content).toBe("Removed Oak frame.");
    api.on(AddCheckoutLinesDocument, accept(createCart([createLine({ id: "line-3" }), other])));
    act(() => toast?.action?.onSelect());
    expect(await screen.findByRole("heading", { name: "Oak frame" })).toBeDefined();
    await waitFor(() =>
      expect(api.sent.at(-1)).toMatchObject({
        lineItems: [{ variantId: "frame-oak", quantity: 2, customAttributes: attributes }],
        requestId: expect.any(String),
      }),
    );
  });

  it("CRT-07 is free at zero, and shows what each kind of discount takes off", async () => {
    const discount = (type: DiscountApplicationType, code: string | null) => ({
      allocatedAmount: money("5.00"),
      discountApplication: { id: `d-${type}`, title: "Spring", code, type },
    });
    const free = money("0.00");
    await openCart(
      createCart(
        [
          createLine({ title: "Sample", unitPrice: free, totalPrice: free }),
          createLine({
            id: "line-2",
            title: "Automatic",
            totalPrice: money("44.00"),
            discountAllocations: [discount("automatic", null)],
          }),
          createLine({
            id: "l3",
            title: "Manual",
            discountAllocations: [discount("manual", null)],
          }),
          createLine({ id: "l4", title: "Code", discountAllocations: [discount("code", "MAY10")] }),
        ],
        { subtotalPriceV2: money("75.00") },
      ),
    );
    expect(row("Sample").getByText("FREE!")).toBeDefined();
    expect(row("Automatic").getByText("Automatic Discount −$5.00")).toBeDefined();
    expect(row("Automatic").getByText("$49.00").closest("s")).not.toBeNull();
    expect(row("Manual").getByText("Manual Discount −$5.00")).toBeDefined();
    expect(row("Code").getByText("MAY10 −$5.00")).toBeDefined();
    const summary = within(screen.getByRole("region", { name: "Order Summary" }));
    expect(summary.getByText("FREE*")).toBeDefined();
    expect(summary.getByText("Manual Discount")).toBeDefined();
    expect(summary.getByText("Automatic Discount")).toBeDefined();
  });
});

describe("a gift note", () => {
  const field = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "Gift note" });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("CRT-04 is written, shown, edited and unset", async () => {
    const noted = (value: string) =>
      createLine({ customAttributes: [{ key: "Gift Note", value }] });
    await openCart(createCart([createLine()]));
    press("Add a gift note");
    expect(field()?.rows).toBe(4);
    expect(field()?.placeholder).toBe("Message will be included in the box with this item.");
    fireEvent.change(field() ?? document.body, { target: { value: " For you " } });
    api.on(UpdateCheckoutLinesDocument, accept(createCart([noted("For you")])));
    press("Save note");
    expect(field()).toBeNull();
    expect(screen.getByText("For you")).toBeDefined();
    await waitFor(() =>
      expect(api.sent.at(-1)).toMatchObject({
        lineItems: [{ id: "line-1", customAttributes: [{ key: "Gift Note", value: "For you" }] }],
      }),
    );
    press("Edit gift note");
    expect(field()?.value).toBe("For you");
    press("Cancel");
    expect(field()).toBeNull();
    press("Edit gift note");
    fireEvent.change(field() ?? document.body, { target: { value: "  " } });
    api.on(UpdateCheckoutLinesDocument, accept(createCart([createLine()])));
    press("Save note");
    await waitFor(() =>
      expect(api.sent.at(-1)).toMatchObject({ lineItems: [{ customAttributes: [] }] }),
    );
    expect(screen.getByRole("button", { name: "Add a gift note" })).toBeDefined();
  });

  it.each([
    [2, "", "Add to One", "Add to Both"],
    [3, "", "Add to One", "Add to All 3"],
    [3, "Old", "Update One", "Add to All 3"],
  ])(
    "CRT-05 of %d items with the note %j is applied to one or to all",
    async (quantity, note, one, all) => {
      const customAttributes = note === "" ? [] : [{ key: "Gift Note", value: note }];
      const cart = createCart([createLine({ quantity, customAttributes })]);
      const wanted = [{ key: "Gift Note", value: "New" }];
      await openCart(cart);
      api.on(SplitCheckoutLineDocument, accept(cart));
      api.on(UpdateCheckoutLinesDocument, accept(cart));
      const edit = async (button: string) => {
        press(note === "" ? "Add a gift note" : "Edit gift note");
        fireEvent.change(field() ?? document.body, { target: { value: "New" } });
        const sent = api.sent.length;
        press(button);
        await waitFor(() => expect(api.sent.length).toBeGreaterThan(sent));
        await waitFor(() =>
          expect(screen.getAllByRole("heading", { level: 3, name: "Oak frame" })).toHaveLength(1),
        );
        return api.sent.at(-1);
      };
      expect(await edit(one)).toMatchObject({
        lineItemId: "line-1",
        quantity: 1,
        customAttributes: wanted,
      });
      expect(await edit(all)).toMatchObject({
        lineItems: [{ id: "line-1", customAttributes: wanted }],
      });
    },
  );
});

describe("a gift note that is open", () => {
  async function write(): Promise<() => void> {
    const { unmount } = await openCart(createCart([createLine()]));
    fireEvent.click(screen.getByRole("button", { name: "Add a gift note" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Gift note" }), {
      target: { value: "For Ann" },
    });
    return unmount;
  }

  it("is saved when the page is left", async () => {
    const leave = await write();
    api.on(UpdateCheckoutLinesDocument, accept(createCart([createLine()])));
    leave();
    await waitFor(() =>
      expect(api.sent.at(-1)).toMatchObject({
        lineItems: [{ id: "line-1", customAttributes: [{ key: "Gift Note", value: "For Ann" }] }],
      }),
    );
  });

  it("is removed with its line", async () => {
    await write();
    api.on(RemoveCheckoutLinesDocument, accept(createCart([])));
    fireEvent.click(screen.getByRole("button", { name: /^Remove/ }));
    await screen.findByText("Your cart is empty.");
    expect(JSON.stringify(api.sent)).not.toContain("For Ann");
  });
});

describe("the note of the customer", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A note for us" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const notes = () =>
    api.sent.flatMap((variables) =>
      typeof variables === "object" && variables && "input" in variables ? [variables.input] : [],
    );

  it("CRT-06 is saved after 2 s without typing and on blur, and shows a failure", async () => {
    const cart = createCart([createLine()]);
    await openCart(cart);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    api.on(UpdateCheckoutAttributesDocument, ({ input }) =>
      accept(createCart([createLine()], { note: input.note ?? "" })),
    );
    type("Leave it");
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    type("Leave it at the door");
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(notes()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notes()).toEqual([{ note: "Leave it at the door" }]);
    expect(screen.getByText("Saved")).toBeDefined();
    type("Ring twice");
    fireEvent.blur(field());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(notes()).toEqual([{ note: "Leave it at the door" }, { note: "Ring twice" }]);
    api.on(UpdateCheckoutAttributesDocument, refuse(cart, "TOO_LONG", "This text is too long."));
    type("Something long");
    fireEvent.blur(field());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText("There was a problem saving your note.")).toBeDefined();
    expect(field().value).toBe("Something long");
  });
});

describe("the summary", () => {
  it("applies and removes a code, and shows why one is refused", async () => {
    const cart = createCart([createLine()]);
    await openCart(cart);
    const message = "We do not know this code. Check its spelling.";
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
    await openCart(createCart([createLine()], { subtotalPriceV2: money("62.50") }));
    expect(screen.getByText("$12.50 more for free shipping")).toBeDefined();
    const shippingOptions = [
      { id: "standard", title: "Standard", maxTransitDays: 4, price: money("7.50") },
      { id: "expedited", title: "Expedited", maxTransitDays: 2, price: money("18.00") },
    ];
    api.on(
      UpdateCheckoutAttributesDocument,
      accept(createCart([createLine()], { zip: "48104", shippingOptions })),
    );
    fireEvent.change(screen.getByRole("textbox", { name: "ZIP code for shipping" }), {
      target: { value: "48104" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Estimate" }));
    expect(await screen.findByText("Standard, up to 4 business days")).toBeDefined();
    expect(screen.getByText("From $7.50")).toBeDefined();
    expect(screen.getByText("Total before shipping")).toBeDefined();
  });
});
