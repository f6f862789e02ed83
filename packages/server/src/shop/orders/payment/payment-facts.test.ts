import { describe, expect, it } from "vitest";
import {
  createOrderSearchText,
  findAmountProblem,
  findShippingProblem,
  getPaymentOutcome,
  isOrderDifferentFromSession,
  type PaymentOutcome,
} from "./payment-facts.ts";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-07-15T12:00:00Z");
const OPEN = {
  status: "open",
  paymentStatus: "unpaid",
  isPaymentFailed: false,
  createdAt: new Date(NOW.getTime() - 14 * DAY_MS),
} as const;
const PENDING = { ...OPEN, status: "complete" } as const;

const SESSIONS = {
  open: OPEN,
  expired: { ...OPEN, status: "expired" },
  pending: PENDING,
  failed: { ...PENDING, isPaymentFailed: true },
  paid: { ...PENDING, paymentStatus: "paid" },
} as const satisfies Record<PaymentOutcome, object>;

describe("the outcome of a payment", () => {
  it.each(Object.entries(SESSIONS))("is %s", (outcome, session) => {
    expect(getPaymentOutcome(session, NOW)).toBe(outcome);
  });

  it("is paid when there was nothing to pay", () => {
    expect(getPaymentOutcome({ ...PENDING, paymentStatus: "no_payment_required" }, NOW)).toBe(
      "paid",
    );
  });

  it("is failed when the money has not arrived for more than 14 days", () => {
    const later = new Date(NOW.getTime() + 1);
    expect(getPaymentOutcome(PENDING, later)).toBe("failed");
    expect(getPaymentOutcome(SESSIONS.paid, later)).toBe("paid");
  });
});

describe("an order and its session", () => {
  const waiting = { state: "AWAITING_PAYMENT", paidAt: null, sessionId: "cs_1" } as const;
  const created = { state: "CREATED", paidAt: null, sessionId: null } as const;
  const paid = { state: "PAID", paidAt: NOW, sessionId: "cs_1" } as const;
  const expired = { ...waiting, state: "EXPIRED" } as const;

  const listDifferent = (order: Parameters<typeof isOrderDifferentFromSession>[0]) =>
    Object.entries(SESSIONS).flatMap(([outcome, session]) =>
      isOrderDifferentFromSession(order, session, NOW) ? [outcome] : [],
    );

  it.each([
    ["is missing", undefined, ["paid"]],
    ["waits", waiting, ["expired", "failed", "paid"]],
    ["was created without a session", created, ["open", "expired", "pending", "failed", "paid"]],
    ["is paid", paid, ["open"]],
    ["has expired", expired, ["open", "paid"]],
  ] as const)("differ by the outcome when the order %s", (_name, order, outcomes) => {
    expect(listDifferent(order)).toEqual(outcomes);
  });
});

describe("the amount", () => {
  const order = {
    currency: "USD",
    subtotalMinor: 5000,
    discountMinor: 500,
    shippingMinor: 300,
  };
  const session = {
    currency: "USD",
    amountSubtotalMinor: 5000,
    amountDiscountMinor: 500,
    amountShippingMinor: 300,
    amountTaxMinor: 250,
    amountTotalMinor: 5050,
  };

  it("is the price of the order with the tax of the provider", () => {
    expect(findAmountProblem(order, session)).toBeUndefined();
  });

  it.each([
    { currency: "EUR" },
    { amountSubtotalMinor: 4999 },
    { amountDiscountMinor: 501 },
    { amountShippingMinor: 299 },
    { amountTaxMinor: 249 },
    { amountTotalMinor: 5049 },
  ])("is another one with %j", (change) => {
    expect(findAmountProblem(order, { ...session, ...change })).toBeDefined();
  });

  it("is named with the expected one", () => {
    expect(findAmountProblem(order, { ...session, amountTotalMinor: 100 })).toBe(
      "The buyer paid $1.00 USD, but the order was $48.00 before tax.",
    );
  });
});

it("the text to search has each fact once, in lower case", () => {
  const home = { line1: "12 Oak Street", city: "Boise", state: "ID", postalCode: "83702" };
  const order = { number: 1001, name: "Customer 12", email: "Customer@Mail.example" };
  expect(
    createOrderSearchText({
      ...order,
      shippingAddress: home,
      billingAddress: { ...home, line1: "1 Lake Street" },
    }),
  ).toBe("1001 customer 12 customer@mail.example 12 oak street boise id 83702 1 lake street");
  const nobody = { name: null, email: null, shippingAddress: null, billingAddress: null };
  expect(createOrderSearchText({ number: 1001, ...nobody })).toBe("1001");
});

it("the text to search has single spaces and no word that is too long for the index", () => {
  const order = { number: 1001, email: null, shippingAddress: null, billingAddress: null };
  expect(createOrderSearchText({ ...order, name: `A\n  ${"b".repeat(3000)} c` })).toBe(
    `1001 a ${"b".repeat(100)} c`,
  );
});

describe("shipping to the address of the payment", () => {
  const shippingOption = {
    id: "standard",
    title: "Standard",
    maxTransitDays: 4,
    zip: "48104",
    minorByZone: { CONTIGUOUS: 750, DISTANT: 1400, TERRITORIES: 1600, MILITARY: 900 },
  };
  const find = (postalCode: string | undefined, shippingMinor = 750) =>
    findShippingProblem({ shippingOption, shippingMinor }, { postalCode, country: "US" });

  it("is paid in the same zone, and in a cheaper one", () => {
    expect(find("48104")).toBeUndefined();
    expect(find("10001-1234")).toBeUndefined();
    expect(find("48104", 1600)).toBeUndefined();
    expect(find("96701", 1600)).toBeUndefined();
  });

  it("costs more in a dearer zone, and up to the highest price without a known one", () => {
    expect(find("96701")).toBe(
      "The buyer paid $7.50 for shipping to ZIP code 48104, but the address has ZIP code 96701, where shipping costs $14.00. Ask for the missing $6.50 and clear the order for shipping, or cancel it.",
    );
    for (const zip of ["00001", undefined]) {
      expect(find(zip)).toContain("shipping costs up to $16.00");
    }
  });

  it("is not compared for orders without shipping, or from before the prices were stored", () => {
    const address = { postalCode: "96701" };
    const { zip: _zip, minorByZone: _prices, ...old } = shippingOption;
    for (const option of [null, old]) {
      const order = { shippingOption: option, shippingMinor: 0 };
      expect(findShippingProblem(order, address)).toBeUndefined();
    }
  });
});
