// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  type StaffProductDetailsFragment,
  StaffUpdateVariantDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { ProductDetail } from "./ProductDetail.tsx";

const PRODUCT: StaffProductDetailsFragment = {
  id: "product-1",
  businessId: "pm",
  handle: "frame-kit",
  title: "Frame Hanging Kit",
  isActive: true,
  isFromStaff: false,
  images: [],
  pictureUploads: [],
  descriptionHtml: "<p>A kit.</p>",
  updatedAt: "2026-07-04T12:00:00.000Z",
  variants: [
    {
      id: "variant-1",
      sku: "KIT-1",
      title: "Oak",
      price: { amount: "9.00", currencyCode: "USD" },
      stock: 80,
      reserved: 3,
      isActive: true,
    },
  ],
};

function show(canManage: boolean) {
  const element = <ProductDetail product={PRODUCT} canManage={canManage} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

const type = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole("textbox", { name });
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};

it("saves a changed row with the values that it showed, and follows the server when refused", async () => {
  const message = "Someone else changed this. You're seeing the current values now.";
  const api = new FakeGraphql();
  api.on(StaffUpdateVariantDocument, {
    staffUpdateVariant: { __typename: "StaffProductOutdated", message },
  });
  show(true);
  await type("Price of Oak", "12.50");
  await type(/^Stock of Oak/, "");
  await userEvent.click(screen.getByRole("button", { name: "Save Oak" }));
  await expect.poll(() => getVisibleToasts().map(({ content }) => content)).toEqual([message]);
  expect(api.sent).toEqual([
    {
      input: {
        id: "variant-1",
        price: "12.50",
        stock: null,
        isActive: true,
        previous: { price: "9.00", stock: 80, isActive: true },
      },
    },
  ]);
  const price = screen.getByRole("textbox", { name: "Price of Oak" });
  await expect.poll(() => price).toHaveProperty("value", "9.00");
  expect(await findViolations()).toEqual([]);
});

it("sends no price that cannot be read", async () => {
  const api = new FakeGraphql();
  show(true);
  await type("Price of Oak", "1,5");
  await userEvent.click(screen.getByRole("button", { name: "Save Oak" }));
  expect(getVisibleToasts().map(({ content }) => content)).toEqual([
    "Enter a price such as 12.50.",
  ]);
  expect(api.sent).toEqual([]);
});

it("shows an employee the values only", async () => {
  show(false);
  expect(await screen.findByText("$9.00")).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});
