import { execute } from "../../platform/api/execute.ts";
import { GetPickupOrderDocument } from "../../platform/api/generated/graphql.ts";
import type { PickupOrder } from "./retail.ts";

const POLL_INTERVAL_MS = 1000;
/** The server requests the state from the chain every few minutes. */
const UNKNOWN_INTERVAL_MS = 15_000;

/** Calls `onOrder` on every change until the order has reached its last state. */
export function followPickupOrder(
  order: PickupOrder,
  onOrder: (order: PickupOrder) => void,
  signal: AbortSignal,
): void {
  const delayMs = getDelay(order);
  if (delayMs === undefined) return;
  const timer = setTimeout(() => void poll(), delayMs);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });

  const poll = async () => {
    // A failed request is repeated.
    const found = await loadPickupOrder(order.id).catch(() => undefined);
    if (signal.aborted) return;
    const next = found ?? order;
    if (next.state !== order.state) onOrder(next);
    followPickupOrder(next, onOrder, signal);
  };
}

export async function loadPickupOrder(id: string): Promise<PickupOrder | undefined> {
  const { pickupOrder } = await execute(GetPickupOrderDocument, { id });
  return pickupOrder ?? undefined;
}

function getDelay({ state }: PickupOrder): number | undefined {
  if (state === "WAITING" || state === "SENDING") return POLL_INTERVAL_MS;
  return state === "UNKNOWN" ? UNKNOWN_INTERVAL_MS : undefined;
}
