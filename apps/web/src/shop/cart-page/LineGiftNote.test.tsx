// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  RemoveCheckoutLinesDocument,
  SplitCheckoutLineDocument,
  UpdateCheckoutLinesDocument,
} from "../../platform/api/generated/graphql.ts";
import { createLine } from "../cart/test/checkouts.ts";
import { accept, createCart, openCart } from "./test/open-cart.tsx";
import { api, setUpCartPages } from "./test/set-up-cart-pages.ts";

setUpCartPages();

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
