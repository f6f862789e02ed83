import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  FIRST_ORDER_MOVE,
  findOrderMove,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderState,
} from "./order-state.ts";
import { applyStockEffect, type StockEffect, type StockLevel } from "./stock.ts";

const SHELF: StockLevel = { stock: 10, reserved: 3 };
const QUANTITY = 2;
const PAYMENTS = new Set<OrderEvent>(["PAY", "PAY_WITHOUT_STOCK", "PAY_WRONG_AMOUNT"]);
const PAID_STATES = new Set<OrderState>(["PAID", "NEEDS_REVIEW", "REFUNDED"]);
const RUNS = chooseSoakSize(1000, 100_000);

interface Run {
  readonly state: OrderState;
  readonly level: StockLevel;
}

function applyEffects(level: StockLevel, effects: readonly StockEffect[]): StockLevel {
  return effects.reduce((before, effect) => {
    const after = applyStockEffect(before, effect, QUANTITY);
    if (after === undefined) throw new Error(`Cannot ${effect} at ${JSON.stringify(before)}`);
    return after;
  }, level);
}

function step({ state, level }: Run, event: OrderEvent): Run {
  const result = findOrderMove(state, event);
  if (result.kind !== "moved") return { state, level };
  return { state: result.state, level: applyEffects(level, result.effects) };
}

const START: Run = {
  state: FIRST_ORDER_MOVE.to,
  level: applyEffects(SHELF, FIRST_ORDER_MOVE.effects),
};

/** The levels of the shelf that each state allows. */
const EXPECTED_LEVELS: Readonly<Record<OrderState, readonly StockLevel[]>> = {
  CREATED: [{ stock: 10, reserved: 5 }],
  AWAITING_PAYMENT: [{ stock: 10, reserved: 5 }],
  PAID: [{ stock: 8, reserved: 3 }],
  NEEDS_REVIEW: [SHELF],
  EXPIRED: [SHELF],
  CANCELED: [SHELF],
  REFUNDED: [SHELF, { stock: 8, reserved: 3 }],
};

const events = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 });

/** Returns the first event after which a payment is lost or the stock is wrong. */
function findViolation(sequence: readonly OrderEvent[]): string | undefined {
  let run = START;
  let isPaid = false;
  for (const event of sequence) {
    const before = run.state;
    run = step(run, event);
    isPaid ||= PAYMENTS.has(event) && run.state !== before;
    const { stock, reserved } = run.level;
    const isBalanced = EXPECTED_LEVELS[run.state].some(
      (level) => level.stock === stock && level.reserved === reserved,
    );
    if (PAID_STATES.has(run.state) !== isPaid || !isBalanced) {
      return `${before} ${event} ${run.state} with ${stock}, ${reserved} reserved`;
    }
  }
  return undefined;
}

it("O-2 O-4 no sequence of events loses a payment or unbalances the stock", () => {
  const property = fc.property(events, (sequence) => {
    expect(findViolation(sequence)).toBeUndefined();
  });
  expect(() => fc.assert(property, { numRuns: RUNS })).not.toThrow();
});

it("O-2 every state takes a payment or already has one", () => {
  const property = fc.property(events, (sequence) => {
    const { state } = step(sequence.reduce(step, START), "PAY");
    expect(PAID_STATES.has(state)).toBe(true);
  });
  expect(() => fc.assert(property, { numRuns: RUNS })).not.toThrow();
});

it("O-3 repeated events change nothing", () => {
  const property = fc.property(events, (sequence) => {
    const once = sequence.reduce(step, START);
    const twice = sequence.flatMap((event) => [event, event]).reduce(step, START);
    expect(twice).toEqual(once);
  });
  expect(() => fc.assert(property, { numRuns: RUNS })).not.toThrow();
});
