import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffSelectedOrdersDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import type { SelectedOrder } from "./selected-orders.ts";

type State = readonly SelectedOrder[] | "loading" | "failed";

/** Loads the orders; a failure is reported. */
async function loadOrders(numbers: readonly number[]): Promise<Exclude<State, "loading">> {
  try {
    const variables = { numbers: [...numbers] };
    const { staffSelectedOrders } = await execute(StaffSelectedOrdersDocument, variables);
    return staffSelectedOrders ?? [];
  } catch (error) {
    reportError(error, { action: "staff-selected-orders" });
    return "failed";
  }
}

/** Loads what is left to do for the orders with these numbers, which stay the same. */
export function useSelectedOrders(numbers: readonly number[]) {
  const [wanted] = useState(numbers);
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    let isCurrent = true;
    void loadOrders(wanted).then((loaded) => isCurrent && setState(loaded));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  const retry = () => {
    setState("loading");
    void loadOrders(wanted).then(setState);
  };
  /** Loads them again; what is shown stays until then, and after a failure. */
  const reload = async () => {
    const loaded = await loadOrders(wanted);
    if (loaded !== "failed") setState(loaded);
  };
  return { state, retry, reload };
}
