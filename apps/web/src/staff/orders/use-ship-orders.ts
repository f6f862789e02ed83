import { useState } from "react";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { StaffFulfillOrderDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import {
  findTrackingProblems,
  NO_TRACKING,
  readTracking,
  type TrackingValues,
} from "../shared/use-tracking.ts";
import { findShippingProblem, listUnitsToShip, type SelectedOrder } from "./selected-orders.ts";

/** What is entered about an order's shipment, and how the request for it went. */
interface ShipmentDraft {
  /** Stays the same, so that a repeated request ships nothing twice. */
  readonly requestId: string;
  readonly tracking: TrackingValues;
  readonly confirmsUnmadeStickers: boolean;
  readonly isShipped: boolean;
  /** Why it wasn't shipped by the last request. */
  readonly problem?: string | undefined;
}

type Outcome = "shipped" | "refused" | "failed";

const createDraft = (): ShipmentDraft => ({
  requestId: crypto.randomUUID(),
  tracking: NO_TRACKING,
  confirmsUnmadeStickers: false,
  isShipped: false,
});

/** Ships several orders, each with a request of its own that can be repeated. */
export function useShipOrders(numbers: readonly number[], reload: () => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [isChecked, setChecked] = useState(false);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ShipmentDraft>>(
    () => new Map(numbers.map((number) => [number, createDraft()])),
  );
  const getDraft = ({ number }: SelectedOrder) => drafts.get(number) ?? createDraft();
  const change = ({ number }: SelectedOrder, edit: Partial<ShipmentDraft>) =>
    setDrafts((before) =>
      new Map(before).set(number, { ...(before.get(number) ?? createDraft()), ...edit }),
    );
  const listWaiting = (orders: readonly SelectedOrder[]) =>
    orders.filter((order) => canSend(order, getDraft(order)));

  const send = async (order: SelectedOrder): Promise<Outcome> => {
    const { requestId, confirmsUnmadeStickers, tracking } = getDraft(order);
    const lines = listUnitsToShip(order, { confirmsUnmadeStickers });
    const shipment = { orderId: order.id, requestId, lines, confirmsUnmadeStickers };
    const input = { ...shipment, ...readTracking(tracking).input };
    try {
      const { staffFulfillOrder: answer } = await execute(StaffFulfillOrderDocument, { input });
      const problem = "message" in answer ? answer.message : undefined;
      change(order, { isShipped: problem === undefined, problem });
      return problem === undefined ? "shipped" : "refused";
    } catch (error) {
      change(order, { problem: reportAndDescribeFailure(error, "staff-ship-orders") });
      return "failed";
    }
  };

  /** Ships one after the other; resolves to how many were shipped. */
  const sendAll = async (orders: readonly SelectedOrder[]): Promise<number> => {
    const outcomes: Outcome[] = [];
    for (const order of orders) outcomes.push(await send(order));
    // After a refusal the order was different. After a failure it may have been shipped: the same
    // request finds that out.
    if (outcomes.includes("refused")) await reload();
    await revalidate();
    return outcomes.filter((outcome) => outcome === "shipped").length;
  };

  return {
    getDraft,
    listWaiting,
    sendAll,
    getTracking: (order: SelectedOrder) => {
      const { tracking } = getDraft(order);
      const problems = isChecked ? findTrackingProblems(tracking) : {};
      const field = (name: keyof TrackingValues) => ({
        value: tracking[name],
        error: problems[name],
        autoComplete: "off",
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          change(order, { tracking: { ...tracking, [name]: target.value } }),
      });
      return { field, ...readTracking(tracking) };
    },
    confirm: (order: SelectedOrder, confirmsUnmadeStickers: boolean) =>
      change(order, { confirmsUnmadeStickers }),
    /** Shows what is wrong with the tracking of these orders; false when something is. */
    check: (orders: readonly SelectedOrder[]) => {
      setChecked(true);
      return orders.every((order) => {
        const { tracking } = getDraft(order);
        return Object.keys(findTrackingProblems(tracking)).length === 0;
      });
    },
  };
}

function canSend(order: SelectedOrder, draft: ShipmentDraft): boolean {
  if (draft.isShipped || findShippingProblem(order) !== undefined) return false;
  return listUnitsToShip(order, draft).length > 0;
}

export type ShipOrders = ReturnType<typeof useShipOrders>;
