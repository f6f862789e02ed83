import { describe, expect, it } from "vitest";
import { findMovesProblem } from "./order-moves-problem.ts";
import { findOrderMove, ORDER_MOVES, type OrderMoves } from "./order-state.ts";
import type { StockEffect } from "./stock.ts";

const moved = (state: string, ...effects: readonly string[]) => ({ kind: "moved", state, effects });

describe("moves of an order", () => {
  it("O-1 open the payment and consume the stock when it is paid", () => {
    expect(findOrderMove("CREATED", "PLACE_SESSION")).toEqual(moved("AWAITING_PAYMENT"));
    expect(findOrderMove("AWAITING_PAYMENT", "PAY")).toEqual(moved("PAID", "consume"));
    expect(findOrderMove("CREATED", "PAY")).toEqual(moved("PAID", "consume"));
  });

  it("O-1 release the stock when the payment does not come", () => {
    expect(findOrderMove("AWAITING_PAYMENT", "EXPIRE")).toEqual(moved("EXPIRED", "release"));
    expect(findOrderMove("CREATED", "CANCEL")).toEqual(moved("CANCELED", "release"));
    expect(findOrderMove("EXPIRED", "PLACE_SESSION")).toEqual({ kind: "refused" });
  });

  it("O-5 take the stock again for late money, or need review", () => {
    for (const state of ["EXPIRED", "CANCELED"] as const) {
      expect(findOrderMove(state, "PAY")).toEqual(moved("PAID", "reserve", "consume"));
      expect(findOrderMove(state, "PAY_WITHOUT_STOCK")).toEqual(moved("NEEDS_REVIEW"));
    }
    const wrong = moved("NEEDS_REVIEW", "release");
    expect(findOrderMove("AWAITING_PAYMENT", "PAY_WRONG_AMOUNT")).toEqual(wrong);
  });

  it("O-2 refund a paid order instead of canceling it", () => {
    expect(findOrderMove("PAID", "CANCEL")).toEqual({ kind: "refused" });
    expect(findOrderMove("PAID", "EXPIRE")).toEqual({ kind: "ignored" });
    expect(findOrderMove("PAID", "REFUND")).toEqual(moved("REFUNDED"));
    expect(findOrderMove("PAID", "REFUND_AND_RESTOCK")).toEqual(moved("REFUNDED", "restock"));
    expect(findOrderMove("AWAITING_PAYMENT", "REFUND")).toEqual({ kind: "refused" });
  });
});

describe("the table of moves", () => {
  it("has no problem", () => {
    expect(findMovesProblem(ORDER_MOVES)).toBeUndefined();
  });

  const change = (state: keyof OrderMoves, reactions: Partial<OrderMoves["PAID"]>): OrderMoves => ({
    ...ORDER_MOVES,
    [state]: { ...ORDER_MOVES[state], ...reactions },
  });
  const to = (state: keyof OrderMoves, ...effects: readonly StockEffect[]) => ({
    to: state,
    effects,
  });

  it.each<[string, OrderMoves]>([
    ["a paid order would be lost", change("PAID", { EXPIRE: to("EXPIRED", "restock") })],
    ["a payment would be lost", change("EXPIRED", { PAY: to("CANCELED") })],
    ["REFUNDED is final", change("REFUNDED", { PAY: to("PAID", "reserve", "consume") })],
    ["EXPIRED takes no payment", change("EXPIRED", { PAY: "ignored" })],
    ["a repeated EXPIRE is not ignored", change("EXPIRED", { EXPIRE: "refused" })],
    ["the stock is not balanced", change("EXPIRED", { PAY: to("PAID", "consume") })],
    ["the stock is not balanced", change("CREATED", { CANCEL: to("CANCELED") })],
    [
      "NEEDS_REVIEW cannot be reached",
      {
        ...ORDER_MOVES,
        ...Object.fromEntries(
          (["CREATED", "AWAITING_PAYMENT", "EXPIRED", "CANCELED"] as const).map((state) => [
            state,
            { ...ORDER_MOVES[state], PAY_WRONG_AMOUNT: "refused", PAY_WITHOUT_STOCK: "refused" },
          ]),
        ),
      },
    ],
  ])("is refused when %s", (problem, table) => {
    expect(findMovesProblem(table)).toContain(problem);
  });
});
