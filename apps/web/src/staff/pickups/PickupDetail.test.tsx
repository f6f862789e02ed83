// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLoaderData } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import {
  CheckPickupStatusDocument,
  ReconcilePickupDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PickupDetail } from "./PickupDetail.tsx";
import type { PickupDetails } from "./staff-pickup.ts";

const TIME = "Wednesday, November 18 at 12:00 PM";
const ID = "0193a000-0000-7000-8000-000000000001";

const UNKNOWN: PickupDetails = {
  businessId: "pm",
  projectId: "abc123",
  sentAt: "2026-11-17T15:00:00.000Z",
  updatedAt: "2026-11-17T15:05:00.000Z",
  customer: {
    firstName: "Customer",
    lastName: "12",
    email: "customer@mail.example",
    phone: "3135550123",
  },
  answer: { kind: "unknown", reason: "timeout" },
  chainStatus: null,
  order: {
    id: ID,
    state: "UNKNOWN",
    walgreensOrderId: null,
    promiseTime: "11-18-2026 12:00 PM",
    createdAt: "2026-11-17T14:59:00.000Z",
    store: {
      storeNum: "1001",
      street: "100 Main St",
      city: "Detroit",
      state: "MI",
      zip: "48226",
      phone: "3135550142",
      openTime: "08:00 AM",
      closeTime: "10:00 PM",
    },
    products: [
      {
        productId: "6560003",
        productSize: "4x6",
        productPrice: { amount: "0.40", currencyCode: "USD" },
        quantity: 12,
      },
    ],
  },
};

const PLACED: PickupDetails = {
  ...UNKNOWN,
  answer: { kind: "placed" },
  order: { ...UNKNOWN.order, state: "PLACED", walgreensOrderId: "4200001" },
};

const ACTION = {
  id: "1",
  createdAt: "2026-11-17T15:10:00.000Z",
  email: "employee@mail.example",
  action: "pickup-order.reconcile",
  subjectType: "pickup-order",
  subjectId: ID,
  subjectName: "Pickup order",
  details: {
    before: { state: "UNKNOWN", walgreensOrderId: null },
    after: { state: "PLACED", walgreensOrderId: "4200001" },
  },
};

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

function show(pickup: PickupDetails, actions = [ACTION]) {
  const element = <PickupDetail pickup={pickup} actions={actions} pickupTime={TIME} />;
  return renderPage([{ path: "/", element }]);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const answer = (message?: string) =>
  api.on(ReconcilePickupDocument, {
    reconcilePickup:
      message === undefined
        ? { __typename: "StaffPickupSuccess" }
        : { __typename: "InvalidInput", message },
  });

it("shows the state, the answer, the store, the prints and the customer", async () => {
  show(UNKNOWN, []);
  for (const text of [
    "Unknown",
    "The order was sent, but no clear answer came back.",
    "Reason: timeout",
    TIME,
    "100 Main St",
    "4 x 6 in",
    "12 prints, $4.80",
    "Customer 12",
    "313-555-0123",
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole("link", { name: "abc123" }).getAttribute("href")).toBe("/p/abc123");
  expect(screen.queryByRole("button", { name: "Check status" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Audit log" })).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it("says that the customer was deleted and lists what staff did", () => {
  show({ ...PLACED, customer: null });
  expect(screen.getByText("Deleted after 90 days.")).toBeTruthy();
  const log = within(screen.getByRole("region", { name: "Audit log" }));
  expect(log.getByText("Reconciled a pickup order")).toBeTruthy();
  expect(log.getByText("state: UNKNOWN → PLACED")).toBeTruthy();
  expect(log.getByText("Walgreens number: none → 4200001")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Reconcile" })).toBeNull();
});

describe("the status at the chain", () => {
  it("is checked by a button", async () => {
    api.on(CheckPickupStatusDocument, {
      checkPickupStatus: { __typename: "StaffPickupSuccess" },
    });
    show({
      ...PLACED,
      chainStatus: { isValid: true, code: "RDY", text: "Ready", checkedAt: PLACED.updatedAt },
    });
    expect(screen.getByText("Ready (RDY)")).toBeTruthy();
    await press("Check status");
    await waitFor(() => expect(api.sent).toEqual([{ orderId: ID }]));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows why it could not be checked", async () => {
    const message = "Error communicating with Walgreens.";
    api.on(CheckPickupStatusDocument, {
      checkPickupStatus: { __typename: "RetailUnavailable", message },
    });
    show(PLACED);
    await press("Check status");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });
});

describe("reconciling", () => {
  it("sends the number after the confirmation, and keeps it when it is refused", async () => {
    answer("Walgreens doesn't recognize this number.");
    show(UNKNOWN);
    await press("Enter the Walgreens number");
    await press("Mark as placed");
    expect(screen.getByText("Enter the Walgreens order number.")).toBeTruthy();
    expect(api.sent).toEqual([]);
    await userEvent.type(screen.getByLabelText("Walgreens number"), " 4200001 ");
    await press("Mark as placed");
    expect(await screen.findByText("Walgreens doesn't recognize this number.")).toBeTruthy();
    expect(screen.getByLabelText("Walgreens number")).toHaveProperty("value", " 4200001 ");
    answer();
    await press("Mark as placed");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const input = { orderId: ID, walgreensOrderId: "4200001" };
    expect(api.sent).toEqual([{ input }, { input }]);
  });

  it("ends the order as not placed after a confirmation that says what follows", async () => {
    answer();
    show(UNKNOWN);
    await press("Walgreens has no such order");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/the prints are made twice/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");
    expect(await findViolations()).toEqual([]);
    expect(api.sent).toEqual([]);
    await press("Mark as not placed");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toEqual([{ input: { orderId: ID, walgreensOrderId: null } }]);
  });

  it("sends nothing when it is canceled", async () => {
    show(UNKNOWN);
    await press("Walgreens has no such order");
    await press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(api.sent).toEqual([]);
  });

  it("says that the order was ended meanwhile, in the dialog that stays", async () => {
    let pickup = UNKNOWN;
    const message = "This order is already placed.";
    api.on(ReconcilePickupDocument, () => {
      pickup = PLACED;
      return { reconcilePickup: { __typename: "InvalidInput" as const, message } };
    });
    const Page = () => <PickupDetail pickup={useLoaderData()} actions={[]} pickupTime={null} />;
    renderPage([{ path: "/", Component: Page, loader: () => pickup }]);
    await screen.findByRole("region", { name: "Reconcile" });
    await press("Walgreens has no such order");
    await press("Mark as not placed");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Reconcile" })).toBeNull());
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
