// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  FindRetailStoresDocument,
  GetPickupOrderDocument,
  GetRetailProductsDocument,
  ListPickupOrdersDocument,
} from "../../platform/api/generated/graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import {
  answerProducts,
  answerStores,
  api,
  findCurrentStep,
  findHeading,
  goToCustomer,
  goToStores,
  openPickup,
  press,
  setUpPickup,
  type,
  UNAVAILABLE,
  unavailable,
} from "./test/open-pickup.tsx";
import { createOrder, createStore } from "./test/pickup-facts.ts";

setUpPickup();

describe("create prints", () => {
  it("plans sheets on the papers of the chain and sums their prices", async () => {
    await openPickup();
    await screen.findByText("$0.39/print");
    expect(screen.getByText("$3.99/print")).toBeDefined();
    const sizes = within(screen.getByLabelText("Paper size")).getAllByRole("option");
    expect(sizes.map(({ textContent }) => textContent)).toEqual([
      "Standard Photo Sizes",
      "Lowest Price",
      "8 × 10 in",
    ]);
    fireEvent.click(screen.getByLabelText("One per sheet"));
    type("Colorado", "3");
    expect(screen.getByText("$1.17 before tax")).toBeDefined();
    expect(findCurrentStep()).toBe("Create prints");
    expect(await findViolations()).toEqual([]);
  });

  it("links to earlier orders of the project", async () => {
    const placed = createOrder();
    const refused = createOrder({ id: "order-2", state: "REFUSED", walgreensOrderId: null });
    api.on(ListPickupOrdersDocument, { pickupOrders: [placed, refused] });
    await openPickup();
    const link = await screen.findByRole("link", { name: "987654, November 17" });
    expect(link.getAttribute("href")).toMatch(/\?order=order-1$/);
    expect(screen.queryByRole("link", { name: /^November/ })).toBeNull();
  });

  it("asks again for products when the chain does not answer", async () => {
    api.on(GetRetailProductsDocument, { walgreensProducts: unavailable });
    await openPickup();
    expect((await screen.findByRole("alert")).textContent).toContain(UNAVAILABLE);
    answerProducts();
    press("Try again");
    expect(await screen.findByRole("button", { name: "Choose a store" })).toBeDefined();
  });
});

describe("select store", () => {
  it("RTL-03 searches valid ZIP codes only, and shows stores with directions, or the error", async () => {
    await openPickup();
    await goToStores();
    const sent = api.sent.length;
    type("ZIP code", "4822");
    press("Find stores");
    expect(screen.getByText("Enter a US ZIP code, such as 48226.")).toBeDefined();
    expect(api.sent).toHaveLength(sent);
    api.on(FindRetailStoresDocument, { walgreensStores: unavailable });
    type("ZIP code", "48226");
    press("Find stores");
    expect((await screen.findByRole("alert")).textContent).toContain(UNAVAILABLE);
    answerStores(createStore());
    press("Try again");
    const store = await screen.findByRole("article", { name: "Walgreens, 100 Main St" });
    for (const text of [
      "0.4 miles",
      "Detroit, MI 48226",
      "313-555-0100",
      "Open 8:00 AM to 10:00 PM",
    ]) {
      expect(store.textContent).toContain(text);
    }
    const directions = within(store).getByRole("link", { name: /^Directions/ });
    expect(directions.getAttribute("href")).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=Walgreens%2C+100+Main+St%2C+Detroit%2C+MI+48226",
    );
    expect(directions.getAttribute("rel")).toContain("noopener");
    expect(await findViolations()).toEqual([]);
  });

  it("says that there are no stores", async () => {
    answerStores();
    await openPickup();
    await goToStores();
    type("ZIP code", "99723");
    press("Find stores");
    expect(await findHeading("No stores near 99723")).toBeDefined();
  });

  it("RTL-05 promises as little as 1 hour, or 48 hours without a valid time, before tax", async () => {
    answerStores(
      createStore(),
      createStore({ storeNum: "2", street: "2 Elm St", promiseTime: "01-01-3000 00:00 AM" }),
      createStore({ storeNum: "3", street: "3 Oak St", promiseTime: "" }),
    );
    await openPickup();
    expect(await screen.findByText("$0.39/print")).toBeDefined();
    await goToStores();
    expect(screen.getByText(/ready in as little as 1 hour\./)).toBeDefined();
    type("ZIP code", "48226");
    press("Find stores");
    const pickup = async (street: string) =>
      within(await screen.findByRole("article", { name: `Walgreens, ${street}` })).getByText(
        /^Pickup: /,
      ).textContent;
    expect(await pickup("100 Main St")).toBe("Pickup: Tuesday, November 17 at 5:30 PM");
    expect(await pickup("2 Elm St")).toBe("Pickup: estimated within 48 hours");
    expect(await pickup("3 Oak St")).toBe("Pickup: estimated within 48 hours");
    expect(screen.getByText("Tax is calculated in store.")).toBeDefined();
  });
});

describe("your information", () => {
  it("RTL-06 shows errors when a field is left, and can be submitted when all are valid", async () => {
    await openPickup();
    await goToCustomer();
    const button = screen.getByRole("button", { name: "Review your order" });
    const leave = (label: string, value: string) => {
      type(label, value);
      fireEvent.blur(screen.getByLabelText(label));
    };
    const errors = [
      ["First name", "First name is required", "Ada"],
      ["Last name", "Last name is required", "Park"],
      ["Email", "Email address is not valid", "ada@example.com"],
      ["Phone", "Enter phone number as ###-###-####", "(313) 555-0123"],
    ] as const;
    for (const [label, error, valid] of errors) {
      type(label, "");
      expect(screen.queryByText(error)).toBeNull();
      leave(label, "");
      expect(screen.getByText(error)).toBeDefined();
      expect(button).toHaveProperty("disabled", true);
      type(label, valid);
      expect(screen.queryByText(error)).toBeNull();
    }
    expect(button).toHaveProperty("disabled", false);
    for (const [label, , valid] of errors) {
      type(label, "");
      expect(button).toHaveProperty("disabled", true);
      type(label, valid);
      expect(button).toHaveProperty("disabled", false);
    }
    expect(await findViolations()).toEqual([]);
  });

  it("starts with the address of the account, and keeps what was typed after a reload", async () => {
    await openPickup();
    await goToCustomer();
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "me@example.com");
    type("First name", "Ada");
    type("Email", "ada@example.com");
    cleanup();
    await openPickup();
    await goToStores();
    fireEvent.click(await screen.findByRole("button", { name: /^Pick up here\s?, 100 Main St/ }));
    expect(screen.getByLabelText("First name")).toHaveProperty("value", "Ada");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
    expect(JSON.stringify(localStorage)).not.toContain("ada@example.com");
  });
});

describe("an earlier order", () => {
  it("cannot be opened by others", async () => {
    api.on(GetPickupOrderDocument, { pickupOrder: null });
    await openPickup({ query: "?order=of-somebody" });
    expect(await findHeading("We can't find this order")).toBeDefined();
  });

  it("says why it was not placed", async () => {
    const refused = {
      state: "REFUSED",
      walgreensOrderId: null,
      message: "Store is closed",
    } as const;
    api.on(GetPickupOrderDocument, { pickupOrder: createOrder(refused) });
    await openPickup({ query: "?order=order-1" });
    expect(await findHeading("Your order wasn't placed")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("Store is closed");
    expect(screen.getByRole("link", { name: "Start a new order" })).toBeDefined();
  });
});
