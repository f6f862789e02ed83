// @vitest-environment jsdom
import { CHECKOUT_ERROR_REACTIONS, type CheckoutErrorCode } from "@photomap/commerce";
import { pageMessages } from "@photomap/messages";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetCheckoutDocument,
  type MapCheckFragment,
  PlaceOrderDocument,
  type PlaceOrderMutation,
  RemoveDiscountCodeDocument,
  UpdateCheckoutAttributesDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { Checkout } from "../cart/checkout.ts";
import {
  createCheckout,
  createLine,
  makeMapCheck,
  SHIPPING_ADDRESS,
} from "../cart/test/checkouts.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";

let api: FakeGraphql;
const assign = vi.fn<(url: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  api = new FakeGraphql();
  const { href, pathname } = window.location;
  vi.stubGlobal("location", { href, pathname, assign, reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  assign.mockReset();
  reload.mockReset();
});

const money = (amount: string) => ({ amount, currencyCode: "USD" }) as const;
const STANDARD = {
  id: "standard",
  title: "Standard",
  arrival: { text: "Dec 1 to 3" },
  price: money("7.50"),
};
const EXPEDITED = {
  id: "expedited",
  title: "Expedited",
  arrival: { text: "Nov 30 to Dec 1" },
  price: money("18.00"),
};

function createOpen(parts: Partial<Checkout> = {}): Checkout {
  return createCheckout({
    version: 4,
    zip: "48104",
    shippingAddress: SHIPPING_ADDRESS,
    lineItems: [createLine()],
    totalQuantity: 1,
    lineItemsSubtotalPrice: money("49.00"),
    subtotalPriceV2: money("49.00"),
    shippingOptions: [STANDARD, EXPEDITED],
    shippingOption: STANDARD,
    shippingPrice: STANDARD.price,
    totalPrice: money("56.50"),
    ...parts,
  });
}

const WITHOUT_ZIP = {
  zip: null,
  shippingOptions: [],
  shippingOption: null,
  shippingPrice: null,
};

const accept = (checkout: Checkout) => ({ payload: { checkout, checkoutUserErrors: [] } });
const paid = (paymentUrl: string | null): PlaceOrderMutation => ({
  placeOrder: { __typename: "PlaceOrderSuccess", paymentUrl },
});

function openPage(
  checkout: Checkout,
  accountEmail?: string,
  mapChecks: readonly MapCheckFragment[] = [],
) {
  const props = { checkout, mapChecks, accountEmail };
  return renderPage(
    [
      { path: "/checkout/:id", element: <CheckoutPage {...props} /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: ["/checkout/cart-1"] },
  );
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const pay = () => fireEvent.click(screen.getByRole("button", { name: "Continue to payment" }));

it("opens the payment page for a returning customer with one press, once for a double click", async () => {
  const checkout = createOpen();
  openPage(checkout, "customer@mail.example");
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(email.value).toBe("customer@mail.example");
  expect(screen.queryByRole("textbox", { name: "City" })).toBeNull();
  api.on(UpdateCheckoutAttributesDocument, accept({ ...checkout, version: 5 }));
  api.on(PlaceOrderDocument, paid("https://pay.example/session"));
  pay();
  pay();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/session"));
  expect(api.sent).toEqual([
    { checkoutId: "cart-1", input: { email: "customer@mail.example" } },
    {
      input: {
        checkoutId: "cart-1",
        version: 5,
        email: "customer@mail.example",
        address: SHIPPING_ADDRESS,
      },
    },
  ]);
  // Until the browser has left the page.
  expect(screen.getByRole("button", { name: "Continue to payment" }).ariaBusy).toBe("true");
  expect(await findViolations()).toEqual([]);
});

it("shows what to look at in a map first, and records it with the same press", async () => {
  const file = { id: "abc123", name: "Our summer", previewUrl: null };
  const checkout = createOpen({ lineItems: [createLine({ kind: "MAP", file })] });
  openPage(checkout, "customer@mail.example", [makeMapCheck()]);
  const card = await screen.findByRole("region", { name: "2 things to look at first" });
  expect(within(card).getByText("One state looks blurry at this size")).toBeDefined();
  expect(within(card).getByText("8 states have no photo yet")).toBeDefined();
  expect(card.textContent).toContain("Iowa, Ohio and 6 more");
  const paths = within(card)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(paths).toEqual(["/p/abc123/TX", "/p/abc123/IA", "/p/abc123/OH", "/p/abc123"]);
  expect(await findViolations()).toEqual([]);
  api.on(UpdateCheckoutAttributesDocument, accept({ ...checkout, version: 5 }));
  api.on(PlaceOrderDocument, paid("https://pay.example/session"));
  pay();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/session"));
  expect(api.sent.at(-1)).toMatchObject({ input: { shownMapChecks: ["seen"] } });
});

it("is loaded again when the browser restores it after the payment page", () => {
  openPage(createOpen());
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

describe("shipping", () => {
  it("is offered as soon as the ZIP code is complete", async () => {
    openPage(createOpen({ ...WITHOUT_ZIP, shippingAddress: null }));
    type("Email", "customer@mail.example");
    pay();
    expect(await screen.findByText("Enter a 5-digit ZIP code.")).toBeDefined();
    expect(api.sent).toEqual([]);
    type("ZIP code", "4810");
    expect(api.sent).toEqual([]);
    api.on(UpdateCheckoutAttributesDocument, accept(createOpen()));
    type("ZIP code", "48104");
    expect(await screen.findByRole("radio", { name: /^Standard/ })).toBeDefined();
    expect(api.sent).toEqual([
      { checkoutId: "cart-1", input: { zip: "48104", shippingOptionId: "standard" } },
    ]);
    const dearer = createOpen({ shippingOption: EXPEDITED, totalPrice: money("67.00") });
    api.on(UpdateCheckoutAttributesDocument, accept(dearer));
    fireEvent.click(screen.getByRole("radio", { name: /^Expedited/ }));
    expect(await screen.findByText("$67.00")).toBeDefined();
  });

  it("starts with the known address, whose ZIP code is saved without being typed", async () => {
    api.on(UpdateCheckoutAttributesDocument, accept(createOpen()));
    openPage(createOpen(WITHOUT_ZIP));
    expect(await screen.findByText("12 Main St")).toBeDefined();
    expect(screen.getByText("Ann Arbor, MI 48104")).toBeDefined();
    expect(await screen.findByRole("radio", { name: /^Standard/ })).toBeDefined();
    expect(api.sent).toEqual([
      { checkoutId: "cart-1", input: { zip: "48104", shippingOptionId: "standard" } },
    ]);
    expect(screen.queryByRole("textbox", { name: "ZIP code" })).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("goes to another address, with the ZIP code asked once", async () => {
    const checkout = createOpen({ email: "customer@mail.example" });
    openPage(checkout);
    fireEvent.click(screen.getByRole("button", { name: "Change the shipping address" }));
    const street = screen.getByRole<HTMLInputElement>("textbox", { name: "Street address" });
    expect(street.value).toBe("12 Main St");
    type("Street address", " 9 Elm St ");
    type("Apartment, suite (optional)", "4");
    api.on(UpdateCheckoutAttributesDocument, accept({ ...checkout, zip: "97201" }));
    type("ZIP code", "97201");
    await waitFor(() => expect(api.sent).toHaveLength(1));
    api.on(PlaceOrderDocument, paid("https://pay.example/session"));
    pay();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(api.sent.at(-1)).toMatchObject({
      input: { address: { line1: "9 Elm St", line2: "4", zip: "97201" } },
    });
  });

  it("asks for the address again after the cart got another ZIP code", () => {
    openPage(createOpen({ zip: "97201" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "ZIP code" }).value).toBe("97201");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Street address" }).value).toBe(
      "",
    );
  });

  it("shows the fields of a known address that was refused", async () => {
    const checkout = createOpen({ email: "customer@mail.example" });
    openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    const message = "Choose another state.";
    api.on(PlaceOrderDocument, {
      placeOrder: {
        __typename: "PlaceOrderRefused",
        message,
        checkout,
        errors: [
          {
            code: "INVALID_STATE_IN_COUNTRY",
            message,
            field: ["input", "address", "state"],
            lineItemId: null,
          },
        ],
      },
    });
    pay();
    expect(await screen.findByRole("combobox", { name: "State" })).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });
});

const isErrorCode = (key: string): key is CheckoutErrorCode =>
  Object.hasOwn(CHECKOUT_ERROR_REACTIONS, key);

describe("a refusal", () => {
  const refuse = (
    checkout: Checkout,
    ...errors: Extract<
      PlaceOrderMutation["placeOrder"],
      { __typename: "PlaceOrderRefused" }
    >["errors"]
  ): PlaceOrderMutation => ({
    placeOrder: { __typename: "PlaceOrderRefused", message: "Refused", errors, checkout },
  });
  /** A refusal whose message is that of its first error, like most refusals of the API. */
  const refuseFor = (checkout: Checkout, ...codes: CheckoutErrorCode[]): PlaceOrderMutation => {
    const errors = codes.map((code) => {
      const { message } = CHECKOUT_ERROR_REACTIONS[code];
      return { code, message, field: null, lineItemId: null };
    });
    const [{ message } = { message: "" }] = errors;
    return { placeOrder: { __typename: "PlaceOrderRefused", message, errors, checkout } };
  };
  const EMAIL = "customer@mail.example";

  it("is shown at its line and its field, with the current checkout", async () => {
    const checkout = createOpen({ email: "customer@mail.example" });
    openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    const current = createOpen({ totalPrice: money("60.00"), lineItems: [createLine()] });
    api.on(
      PlaceOrderDocument,
      refuse(
        current,
        {
          code: "NOT_ENOUGH_IN_STOCK",
          message: "Not enough in stock.",
          field: null,
          lineItemId: "line-1",
        },
        {
          code: "BAD_DOMAIN",
          message: "Check the part after the @.",
          field: ["input", "email"],
          lineItemId: null,
        },
      ),
    );
    pay();
    const item = (await screen.findByText("Not enough in stock.")).closest("li");
    expect(within(item ?? document.body).getByText("Oak frame")).toBeDefined();
    const change = within(item ?? document.body).getByRole("link");
    expect(change.getAttribute("href")).toBe("/cart");
    expect(screen.getByRole("textbox", { name: "Email" }).ariaInvalid).toBe("true");
    expect(screen.getByText("Check the part after the @.")).toBeDefined();
    expect(screen.getByText("$60.00")).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
  });

  it("leads to the order when another tab has completed it", async () => {
    const checkout = createOpen({ email: "customer@mail.example" });
    const { router } = openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    const error = { code: "ALREADY_COMPLETED", message: "Placed.", field: null, lineItemId: null };
    api.on(PlaceOrderDocument, refuse(checkout, { ...error, code: "ALREADY_COMPLETED" }));
    pay();
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1/complete"));
  });

  it("CRT-20 has a reaction for every code", async () => {
    const checkout = createOpen({ email: EMAIL });
    const codes = Object.keys(CHECKOUT_ERROR_REACTIONS).filter(isErrorCode);
    const general = codes.filter((code) => code !== "ALREADY_COMPLETED");
    openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    api.on(PlaceOrderDocument, refuseFor(checkout, ...general));
    pay();
    const alert = await screen.findByRole("alert");
    const controls = {
      retry: "Try again",
      "reload-checkout": "Reload checkout",
      "drop-discount": "Remove code",
      contact: "Contact us",
      // At the line or the field, where there is one.
      "remove-line": undefined,
      "correct-input": undefined,
    };
    const shown = [...alert.children].map((problem) => [
      problem.querySelector("p")?.firstChild?.textContent,
      problem.querySelector("button, a")?.textContent,
    ]);
    expect(shown).toEqual(
      general.map((code) => {
        const { message, action } = CHECKOUT_ERROR_REACTIONS[code];
        return [message, controls[action]];
      }),
    );
    expect(await findViolations()).toEqual([]);
  });

  it("reloads the checkout and keeps what was typed", async () => {
    const checkout = createOpen({ email: EMAIL });
    openPage(checkout);
    type("Email", "other@mail.example");
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    api.on(PlaceOrderDocument, refuseFor(checkout, "SHIPPING_RATE_EXPIRED"));
    pay();
    const button = await screen.findByRole("button", { name: "Reload checkout" });
    fireEvent.click(button);
    // Without a connection the reason stays.
    expect(await screen.findByText(pageMessages.networkError.text)).toBeDefined();
    api.on(GetCheckoutDocument, { checkout: createOpen({ totalPrice: money("61.00") }) });
    fireEvent.click(button);
    expect(await screen.findByText("$61.00")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
    expect(email.value).toBe("other@mail.example");
  });

  it("removes a code that has ended", async () => {
    const checkout = createOpen({ email: EMAIL, discountCode: "MAY10" });
    openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    api.on(PlaceOrderDocument, refuseFor(checkout, "DISCOUNT_EXPIRED"));
    pay();
    const without = createOpen({ totalPrice: money("62.00") });
    api.on(RemoveDiscountCodeDocument, accept(without));
    api.on(GetCheckoutDocument, { checkout: without });
    fireEvent.click(await screen.findByRole("button", { name: "Remove code" }));
    expect(await screen.findByText("$62.00")).toBeDefined();
    expect(screen.queryByText(CHECKOUT_ERROR_REACTIONS.DISCOUNT_EXPIRED.message)).toBeNull();
  });

  it.each([
    ["was emptied", createOpen({ lineItems: [] }), "/cart"],
    ["is gone", null, "/cart"],
    ["was paid", createOpen({ completedAt: "2026-05-01T00:00:00Z" }), "/checkout/cart-1/complete"],
  ])("leaves the page when the reloaded checkout %s", async (_, reloaded, path) => {
    const checkout = createOpen({ email: EMAIL });
    const { router } = openPage(checkout);
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    api.on(PlaceOrderDocument, refuseFor(checkout, "EMPTY"));
    pay();
    api.on(GetCheckoutDocument, { checkout: reloaded });
    fireEvent.click(await screen.findByRole("button", { name: "Reload checkout" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it("comes before the payment when another tab has changed the total", async () => {
    openPage(createOpen({ email: "customer@mail.example" }));
    api.on(UpdateCheckoutAttributesDocument, accept(createOpen({ totalPrice: money("99.00") })));
    pay();
    expect(await screen.findByText(/Check the new total before you pay/)).toBeDefined();
    expect(screen.getByText("$99.00")).toBeDefined();
    expect(api.sent).toHaveLength(1);
  });
});

describe("an order without anything to pay", () => {
  it("asks for the address and is placed without the payment page", async () => {
    const checkout = createOpen({
      email: "customer@mail.example",
      totalPrice: money("0.00"),
      shippingPrice: money("0.00"),
    });
    const { router } = openPage({ ...checkout, shippingAddress: null });
    const place = () => fireEvent.click(screen.getByRole("button", { name: "Place order" }));
    place();
    expect(await screen.findByText("Enter a street address.")).toBeDefined();
    type("Full name", "Customer 2");
    type("Street address", "12 Main St");
    type("City", "Ann Arbor");
    const state = screen.getByRole("combobox", { name: "State" });
    fireEvent.change(state, { target: { value: "MI" } });
    api.on(UpdateCheckoutAttributesDocument, accept(checkout));
    api.on(PlaceOrderDocument, paid(null));
    place();
    await waitFor(() => expect(router.state.location.pathname).toBe("/checkout/cart-1/complete"));
    expect(api.sent.at(-1)).toMatchObject({
      input: {
        address: {
          name: "Customer 2",
          line1: "12 Main St",
          line2: null,
          city: "Ann Arbor",
          state: "MI",
          zip: "48104",
        },
      },
    });
    expect(assign).not.toHaveBeenCalled();
  });
});
