import { findShippingZone, formatMoney, type OrderAddress, usd } from "@photomap/commerce";
import type { PaymentSession } from "../../../platform/adapters/stripe/payment-provider.ts";
import { isOpenOrder, type OrderRow } from "../order.types.ts";

export type PaymentOutcome =
  /** The buyer may still pay. */
  | "open"
  /** An asynchronous payment is under way. */
  | "pending"
  | "failed"
  | "paid"
  | "expired";

/** Payments from bank accounts arrive within a few business days. */
const MAX_PENDING_MS = 14 * 86_400_000;

type SessionState = Pick<
  PaymentSession,
  "status" | "paymentStatus" | "isPaymentFailed" | "createdAt"
>;

export function getPaymentOutcome(session: SessionState, now: Date): PaymentOutcome {
  if (session.status !== "complete") return session.status;
  if (session.paymentStatus !== "unpaid") return "paid";
  const isOverdue = now.getTime() - session.createdAt.getTime() > MAX_PENDING_MS;
  return session.isPaymentFailed || isOverdue ? "failed" : "pending";
}

/** Whether the order and its session disagree. Only an unpaid session may have no order. */
export function isOrderDifferentFromSession(
  order: Pick<OrderRow, "state" | "paidAt" | "sessionId"> | undefined,
  session: SessionState,
  now: Date,
): boolean {
  const outcome = getPaymentOutcome(session, now);
  if (order === undefined) return outcome === "paid";
  switch (outcome) {
    case "paid":
      return order.paidAt === null;
    case "expired":
    case "failed":
      return isOpenOrder(order);
    case "open":
      return !isOpenOrder(order) || order.sessionId === null;
    case "pending":
      return order.sessionId === null;
  }
}

type OrderAmounts = Pick<
  OrderRow,
  "currency" | "subtotalMinor" | "discountMinor" | "shippingMinor"
>;
type SessionAmounts = Pick<
  PaymentSession,
  "currency" | (`amount${string}Minor` & keyof PaymentSession)
>;

/**
 * Describes a payment that is not the order's price; tax is the provider's. Undefined when it fits.
 */
export function findAmountProblem(
  order: OrderAmounts,
  session: SessionAmounts,
): string | undefined {
  const expectedMinor = order.subtotalMinor - order.discountMinor + order.shippingMinor;
  const isExpected =
    session.currency === order.currency &&
    session.amountSubtotalMinor === order.subtotalMinor &&
    session.amountDiscountMinor === order.discountMinor &&
    session.amountShippingMinor === order.shippingMinor &&
    session.amountTotalMinor === expectedMinor + session.amountTaxMinor;
  if (isExpected) return undefined;
  const [paid, expected] = [session.amountTotalMinor, expectedMinor].map((amount) =>
    formatMoney(usd(amount)),
  );
  return `The buyer paid ${paid} ${session.currency}, but the order was ${expected} before tax.`;
}

/**
 * Tells staff that shipping to the address of the payment costs more than what was paid for the ZIP
 * code of the checkout. Undefined when the price is enough, and for orders without the prices.
 */
export function findShippingProblem(
  { shippingOption, shippingMinor }: Pick<OrderRow, "shippingOption" | "shippingMinor">,
  address: OrderAddress | null,
): string | undefined {
  const { zip, minorByZone } = shippingOption ?? {};
  if (zip === undefined || minorByZone === undefined) return undefined;
  const paidZip = address?.postalCode ?? "";
  const zone = findShippingZone(paidZip);
  const dueMinor = zone === undefined ? Math.max(...Object.values(minorByZone)) : minorByZone[zone];
  if (dueMinor <= shippingMinor) return undefined;
  const [paid, due, missing] = [shippingMinor, dueMinor, dueMinor - shippingMinor].map((amount) =>
    formatMoney(usd(amount)),
  );
  const start = `The buyer paid ${paid} for shipping to ZIP code ${zip}, but the address`;
  return zone === undefined
    ? `${start} has the ZIP code “${paidZip}”, which we can't ship to. Ask for the right address: shipping costs up to ${due}. Then clear the order for shipping, or cancel it.`
    : `${start} has ZIP code ${paidZip}, where shipping costs ${due}. Ask for the missing ${missing} and clear the order for shipping, or cancel it.`;
}

/** Words that are too long for the index of words. */
const LONG_WORD = /(?<start>\S{100})\S+/gu;

/** Number, name, email and addresses in lower case, for the staff search. */
export function createOrderSearchText(
  order: Pick<OrderRow, "number" | "name" | "email" | "shippingAddress" | "billingAddress">,
): string {
  const { number, name, email, shippingAddress: shipping, billingAddress: billing } = order;
  const addresses = [shipping, billing].flatMap((address) =>
    address === null ? [] : [address.line1, address.city, address.state, address.postalCode],
  );
  const words = [String(number), name, email, ...addresses];
  const text = [...new Set(words)].filter(Boolean).join(" ").toLowerCase();
  return text.replaceAll(/\s+/g, " ").replaceAll(LONG_WORD, "$<start>");
}
