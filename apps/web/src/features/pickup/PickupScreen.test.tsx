// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CreateRectangularPrintsDocument,
  FindRetailStoresDocument,
  GetPickupOrderDocument,
  GetRetailProductsDocument,
  ListPickupOrdersDocument,
  SubmitPickupOrderDocument,
} from "../../generated/graphql.ts";
import { FakeConnection } from "../../network/test/fake-connection.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import {
  answerAll,
  answerPrints,
  answerProducts,
  answerStores,
  answerSubmit,
  findHeading,
  goToCustomer,
  goToReview,
  goToStores,
  openPickup,
  press,
  submit,
  submitButton,
  type,
} from "./test/open-pickup.tsx";
import { CUSTOMER, createFile, createOrder, createStore } from "./test/pickup-facts.ts";

const UNAVAILABLE = "Error communicating with Walgreens. Please try again in a few minutes.";
let api: FakeGraphql;
let streams: EventTarget[];

class FakeEventSource extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {}
}

beforeEach(() => {
  api = new FakeGraphql();
  streams = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("EventSource", FakeEventSource);
  answerAll(api);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unavailable = { __typename: "RetailUnavailable" as const, message: UNAVAILABLE };
const steps = () =>
  within(screen.getByRole("navigation", { name: "Steps of your order" })).getAllByRole("listitem");
const currentStep = () =>
  steps().find((step) => step.getAttribute("aria-current") === "step")?.textContent;

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
    fireEvent.click(screen.getByLabelText("One on each"));
    type("Colorado", "3");
    expect(screen.getByText("$1.17 before tax")).toBeDefined();
    expect(currentStep()).toBe("Create prints");
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
    answerProducts(api);
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
    expect(screen.getByText("Enter a ZIP code of the USA, for example 48226.")).toBeDefined();
    expect(api.sent).toHaveLength(sent);
    api.on(FindRetailStoresDocument, { walgreensStores: unavailable });
    type("ZIP code", "48226");
    press("Find stores");
    expect((await screen.findByRole("alert")).textContent).toContain(UNAVAILABLE);
    answerStores(api, createStore());
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
    answerStores(api);
    await openPickup();
    await goToStores();
    type("ZIP code", "99723");
    press("Find stores");
    expect(await findHeading("No stores near 99723")).toBeDefined();
  });

  it("RTL-05 promises as little as 1 hour, or 48 hours without a valid time, before tax", async () => {
    answerStores(
      api,
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

describe("the review", () => {
  it("RTL-08 waits for the prints, offers to retry, and needs consent", async () => {
    answerPrints(api, createFile({ status: "RUNNING", progress: 0.2 }));
    await openPickup();
    await goToReview();
    expect(screen.getByText("Making your prints: 0 of 1 sheet.")).toBeDefined();
    const consent = screen.getByRole("checkbox", { name: /^Send my name, phone number/ });
    fireEvent.click(consent);
    expect(submitButton().disabled).toBe(true);
    act(() => {
      const data = JSON.stringify([createFile({ status: "FAILED" })]);
      streams.at(-1)?.dispatchEvent(new MessageEvent("files", { data }));
    });
    expect(screen.getByRole("alert").textContent).toContain("Error generating prints.");
    answerPrints(api, createFile());
    press("Retry");
    expect(await screen.findByText("Your sheet is ready to be sent.")).toBeDefined();
    expect(submitButton().disabled).toBe(false);
    fireEvent.click(consent);
    expect(submitButton().disabled).toBe(true);
    expect(await findViolations()).toEqual([]);
  });

  it("requests the same sheets again after a refusal of the prints", async () => {
    api.on(CreateRectangularPrintsDocument, {
      createRectangularPrints: { __typename: "TooManyAttempts", message: "Too many prints." },
    });
    await openPickup();
    await goToReview();
    expect(screen.getByRole("alert").textContent).toContain("Too many prints.");
    const first = api.sent.find((sent) => JSON.stringify(sent).includes("printLayouts"));
    answerPrints(api, createFile());
    press("Retry");
    expect(await screen.findByText("Your sheet is ready to be sent.")).toBeDefined();
    expect(api.sent.at(-1)).toEqual(first);
  });

  it("RTL-04 refreshes the stores each minute; a changed location or person clears its data", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    await openPickup();
    await goToReview();
    const searches = () => api.sent.filter((sent) => JSON.stringify(sent).includes('"zip"')).length;
    const first = searches();
    answerStores(api, createStore({ promiseTime: "11-17-2026 05:00 PM", phone: "313-555-0199" }));
    await act(() => vi.advanceTimersByTimeAsync(59_999));
    expect(searches()).toBe(first);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(await screen.findByText("313-555-0199")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:00 PM")).toBeDefined();
    press("Change your information");
    expect(await findHeading("Who picks the prints up?")).toBeDefined();
    press("Review your order");
    press("Change store");
    expect(await findHeading("Select a store")).toBeDefined();
    expect(currentStep()).toBe("Select store");
  });

  it("asks before it submits to a store whose time has moved", async () => {
    await openPickup();
    await goToReview();
    const [before, now] = ["11-17-2026 05:30 PM", "11-18-2026 09:00 AM"];
    const placed = { __typename: "WalgreensSubmitOrderSuccess", order: createOrder() } as const;
    const moved = { __typename: "PickupTimeMoved", message: "moved", promiseTime: now } as const;
    api.on(SubmitPickupOrderDocument, ({ input }) => ({
      walgreensSubmitOrder: input.promiseTime === before ? moved : placed,
    }));
    await submit();
    const notice = await screen.findByText("The pickup time has moved");
    expect(notice.parentElement?.textContent).toContain("Wednesday, November 18 at 9:00 AM");
    expect(screen.getByText("You chose: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    press("Confirm the new time");
    expect(screen.getByText("Pickup: Wednesday, November 18 at 9:00 AM")).toBeDefined();
    fireEvent.click(submitButton());
    expect(await findHeading("Your order is placed")).toBeDefined();
  });

  it("asks when a refresh finds a later time", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    await openPickup();
    await goToReview();
    fireEvent.click(screen.getByRole("checkbox"));
    await screen.findByText(/^Your sheet is ready/);
    answerStores(api, createStore({ promiseTime: "11-17-2026 07:30 PM" }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText("The pickup time has moved")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    press("Confirm the new time");
    expect(submitButton().disabled).toBe(false);
  });

  it("RTL-01 leads back to a completed step, which keeps what was typed", async () => {
    await openPickup();
    await goToReview();
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      "Create prints, done",
      "Select store, done",
      "Your information, done",
      "Review order",
      "Complete",
    ]);
    press("Your information, done");
    expect(await findHeading("Who picks the prints up?")).toBe(document.activeElement);
    expect(screen.getByLabelText("Phone")).toHaveProperty("value", CUSTOMER.phone);
    press("Select store, done");
    expect(screen.getByLabelText("ZIP code")).toHaveProperty("value", "48226");
    press("Create prints, done");
    expect(await findHeading("Create your prints")).toBe(document.activeElement);
    expect(screen.queryByRole("button", { name: /, done$/ })).toBeNull();
  });

  it("waits for the connection", async () => {
    const connection = new FakeConnection();
    await openPickup({ connection });
    await goToReview();
    fireEvent.click(screen.getByRole("checkbox"));
    act(() => connection.emit("offline"));
    expect(
      screen.getByText("There is no connection. You can submit when it is back."),
    ).toBeDefined();
    expect(submitButton().disabled).toBe(true);
  });
});

describe("the submission", () => {
  it("RTL-11 sends names, addresses, prints, store and pickup time", async () => {
    await openPickup();
    await goToReview();
    await submit();
    await findHeading("Your order is placed");
    expect(api.sent).toContainEqual({
      input: { zip: "48226", productDetails: [{ productId: "product-4x6", qty: 1 }] },
    });
    expect(api.sent.at(-1)).toEqual({
      input: {
        ...CUSTOMER,
        batchId: "batch",
        zip: "48226",
        storeNum: "100",
        promiseTime: "11-17-2026 05:30 PM",
        openingIds: ["CO"],
        productDetails: [
          { productId: "product-4x6", imageDetails: [{ printFileId: "file-1", qty: 1 }] },
        ],
      },
    });
  });

  it("RTL-09 shows the number of the order, also to read later, until it is done", async () => {
    api.on(GetPickupOrderDocument, { pickupOrder: createOrder() });
    const { project, router } = await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText("987654")).toBeDefined();
    expect(currentStep()).toBe("Complete, done");
    expect(within(steps()[0] ?? document.body).queryByRole("button")).toBeNull();
    expect(router.state.location.search).toBe("?order=order-1");
    expect(await findViolations()).toEqual([]);
    press("Done");
    await waitFor(() => expect(router.state.location.pathname).toBe(`/p/${project.id}`));
    await act(() => router.navigate(`/p/${project.id}/output/walgreens?order=order-1`));
    expect(await screen.findByText("987654")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    await act(() => router.navigate(`/p/${project.id}/output/walgreens`));
    expect(await findHeading("Create your prints")).toBeDefined();
    expect(currentStep()).toBe("Create prints");
  });

  it("ERR-13 shows why the chain does not take the order, and submits it again", async () => {
    api.on(SubmitPickupOrderDocument, { walgreensSubmitOrder: unavailable });
    await openPickup();
    await goToReview();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(
      `Error Submitting Order${UNAVAILABLE}`,
    );
    const refused = {
      state: "REFUSED",
      walgreensOrderId: null,
      message: "Store is closed",
    } as const;
    answerSubmit(api, createOrder(refused));
    fireEvent.click(submitButton());
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Error Submitting OrderStore is closed"),
    );
    answerSubmit(api, createOrder());
    fireEvent.click(submitButton());
    expect(await findHeading("Your order is placed")).toBeDefined();
  });

  it("follows an order until it is placed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    answerSubmit(api, createOrder({ state: "WAITING", walgreensOrderId: null }));
    const states = ["SENDING", "PLACED"] as const;
    let polls = 0;
    api.on(GetPickupOrderDocument, () => {
      const state = states[polls] ?? "PLACED";
      polls += 1;
      return { pickupOrder: createOrder({ state }) };
    });
    const { router } = await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText("Sending your order to Walgreens.")).toBeDefined();
    expect(within(steps()[0] ?? document.body).queryByRole("button")).toBeNull();
    expect(router.state.location.search).toBe("?order=order-1");
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(await findHeading("Your order is placed")).toBeDefined();
    expect(polls).toBe(2);
  });

  it("keeps everything when an order is refused after it was accepted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    answerSubmit(api, createOrder({ state: "WAITING", walgreensOrderId: null }));
    api.on(GetPickupOrderDocument, {
      pickupOrder: createOrder({ state: "REFUSED", walgreensOrderId: null, message: "Closed" }),
    });
    const { router } = await openPickup();
    await goToReview();
    await submit();
    await waitFor(() => expect(router.state.location.search).toBe("?order=order-1"));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect((await screen.findByRole("alert")).textContent).toBe("Error Submitting OrderClosed");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(currentStep()).toBe("Review order");
    expect(submitButton().disabled).toBe(false);
  });

  it("never submits an order of unknown state again", async () => {
    answerSubmit(api, createOrder({ state: "UNKNOWN", walgreensOrderId: null }));
    await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText(/^We could not tell whether Walgreens took/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Submit order" })).toBeNull();
  });
});

describe("an earlier order", () => {
  it("cannot be opened by others", async () => {
    api.on(GetPickupOrderDocument, { pickupOrder: null });
    await openPickup({ query: "?order=of-somebody" });
    expect(await findHeading("We cannot find this order")).toBeDefined();
  });

  it("says why it was not placed", async () => {
    const refused = {
      state: "REFUSED",
      walgreensOrderId: null,
      message: "Store is closed",
    } as const;
    api.on(GetPickupOrderDocument, { pickupOrder: createOrder(refused) });
    await openPickup({ query: "?order=order-1" });
    expect(await findHeading("The order was not placed")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("Store is closed");
    expect(screen.getByRole("link", { name: "Start a new order" })).toBeDefined();
  });
});
