import type { StockEffect } from "./stock.ts";

export const ORDER_STATES = [
  "CREATED",
  "AWAITING_PAYMENT",
  "PAID",
  /** Money arrived that cannot become a sale: it is refunded, and staff look at it. */
  "NEEDS_REVIEW",
  "EXPIRED",
  "CANCELED",
  "REFUNDED",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  /** The payment session was created. */
  "PLACE_SESSION",
  /** The expected amount was paid, or nothing is to pay. */
  "PAY",
  /** The order was paid after its reservation ended, and the items are gone. */
  "PAY_WITHOUT_STOCK",
  /** An amount other than the expected one was paid. */
  "PAY_WRONG_AMOUNT",
  "EXPIRE",
  /** The order was given up before a payment, or the payment failed. */
  "CANCEL",
  /** Everything was refunded. */
  "REFUND",
  /** Everything was refunded, and the items go back on the shelf. */
  "REFUND_AND_RESTOCK",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export interface OrderMove {
  readonly to: OrderState;
  /** The effects in the order in which the move's transaction applies them. */
  readonly effects: readonly StockEffect[];
}

/**
 * What an event does to an order. "ignored": late or repeated, nothing to do. "refused": the caller
 * has to read the current state first.
 */
type OrderReaction = OrderMove | "ignored" | "refused";

export type OrderMoves = Readonly<Record<OrderState, Readonly<Record<OrderEvent, OrderReaction>>>>;

/**
 * The move to the state of a new order. The transaction that inserts the order reserves the stock.
 */
export const FIRST_ORDER_MOVE: OrderMove = { to: "CREATED", effects: ["reserve"] };

function move(to: OrderState, ...effects: readonly StockEffect[]): OrderMove {
  return { to, effects };
}

/**
 * The move of money that arrives after a reservation ended: the stock is taken again, if it is
 * still there.
 */
const LATE_PAYMENT = {
  PAY: move("PAID", "reserve", "consume"),
  PAY_WITHOUT_STOCK: move("NEEDS_REVIEW"),
  PAY_WRONG_AMOUNT: move("NEEDS_REVIEW"),
} as const;

const PAYMENT_IGNORED = {
  PLACE_SESSION: "ignored",
  PAY: "ignored",
  PAY_WITHOUT_STOCK: "ignored",
  PAY_WRONG_AMOUNT: "ignored",
  EXPIRE: "ignored",
} as const;

const OPEN = {
  PAY: move("PAID", "consume"),
  PAY_WITHOUT_STOCK: "refused",
  PAY_WRONG_AMOUNT: move("NEEDS_REVIEW", "release"),
  EXPIRE: move("EXPIRED", "release"),
  CANCEL: move("CANCELED", "release"),
  REFUND: "refused",
  REFUND_AND_RESTOCK: "refused",
} as const;

const CLOSED_UNPAID = {
  // The session was created meanwhile and has to be expired by the caller.
  PLACE_SESSION: "refused",
  ...LATE_PAYMENT,
  EXPIRE: "ignored",
  CANCEL: "ignored",
  REFUND: "refused",
  REFUND_AND_RESTOCK: "refused",
} as const;

/** The reaction of every state to every event. A paid order is not canceled but refunded. */
export const ORDER_MOVES: OrderMoves = {
  CREATED: { PLACE_SESSION: move("AWAITING_PAYMENT"), ...OPEN },
  AWAITING_PAYMENT: { PLACE_SESSION: "ignored", ...OPEN },
  EXPIRED: CLOSED_UNPAID,
  CANCELED: CLOSED_UNPAID,
  PAID: {
    ...PAYMENT_IGNORED,
    CANCEL: "refused",
    REFUND: move("REFUNDED"),
    REFUND_AND_RESTOCK: move("REFUNDED", "restock"),
  },
  NEEDS_REVIEW: {
    ...PAYMENT_IGNORED,
    CANCEL: "refused",
    REFUND: move("REFUNDED"),
    // It holds no items.
    REFUND_AND_RESTOCK: move("REFUNDED"),
  },
  REFUNDED: {
    ...PAYMENT_IGNORED,
    CANCEL: "ignored",
    REFUND: "ignored",
    REFUND_AND_RESTOCK: "ignored",
  },
};

export type OrderMoveResult =
  | { readonly kind: "moved"; readonly state: OrderState; readonly effects: readonly StockEffect[] }
  | { readonly kind: "ignored" }
  | { readonly kind: "refused" };

export function findOrderMove(state: OrderState, event: OrderEvent): OrderMoveResult {
  const reaction = ORDER_MOVES[state][event];
  if (reaction === "ignored" || reaction === "refused") return { kind: reaction };
  return { kind: "moved", state: reaction.to, effects: reaction.effects };
}
