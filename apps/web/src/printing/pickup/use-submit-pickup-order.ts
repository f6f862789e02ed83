import { formatMessage, pickupMessages } from "@photomap/messages";
import { type Dispatch, useEffect, useRef, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  SubmitPickupOrderDocument,
  type SubmitPickupOrderMutationVariables,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { followPickupOrder } from "./follow-pickup-order.ts";
import type { PickupAction } from "./pickup-state.ts";
import type { PickupOrder } from "./retail.ts";

export type SubmitInput = SubmitPickupOrderMutationVariables["input"];

interface SubmitOptions {
  readonly dispatch: Dispatch<PickupAction>;
  /** Called with the order to name in the URL; undefined for none. */
  readonly onOrder: (orderId: string | undefined) => void;
}

/** Submits an order and follows it. Submitting twice is safe: a batch is ordered once. */
export function useSubmitPickupOrder({ dispatch, onOrder }: SubmitOptions) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const following = useRef(new AbortController());
  useEffect(() => () => following.current.abort(), []);

  const show = (order: PickupOrder) => {
    const { state, promiseTime } = order;
    dispatch({ type: "order-updated", order });
    if (state === "MOVED") dispatch({ type: "time-moved", promiseTime });
    const failure = describeOrderProblem(order);
    setProblem(failure);
    onOrder(failure === undefined && state !== "MOVED" ? order.id : undefined);
  };

  const submit = async (input: SubmitInput): Promise<void> => {
    following.current.abort();
    following.current = new AbortController();
    const { signal } = following.current;
    setSending(true);
    setProblem(undefined);
    try {
      const { walgreensSubmitOrder: result } = await execute(SubmitPickupOrderDocument, { input });
      if (signal.aborted) return;
      if (result.__typename === "WalgreensSubmitOrderSuccess") {
        show(result.order);
        followPickupOrder(result.order, show, signal);
      } else if (result.__typename === "PickupTimeMoved") {
        dispatch({ type: "time-moved", promiseTime: result.promiseTime });
      } else {
        setProblem(result.message);
      }
    } catch (error) {
      if (!signal.aborted) setProblem(reportAndDescribeFailure(error, "pickup order"));
    } finally {
      if (!signal.aborted) setSending(false);
    }
  };

  return { isSending, problem, submit };
}

/** Returns why the order was not placed, in the chain's words if any; undefined if it may be. */
export function describeOrderProblem({ state, message }: PickupOrder): string | undefined {
  switch (state) {
    case "REFUSED":
      return message ?? "";
    case "FAILED":
      return formatMessage(pickupMessages.unavailable);
    default:
      return undefined;
  }
}
