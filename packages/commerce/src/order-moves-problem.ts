import {
  FIRST_ORDER_MOVE,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderMove,
  type OrderMoves,
  type OrderState,
} from "./order-state.ts";
import type { StockEffect } from "./stock.ts";

type Holding = "nothing" | "reserved" | "consumed";

interface StateFacts {
  /** Whether money of the buyer arrived. */
  readonly isPaid: boolean;
  readonly holds: readonly Holding[];
}

const FACTS: Readonly<Record<OrderState, StateFacts>> = {
  CREATED: { isPaid: false, holds: ["reserved"] },
  AWAITING_PAYMENT: { isPaid: false, holds: ["reserved"] },
  EXPIRED: { isPaid: false, holds: ["nothing"] },
  CANCELED: { isPaid: false, holds: ["nothing"] },
  PAID: { isPaid: true, holds: ["consumed"] },
  NEEDS_REVIEW: { isPaid: true, holds: ["nothing"] },
  // Refunded items may stay with the buyer.
  REFUNDED: { isPaid: true, holds: ["nothing", "consumed"] },
};

const FINAL_STATE: OrderState = "REFUNDED";

const STOCK_STEPS: Readonly<Record<StockEffect, readonly [from: Holding, to: Holding]>> = {
  reserve: ["nothing", "reserved"],
  consume: ["reserved", "consumed"],
  release: ["reserved", "nothing"],
  restock: ["consumed", "nothing"],
};

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

function applyEffects(holding: Holding, effects: readonly StockEffect[]): Holding | undefined {
  let held: Holding | undefined = holding;
  for (const effect of effects) {
    const [from, to] = STOCK_STEPS[effect];
    held = held === from ? to : undefined;
  }
  return held;
}

function isBalanced(holding: Holding, { effects, to }: OrderMove): boolean {
  const held = applyEffects(holding, effects);
  return held !== undefined && FACTS[to].holds.includes(held);
}

function findMoveProblem(table: OrderMoves, move: NamedMove): string | undefined {
  const { from, event, to } = move;
  const name = `${from} ${event} ${to}`;
  if (from === FINAL_STATE) return `${name}: ${from} is final`;
  if (FACTS[from].isPaid && !FACTS[to].isPaid) return `${name}: a paid order would be lost`;
  if (event.startsWith("PAY") && !FACTS[to].isPaid) return `${name}: a payment would be lost`;
  if (table[to][event] !== "ignored") return `${name}: a repeated ${event} is not ignored`;
  if (!FACTS[from].holds.every((holding) => isBalanced(holding, move))) {
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

/** Why the table must not be used; checked when a server starts. */
export function findMovesProblem(table: OrderMoves): string | undefined {
  const moves = listMoves(table);
  const problem = moves.map((move) => findMoveProblem(table, move)).find(Boolean);
  if (problem !== undefined) return problem;
  if (!isBalanced("nothing", FIRST_ORDER_MOVE)) return "A new order does not reserve its stock";
  const unreachable = findUnreachable(moves);
  return unreachable === undefined ? undefined : `${unreachable} cannot be reached`;
}
