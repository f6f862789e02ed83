// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  StaffDiscountProductsDocument,
  type StaffDiscountRowFragment,
  StaffSaveDiscountDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { DiscountList } from "./DiscountList.tsx";

const DISCOUNT: StaffDiscountRowFragment = {
  id: "discount-1",
  updatedAt: "2026-07-04T12:00:00.000Z",
  businessId: "pm",
  code: "SUMMER",
  title: "Summer",
  kind: "percentage",
  percentage: 12.5,
  amount: null,
  products: [],
  isForAllProducts: true,
  minimumSubtotal: { amount: "40.00", currencyCode: "USD" },
  usageLimit: null,
  usedCount: 3,
  startsAt: "2026-06-01T00:00:30.000Z",
  endsAt: "2026-08-01T00:00:00.000Z",
  isActive: true,
};
const NOW = Date.parse("2026-07-04T12:00:00.000Z");

function show(discounts: readonly StaffDiscountRowFragment[], canManage = true) {
  const element = <DiscountList discounts={discounts} canManage={canManage} now={NOW} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("shows values and status, and nothing to change for an employee", async () => {
  show([DISCOUNT, { ...DISCOUNT, id: "2", code: null, endsAt: "2026-07-01T00:00:00.000Z" }], false);
  expect((await screen.findAllByText("12.5% off, $40.00 minimum")).length).toBe(2);
  expect(screen.getByText("Ended")).toBeTruthy();
  expect(screen.getByText("Automatic")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("edits a discount: products by search, the start to the second", async () => {
  const api = new FakeGraphql();
  api.on(StaffDiscountProductsDocument, {
    staffProducts: { products: [{ id: "p1", title: "Craft Knife", businessId: "pm" }] },
  });
  api.on(StaffSaveDiscountDocument, { staffSaveDiscount: { __typename: "StaffDiscountSaved" } });
  show([DISCOUNT]);
  await userEvent.click(await screen.findByRole("button", { name: "Edit SUMMER" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("searchbox"), "craft");
  await userEvent.click(await dialog.findByRole("button", { name: "Add Craft Knife" }));
  await userEvent.click(dialog.getByRole("switch", { name: "Active" }));
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent.at(-1)).toEqual({
    input: expect.objectContaining({
      id: "discount-1",
      updatedAt: DISCOUNT.updatedAt,
      code: "SUMMER",
      percentage: 12.5,
      productIds: ["p1"],
      minimumSubtotal: "40.00",
      startsAt: DISCOUNT.startsAt,
      endsAt: DISCOUNT.endsAt,
      isActive: false,
    }),
  });
});

it("names what is missing of a new one and sends nothing", async () => {
  const api = new FakeGraphql();
  show([]);
  await userEvent.click(await screen.findByRole("button", { name: "New discount" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter a title.")).toBeTruthy();
  expect(screen.getByText("Enter 0.01 to 100.")).toBeTruthy();
  expect(api.sent).toEqual([]);
});
