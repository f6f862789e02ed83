import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../../platform/database/database.ts";
import { OrderStickerService } from "../goods/order-stickers.service.ts";
import {
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  payOne,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "../test/buyer.ts";
import { OrderShipmentService } from "./order-shipment.service.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;
let database: DatabaseHandle;
let shipments: OrderShipmentService;

beforeAll(async () => {
  test = await openPaymentBackend();
  database = openDatabase(test.databaseUrl, 10);
  const { queue } = test.backend;
  const orderStickers = new OrderStickerService(queue);
  shipments = new OrderShipmentService({ db: database.db, queue, orderStickers });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

describe("a shipment", () => {
  it("is created once for the same request, and derives the status", async () => {
    const { orderId, lineId } = await payOne(test, 3);
    const ship = (requestId: string, quantity: number) =>
      shipments.ship(STAFF, {
        orderId,
        requestId,
        lines: [{ lineId, quantity }],
        trackingCompany: "UPS",
        trackingNumber: "1Z999",
      });
    const requestId = randomUUID();
    const results = await Promise.all(Array.from({ length: 6 }, () => ship(requestId, 2)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["shipped"]));
    expect(await readOrder(test, orderId)).toMatchObject({
      fulfillmentStatus: "PARTIALLY_FULFILLED",
    });
    expect(await ship(randomUUID(), 2)).toEqual({ kind: "too-many-units" });
    await ship(randomUUID(), 1);
    expect(await readOrder(test, orderId)).toMatchObject({ fulfillmentStatus: "FULFILLED" });
    const rows = await test.query("select id from order_fulfillment where order_id = $1", [
      orderId,
    ]);
    expect(rows).toHaveLength(2);
    expect(await listJobs(test, "send-mail", String(rows[0]?.["id"]))).toHaveLength(1);
  });

  it("links to the carrier's page where no page was entered, also by the number alone", async () => {
    const { orderId, lineId } = await payOne(test, 3);
    const [trackingNumber, trackingUrl] = ["1Z999AA10123456784", "https://pony.example/7"];
    for (const tracking of [
      { trackingNumber },
      { trackingCompany: "Pony", trackingNumber, trackingUrl },
      { trackingCompany: "Pony", trackingNumber },
    ]) {
      const lines = [{ lineId, quantity: 1 }];
      await shipments.ship(STAFF, { orderId, requestId: randomUUID(), lines, ...tracking });
    }
    const rows = await test.query(
      `select tracking_company, tracking_url from order_fulfillment where order_id = $1
       order by created_at`,
      [orderId],
    );
    expect(rows).toEqual([
      {
        trackingCompany: "UPS",
        trackingUrl: `https://www.ups.com/track?tracknum=${trackingNumber}`,
      },
      { trackingCompany: "Pony", trackingUrl },
      { trackingCompany: "Pony", trackingUrl: null },
    ]);
  });

  it("of parallel requests sends no unit twice", async () => {
    const { orderId, lineId } = await payOne(test, 4);
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        shipments.ship(STAFF, {
          orderId,
          requestId: randomUUID(),
          lines: [{ lineId, quantity: 1 }],
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === "shipped")).toHaveLength(4);
    const [line] = await test.query("select fulfilled_quantity from order_line where id = $1", [
      lineId,
    ]);
    expect(line).toEqual({ fulfilledQuantity: 4 });
  });
});

describe("a shipment without an effect", () => {
  const ship = (orderId: string, lineIds: readonly string[]) =>
    shipments.ship(STAFF, {
      orderId,
      requestId: randomUUID(),
      lines: lineIds.map((lineId) => ({ lineId, quantity: 1 })),
    });

  it("is one of an unknown order, of an unpaid one and of no lines", async () => {
    expect(await ship(randomUUID(), [randomUUID()])).toEqual({ kind: "missing" });
    const variantId = await createVariant(test);
    const open = await placeForSession(test, await fillCart(test, [{ variantId }]));
    expect(await ship(open.orderId, [randomUUID()])).toEqual({ kind: "not-paid" });
    const paid = await payOne(test);
    expect(await ship(paid.orderId, [])).toEqual({ kind: "not-paid" });
    const rows = await test.query("select 1 from order_fulfillment where order_id = any($1)", [
      [open.orderId, paid.orderId],
    ]);
    expect(rows).toEqual([]);
  });
});

describe("a shipment that waits for staff", () => {
  const HOLD = "Shipping costs more.";

  it("starts after they cleared it, once, and leaves what else there is to review", async () => {
    const { orderId, lineId } = await payOne(test);
    await test.query(
      "update shop_order set shipment_hold = $2, review_reason = 'First. ' || $2 || ' Last.' where id = $1",
      [orderId, HOLD],
    );
    const input = { orderId, requestId: randomUUID(), lines: [{ lineId, quantity: 1 }] };
    expect(await shipments.ship(STAFF, input)).toEqual({ kind: "held" });
    const results = await Promise.all(
      Array.from({ length: 5 }, () => shipments.clearHold(STAFF, orderId)),
    );
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["cleared"]));
    expect(await readOrder(test, orderId)).toMatchObject({
      shipmentHold: null,
      reviewReason: "First. Last.",
    });
    const actions = await test.query(
      "select account_id from staff_action where subject_id = $1 and action = 'order.clear-hold'",
      [orderId],
    );
    expect(actions).toEqual([STAFF]);
    expect(await shipments.ship(STAFF, input)).toEqual({ kind: "shipped" });
    expect(await shipments.clearHold(STAFF, randomUUID())).toEqual({ kind: "missing" });
  });
});

describe("a delivery", () => {
  it("of parallel and repeated requests is recorded once, with its first time", async () => {
    const { orderId, lineId } = await payOne(test, 2);
    for (const trackingNumber of ["1Z1", "1Z2"]) {
      await shipments.ship(STAFF, {
        orderId,
        requestId: randomUUID(),
        lines: [{ lineId, quantity: 1 }],
        trackingNumber,
      });
    }
    const readTimes = () =>
      test.query(
        "select id, delivered_at from order_fulfillment where order_id = $1 order by tracking_number",
        [orderId],
      );
    const [first, second] = await readTimes();
    const shipmentId = String(first?.["id"]);
    const deliver = () => shipments.deliver(STAFF, { orderId, shipmentId });
    const results = await Promise.all(Array.from({ length: 6 }, deliver));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["delivered"]));
    const [delivered] = await readTimes();
    expect(delivered?.["deliveredAt"]).toBeInstanceOf(Date);
    await test.query(
      "update order_fulfillment set delivered_at = '2026-07-08T12:00:00Z' where id = $1",
      [shipmentId],
    );
    expect(await deliver()).toEqual({ kind: "delivered" });
    expect(await readTimes()).toEqual([
      { id: shipmentId, deliveredAt: new Date("2026-07-08T12:00:00Z") },
      second,
    ]);
    expect(second?.["deliveredAt"]).toBeNull();
    const actions = await test.query(
      "select account_id, details from staff_action where subject_id = $1 and action = 'order.deliver'",
      [orderId],
    );
    expect(actions).toMatchObject([
      { accountId: STAFF.accountId, details: { fulfillmentId: shipmentId, trackingNumber: "1Z1" } },
    ]);
  });

  it("of a shipment of another order is refused", async () => {
    const { orderId, lineId } = await payOne(test);
    const other = await payOne(test);
    const lines = [{ lineId, quantity: 1 }];
    await shipments.ship(STAFF, { orderId, requestId: randomUUID(), lines });
    const [sent] = await test.query("select id from order_fulfillment where order_id = $1", [
      orderId,
    ]);
    const key = { orderId: other.orderId, shipmentId: String(sent?.["id"]) };
    expect(await shipments.deliver(STAFF, key)).toEqual({ kind: "missing" });
    const rows = await test.query("select delivered_at from order_fulfillment where id = $1", [
      key.shipmentId,
    ]);
    expect(rows).toEqual([{ deliveredAt: null }]);
  });
});

describe("a cancellation", () => {
  const cancel = (orderId: string) =>
    test.backend.cancellations.cancel(STAFF, { orderId, reason: "CUSTOMER" });

  it("of a paid order refunds everything and puts the items back, once", async () => {
    const { orderId, variantId, paidMinor } = await payOne(test);
    await test.backend.refunds.request(STAFF, {
      orderId,
      requestId: randomUUID(),
      amountMinor: 300,
      lines: [],
      reason: "",
      restock: false,
    });
    await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)));
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "REFUNDED",
      refundedMinor: paidMinor,
      cancelReason: "CUSTOMER",
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 10, reserved: 0 });
    const actions = await test.query(
      "select action from staff_action where subject_id = $1 and action = 'order.cancel'",
      [orderId],
    );
    expect(actions).toHaveLength(1);
  });

  it("of an open order ends its session", async () => {
    const variantId = await createVariant(test, { stock: 2 });
    const { orderId, sessionId } = await placeForSession(
      test,
      await fillCart(test, [{ variantId }]),
    );
    expect(await cancel(orderId)).toEqual({ kind: "canceled" });
    expect(await readStock(test, variantId)).toEqual({ stock: 2, reserved: 0 });
    expect(() => test.stripe.pay(sessionId)).toThrow("expired");
    expect((await readOrder(test, orderId))["canceledAt"]).toBeInstanceOf(Date);
  });

  it("of an order that was paid meanwhile refunds it", async () => {
    const variantId = await createVariant(test, { stock: 2 });
    const { orderId, sessionId } = await placeForSession(
      test,
      await fillCart(test, [{ variantId }]),
    );
    test.stripe.pay(sessionId);
    expect(await cancel(orderId)).toEqual({ kind: "canceled" });
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "REFUNDED" });
    expect(await readStock(test, variantId)).toEqual({ stock: 2, reserved: 0 });
  });

  it("of an order that was shipped is refused", async () => {
    const { orderId, lineId } = await payOne(test);
    await shipments.ship(STAFF, {
      orderId,
      requestId: randomUUID(),
      lines: [{ lineId, quantity: 1 }],
    });
    expect(await cancel(orderId)).toEqual({ kind: "not-cancelable" });
  });
});
