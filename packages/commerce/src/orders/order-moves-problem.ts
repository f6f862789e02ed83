import {
  FIRST_ORDER_MOVE,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderMove,
  type OrderMoves,
  type OrderState,
} from "./order-state.ts";
import { applyStockEffect, type StockLevel } from "./stock.ts";

/** The shelf before an order of one item: two items. */
const SHELF: StockLevel = { stock: 2, reserved: 0 };
const RESERVED: StockLevel = { stock: 2, reserved: 1 };
const CONSUMED: StockLevel = { stock: 1, reserved: 0 };

interface StateFacts {
  /** Whether the buyer's money arrived. */
  readonly isPaid: boolean;
  /** What is left on the shelf. */
  readonly levels: readonly StockLevel[];
}

const FACTS: Readonly<Record<OrderState, StateFacts>> = {
  CREATED: { isPaid: false, levels: [RESERVED] },
  AWAITING_PAYMENT: { isPaid: false, levels: [RESERVED] },
  EXPIRED: { isPaid: false, levels: [SHELF] },
  CANCELED: { isPaid: false, levels: [SHELF] },
  PAID: { isPaid: true, levels: [CONSUMED] },
  NEEDS_REVIEW: { isPaid: true, levels: [SHELF] },
  // Refunded items may stay with the buyer.
  REFUNDED: { isPaid: true, levels: [SHELF, CONSUMED] },
};

const FINAL_STATE: OrderState = "REFUNDED";

interface NamedMove extends OrderMove {
  readonly from: OrderState;
  readonly event: OrderEvent;
}

function listMoves(table: OrderMoves): NamedMove[] {
  return ORDER_STATES.flatMap((from) =>
    ORDER_EVENTS.flatMap((event) => {
      const reaction = table[from][event];
      return typeof reaction === "string" ? [] : [{ ...reaction, from, event }];
    }),
  );
}

function isBalanced(before: StockLevel, { effects, to }: OrderMove): boolean {
  let level: StockLevel | undefined = before;
  for (const effect of effects) level = level && applyStockEffect(level, effect, 1);
  return FACTS[to].levels.some(
    ({ stock, reserved }) => stock === level?.stock && reserved === level.reserved,
  );
}

function findMoveProblem(table: OrderMoves, move: NamedMove): string | undefined {
  const { from, event, to } = move;
  const name = `${from} ${event} ${to}`;
  if (from === FINAL_STATE) return `${name}: ${from} is final`;
  if (FACTS[from].isPaid && !FACTS[to].isPaid) return `${name}: a paid order would be lost`;
  if (event.startsWith("PAY") && !FACTS[to].isPaid) return `${name}: a payment would be lost`;
  if (table[to][event] !== "ignored") return `${name}: a repeated ${event} is not ignored`;
  if (!FACTS[from].levels.every((level) => isBalanced(level, move))) {
    return `${name}: the stock is not balanced`;
  }
  return undefined;
}

function findUnreachable(moves: readonly NamedMove[]): OrderState | undefined {
  const reached = new Set<OrderState>([FIRST_ORDER_MOVE.to]);
  // A set also iterates what is added meanwhile.
  for (const state of reached) {
    for (const { from, to } of moves) if (from === state) reached.add(to);
  }
  return ORDER_STATES.find((state) => !reached.has(state));
}

/** Finds why the table must not be used; checked when a server starts. */
export function findMovesProblem(table: OrderMoves): string | undefined {
  const moves = listMoves(table);
  const problem = moves.map((move) => findMoveProblem(table, move)).find(Boolean);
  if (problem !== undefined) return problem;
  if (!isBalanced(SHELF, FIRST_ORDER_MOVE)) return "A new order does not reserve its stock";
  const unpaid = ORDER_STATES.filter((state) => !FACTS[state].isPaid);
  const withoutPayment = unpaid.find((state) => typeof table[state].PAY === "string");
  if (withoutPayment !== undefined) return `${withoutPayment} takes no payment`;
  const unreachable = findUnreachable(moves);
  return unreachable === undefined ? undefined : `${unreachable} cannot be reached`;
}
