// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  StaffDiscountProductsDocument,
  StaffSaveDiscountDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { DiscountDialog } from "./DiscountDialog.tsx";

const close = vi.fn();

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  close.mockClear();
});

async function show() {
  const element = <DiscountDialog discount={undefined} onClose={close} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  return within(await screen.findByRole("dialog", { name: "New discount" }));
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("the dialog of a discount", () => {
  it("has a field for the value of the chosen kind only", async () => {
    const dialog = await show();
    expect(dialog.queryByLabelText("Amount in USD")).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText("Kind"), "fixed");
    expect(dialog.queryByLabelText("Percentage")).toBeNull();
    await userEvent.type(dialog.getByLabelText("Amount in USD"), "0");
    await save();
    expect(dialog.getByText("Enter an amount such as 12.50.")).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText("Kind"), "free-shipping");
    expect(dialog.queryByLabelText("Amount in USD")).toBeNull();
    expect(dialog.queryByText("Enter an amount such as 12.50.")).toBeNull();
  });

  it("focuses the first field that is wrong, and follows what is typed", async () => {
    const dialog = await show();
    await userEvent.type(dialog.getByLabelText("Title, shown to customers"), "Summer");
    await userEvent.type(dialog.getByLabelText("Code"), "10 %");
    await save();
    expect(document.activeElement).toBe(dialog.getByLabelText("Code"));
    expect(dialog.getByText("Use 2 to 40 letters, digits and hyphens.")).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText("Code"));
    expect(dialog.getByText("Leave empty to apply automatically.")).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it("keeps what was typed when the server refuses it, and sends the same discount again", async () => {
    const message = "Another active discount already has the code SUMMER.";
    const refused = { staffSaveDiscount: { __typename: "InvalidInput" as const, message } };
    api.on(StaffSaveDiscountDocument, refused);
    const dialog = await show();
    await userEvent.type(dialog.getByLabelText("Title, shown to customers"), "Summer");
    await userEvent.type(dialog.getByLabelText("Code"), "summer");
    await userEvent.type(dialog.getByLabelText("Percentage"), "10");
    await save();
    expect((await dialog.findByRole("alert")).textContent).toBe(message);
    expect(dialog.getByLabelText("Code")).toHaveProperty("value", "summer");
    api.on(StaffSaveDiscountDocument, { staffSaveDiscount: { __typename: "StaffDiscountSaved" } });
    await userEvent.type(dialog.getByLabelText("Code"), "-2");
    await save();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const [first, second] = api.sent;
    expect(first).toMatchObject({ input: { code: "summer", percentage: 10, productIds: [] } });
    const { input } = { input: {}, ...Object(first) };
    expect(second).toEqual({ input: { ...input, code: "summer-2" } });
  });
});

describe("the products of a discount", () => {
  const product = { title: "Craft Knife", businessId: "tbl" as const };

  it("are found by a search, added once and removed again", async () => {
    const products = [
      { ...product, id: "p1" },
      { ...product, id: "p2", title: "Pins" },
    ];
    api.on(StaffDiscountProductsDocument, { staffProducts: { products } });
    const dialog = await show();
    expect(dialog.getByText("All products, until you add one.")).toBeTruthy();
    await userEvent.type(dialog.getByRole("searchbox"), "kn");
    await userEvent.click(await dialog.findByRole("button", { name: "Add Craft Knife" }));
    expect(dialog.getByText("Search to add more.")).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Add Craft Knife" })).toBeNull();
    expect(dialog.getByRole("button", { name: "Add Pins" })).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Remove Craft Knife" }));
    expect(dialog.getByText("All products, until you add one.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Add Craft Knife" })).toBeTruthy();
  });

  it("are searched once for what was typed at once", async () => {
    api.on(StaffDiscountProductsDocument, { staffProducts: { products: [] } });
    const dialog = await show();
    await userEvent.type(dialog.getByRole("searchbox"), "knife");
    await waitFor(() => expect(api.sent).toEqual([{ search: "knife" }]));
  });

  it("cannot be found without the server, which is said", async () => {
    const dialog = await show();
    await userEvent.type(dialog.getByRole("searchbox"), "knife");
    await waitFor(() =>
      expect(dialog.getByRole("searchbox").getAttribute("aria-invalid")).toBe("true"),
    );
    await userEvent.clear(dialog.getByRole("searchbox"));
    expect(dialog.getByRole("searchbox").getAttribute("aria-invalid")).toBeNull();
  });
});
