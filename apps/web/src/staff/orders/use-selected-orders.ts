import { useCallback, useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffSelectedOrdersDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import type { SelectedOrder } from "./selected-orders.ts";

type State = readonly SelectedOrder[] | "loading" | "failed";

/** Loads what is left to do for the orders with these numbers, which stay the same. */
export function useSelectedOrders(numbers: readonly number[]) {
  const [wanted] = useState(numbers);
  const [state, setState] = useState<State>("loading");
  const load = useCallback(async () => {
    const { staffSelectedOrders } = await execute(StaffSelectedOrdersDocument, {
      numbers: [...wanted],
    });
    setState(staffSelectedOrders ?? []);
  }, [wanted]);
  const start = useCallback(() => {
    load().catch((error: unknown) => {
      reportError(error, { action: "staff-selected-orders" });
      setState("failed");
    });
  }, [load]);
  useEffect(start, [start]);
  const retry = () => {
    setState("loading");
    start();
  };
  /** Loads them again; what is shown stays until then, and after a failure. */
  const reload = () => load().catch((error: unknown) => reportError(error, { action: "reload" }));
  return { state, retry, reload };
}
