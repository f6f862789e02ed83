import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffSelectedOrdersDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import type { SelectedOrder } from "./selected-orders.ts";

const CONTEXT = { action: "staff-selected-orders" } as const;

type State = readonly SelectedOrder[] | "loading" | "failed";

async function loadOrders(numbers: readonly number[]): Promise<readonly SelectedOrder[]> {
  const { staffSelectedOrders } = await execute(StaffSelectedOrdersDocument, {
    numbers: [...numbers],
  });
  return staffSelectedOrders ?? [];
}

async function tryLoadOrders(numbers: readonly number[]): Promise<State> {
  try {
    return await loadOrders(numbers);
  } catch (error) {
    reportError(error, CONTEXT);
    return "failed";
  }
}

/** Loads what is left to do for the orders with these numbers, which stay the same. */
export function useSelectedOrders(numbers: readonly number[]) {
  const [wanted] = useState(numbers);
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    let isMounted = true;
    void tryLoadOrders(wanted).then((loaded) => isMounted && setState(loaded));
    return () => {
      isMounted = false;
    };
  }, [wanted]);
  const retry = () => {
    setState("loading");
    void tryLoadOrders(wanted).then(setState);
  };
  /** Loads them again; what is shown stays until then, and after a failure. */
  const reload = async () => {
    await loadOrders(wanted).then(setState, (error: unknown) => reportError(error, CONTEXT));
  };
  return { state, retry, reload };
}
