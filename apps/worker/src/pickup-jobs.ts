import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

/** Registers the jobs of pickup orders. */
export async function addPickupJobs(
  { queue, pickupSubmissions }: Pick<Backend, "queue" | "pickupSubmissions">,
  log: Logger,
): Promise<void> {
  await queue.work("submit-pickup", async ({ orderId }) => {
    const state = await pickupSubmissions.run(orderId);
    // An alarm: staff have to find out whether the chain has the order.
    if (state === "UNKNOWN") log.error({ orderId, alarm: true }, "pickup order without an answer");
    else log.info({ orderId, state }, "pickup order handled");
  });
  await queue.work("check-pickups", async () => {
    const unknown = await pickupSubmissions.endAbandoned();
    if (unknown.length > 0) log.error({ unknown, alarm: true }, "pickup orders are unknown");
    const purged = await pickupSubmissions.purgeCustomers();
    if (purged > 0) log.info({ purged }, "customers of pickup orders deleted");
  });
}
