import {
  type Backend,
  forgottenStickers,
  paymentDifferences,
  paymentDisputes,
} from "@photomap/server";
import type { Logger } from "pino";

/** Registers the jobs of orders and their payments. */
export async function addOrderJobs(
  backend: Pick<
    Backend,
    | "queue"
    | "reconciliation"
    | "refunds"
    | "disputes"
    | "mapReviews"
    | "orderPrints"
    | "stickers"
    | "shipments"
  >,
  log: Logger,
): Promise<void> {
  const { queue, reconciliation, refunds, disputes, orderPrints } = backend;
  const { mapReviews, stickers, shipments } = backend;
  await queue.work("expire-orders", async () => {
    const ended = await reconciliation.expireOrders();
    if (ended > 0) log.info({ ended }, "open orders ended");
  });
  await queue.work("end-map-reviews", async () => {
    const ended = await mapReviews.endDue();
    if (ended > 0) log.info({ ended }, "prints go on without their customers");
  });
  await queue.work("reconcile-payments", async () => {
    const { checked, differences, remaining } = await reconciliation.reconcile();
    paymentDifferences.inc(remaining.length);
    const resumed = await refunds.resumePending();
    log.info({ checked, differences, resumed }, "payments compared");
    // An alarm: money without an order, or an order that cannot be settled.
    if (remaining.length > 0) log.error({ remaining, alarm: true }, "payments differ");
    const orders = await disputes.syncAll();
    paymentDisputes.inc(orders.length);
    if (orders.length > 0) log.error({ orders, alarm: true }, "payment disputed");
  });
  await queue.work("check-stickers", async () => {
    const orders = await shipments.findForgottenStickers();
    forgottenStickers.inc(orders.length);
    if (orders.length > 0) log.error({ orders, alarm: true }, "paid stickers were not made");
  });
  await queue.work("refund-payment", async ({ refundId }) => {
    await refunds.perform(refundId);
    log.info({ refundId }, "refund handled");
  });
  await queue.work("render-order-print", async ({ orderPrintId }) => {
    await orderPrints.request(orderPrintId);
    log.info({ orderPrintId }, "print of an order requested");
  });
  await queue.work("store-snapshot-photos", async ({ snapshotId }) => {
    await stickers.storePhotos(snapshotId);
    log.info({ snapshotId }, "photos of ordered stickers stored");
  });
}
