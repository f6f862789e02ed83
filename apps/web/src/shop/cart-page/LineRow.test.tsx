// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  AddCheckoutLinesDocument,
  type CheckoutErrorCode,
  type DiscountApplicationType,
  GetCheckoutDocument,
  RemoveCheckoutLinesDocument,
  RemoveDiscountCodeDocument,
  UpdateCheckoutLinesDocument,
} from "../../platform/api/generated/graphql.ts";
import { GraphqlFailure } from "../../test/fake-graphql.ts";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { createLine } from "../cart/test/checkouts.ts";
import { accept, createCart, openCart, refuse, row } from "./test/open-cart.tsx";
import { api, setUpCartPages } from "./test/set-up-cart-pages.ts";
import { usd } from "./test/sticker-cart.tsx";

setUpCartPages();

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

  it("SHP-08 shows the texts that the buyer wrote for it", async () => {
    const customAttributes = [
      { key: "First line", value: "Our home" },
      { key: "Gift Note", value: "For you" },
    ];
    await openCart(createCart([createLine({ customAttributes })]));
    expect(row("Oak frame").getByText("First line: “Our home”")).toBeDefined();
    expect(row("Oak frame").queryByText(/“For you”/)).toBeNull();
  });

  it("ERR-09 is back when its removal fails, which offers no Undo", async () => {
    await openCart(createCart([createLine()]));
    api.fail(RemoveCheckoutLinesDocument, new GraphqlFailure("broken", { requestId: "r-1" }));
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
      allocatedAmount: usd("5.00"),
      discountApplication: { id: `d-${type}`, title: "Spring", code, type },
    });
    const free = usd("0.00");
    await openCart(
      createCart(
        [
          createLine({ title: "Sample", unitPrice: free, totalPrice: free }),
          createLine({
            id: "line-2",
            title: "Automatic",
            totalPrice: usd("44.00"),
            discountAllocations: [discount("automatic", null)],
          }),
          createLine({
            id: "l3",
            title: "Manual",
            discountAllocations: [discount("manual", null)],
          }),
          createLine({ id: "l4", title: "Code", discountAllocations: [discount("code", "MAY10")] }),
        ],
        { subtotalPriceV2: usd("75.00") },
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
