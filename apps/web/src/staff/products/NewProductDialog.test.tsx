// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { StaffCreateProductDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { NewProductDialog } from "./NewProductDialog.tsx";

const COLLECTIONS: ComponentProps<typeof NewProductDialog>["collections"] = [
  { businessId: "pm", handle: "parts", title: "Parts" },
  { businessId: "tbl", handle: "mats", title: "Mats" },
];

async function show() {
  renderPage([
    {
      path: "/",
      loader: () => null,
      element: <NewProductDialog collections={COLLECTIONS} onClose={() => undefined} />,
      HydrateFallback: () => null,
    },
    { path: "/staff/products/:id", element: <p>Page of the product</p> },
  ]);
  await screen.findByRole("dialog", { name: "New product" });
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = () => userEvent.click(screen.getByRole("button", { name: "Create product" }));

it("suggests the address, sends numbers, and opens the page of the new product", async () => {
  const api = new FakeGraphql();
  api.on(StaffCreateProductDocument, {
    staffCreateProduct: { __typename: "StaffProductCreated" },
  });
  await show();
  await type("Title, shown to customers", "Map pins, brass");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "map-pins-brass");
  await userEvent.selectOptions(screen.getByLabelText("Collection"), "Parts");
  await type("Choice (optional)", "Size");
  await type("Values (optional)", "Small, Large,");
  await type("SKU", "PINS");
  await type("Price in USD", "9.50");
  await type("Weight in ounces (optional)", "3");
  await press();
  expect(await screen.findByText("Page of the product")).toBeTruthy();
  expect(api.sent).toEqual([
    {
      input: {
        id: expect.any(String),
        businessId: "pm",
        title: "Map pins, brass",
        handle: "map-pins-brass",
        collection: "parts",
        optionName: "Size",
        optionValues: ["Small", "Large"],
        sku: "PINS",
        price: "9.50",
        stock: null,
        weightOz: 3,
        lengthIn: null,
      },
    },
  ]);
});

it("keeps an edited address, and has the collections of the brand", async () => {
  await show();
  await type("Address", "pins");
  await type("Title, shown to customers", "Map pins");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "pins");
  await userEvent.selectOptions(screen.getByLabelText("Brand"), "The Big Loop");
  const collections = screen.getByLabelText("Collection").querySelectorAll("option");
  expect([...collections].map(({ textContent }) => textContent)).toEqual(["None", "Mats"]);
});

it("says what is missing, and what the server refuses", async () => {
  const api = new FakeGraphql();
  await show();
  await press();
  expect(await screen.findByText("A product needs a title.")).toBeTruthy();
  expect(screen.getByText("Enter an amount such as 12.50.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  expect(await findViolations()).toEqual([]);
  const message = "Another product has the address pins.";
  api.on(StaffCreateProductDocument, {
    staffCreateProduct: { __typename: "InvalidInput", message },
  });
  await type("Title, shown to customers", "Pins");
  await type("SKU", "PINS");
  await type("Price in USD", "9");
  await press();
  await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
});
