// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  type StaffProductDetailsFragment,
  StaffUpdateProductDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeUsd } from "../test/make-rows.ts";
import { ProductForm } from "./ProductForm.tsx";
import { ProductList } from "./ProductList.tsx";

type Row = Parameters<typeof ProductList>[0]["page"]["products"][number];

const ROW: Row = {
  id: "p1",
  businessId: "pm",
  handle: "map",
  title: "Framed map",
  isActive: true,
  image: null,
  variantCount: 2,
  minPrice: makeUsd("49.00"),
  maxPrice: makeUsd("99.00"),
  stock: 1200,
  reserved: 0,
};

function showList(products: Row[]) {
  const element = (
    <ProductList page={{ products, nextCursor: null }} collections={[]} canManage={false} />
  );
  renderPage([{ path: "/", element }]);
}

const readCells = () =>
  screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));

describe("the list of products", () => {
  it("shows prices and stock in words", async () => {
    showList([
      ROW,
      { ...ROW, id: "2", isActive: false, maxPrice: makeUsd("49.00"), stock: 3, reserved: 1 },
      { ...ROW, id: "3", businessId: "tbl", minPrice: null, maxPrice: null, stock: null },
    ]);
    expect(readCells().slice(1)).toEqual([
      ["Framed map", "Photomap", "Shown", "2", "$49.00 – $99.00", "1,200"],
      ["Framed map", "Photomap", "Hidden", "2", "$49.00", "3 (1 reserved)"],
      ["Framed map", "The Big Loop", "Shown", "2", "", "Made to order"],
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it("says that no product matches", () => {
    showList([]);
    expect(screen.getByText("No matching products")).toBeTruthy();
  });
});

describe("the texts of a product", () => {
  const PRODUCT: StaffProductDetailsFragment = {
    id: "p1",
    businessId: "pm",
    handle: "map",
    title: "Framed map",
    isActive: true,
    isFromStaff: false,
    images: [],
    pictureUploads: [],
    descriptionHtml: "<p>A map.</p>",
    updatedAt: "2026-07-04T12:00:00.000Z",
    variants: [],
  };

  async function show() {
    const element = <ProductForm product={PRODUCT} />;
    renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
    return screen.findByRole("button", { name: "Save" });
  }

  it("are saved with the time at which they were read", async () => {
    const api = new FakeGraphql();
    api.on(StaffUpdateProductDocument, {
      staffUpdateProduct: { __typename: "StaffProductChanged" },
    });
    const save = await show();
    await userEvent.type(screen.getByLabelText("Title"), " II");
    await userEvent.click(screen.getByRole("switch", { name: "Show in the shop" }));
    await userEvent.click(save);
    const { id, updatedAt, descriptionHtml } = PRODUCT;
    const input = { id, title: "Framed map II", descriptionHtml, isActive: false, updatedAt };
    await waitFor(() => expect(api.sent).toEqual([{ input }]));
  });

  it("need a title", async () => {
    const api = new FakeGraphql();
    const save = await show();
    await userEvent.clear(screen.getByLabelText("Title"));
    await userEvent.click(save);
    expect(screen.getByText("A product needs a title.")).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it("that somebody else changed are not replaced", async () => {
    const message = "Someone else changed this product. Reload it.";
    const api = new FakeGraphql();
    api.on(StaffUpdateProductDocument, {
      staffUpdateProduct: { __typename: "StaffProductOutdated", message },
    });
    await userEvent.click(await show());
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });
});
