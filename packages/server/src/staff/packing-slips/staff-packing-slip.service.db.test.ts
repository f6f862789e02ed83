import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { openPaymentBackend, type PaymentBackend, payOne } from "../../shop/orders/test/buyer.ts";
import { makeStaff } from "../test/staff-member.ts";
import { listPackedOrders } from "./staff-packing-slip.repository.ts";
import type { PackingSlipRequest } from "./staff-packing-slip.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: PaymentBackend;
let database: DatabaseHandle;

beforeAll(async () => {
  test = await openPaymentBackend();
  database = openDatabase(test.databaseUrl, 1);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function buy(quantity: number) {
  const { orderId, lineId } = await payOne(test, quantity);
  const [row] = await test.query("select number from shop_order where id = $1", [orderId]);
  return { orderId, lineId, number: Number(row?.["number"]) };
}

async function countPages(request: PackingSlipRequest): Promise<number> {
  const pdf = await test.backend.staff.packingSlips.write(EMPLOYEE, request);
  return pdf === undefined ? 0 : (await PDFDocument.load(pdf)).getPageCount();
}

it("has a page for each paid order, in the wanted order, and nothing for others", async () => {
  const [first, second, canceled] = [await buy(1), await buy(2), await buy(1)];
  await test.query("update shop_order set canceled_at = now() where id = $1", [canceled.orderId]);
  const numbers = [second.number, canceled.number, first.number, 999_999];
  expect(await countPages({ numbers })).toBe(2);
  const found = await listPackedOrders(database.db, numbers);
  expect(found.map(({ number }) => number)).toEqual([second.number, first.number]);
  expect(await countPages({ numbers: [canceled.number] })).toBe(0);
});

it("has the name of a map as it was when it was paid", async () => {
  const { orderId, lineId, number } = await buy(1);
  await test.query(
    `insert into order_print (order_line_id, order_id, project_id, content)
     values ($1, $2, 'Map001', '{"name": "Our trips"}')`,
    [lineId, orderId],
  );
  const [order] = await listPackedOrders(database.db, [number]);
  expect(order).toMatchObject({ brand: "pm", lines: [{ id: lineId, mapName: "Our trips" }] });
  expect(order?.createdAt).toBeInstanceOf(Date);
});

it("is about one shipment of the order", async () => {
  const { orderId, lineId, number } = await buy(3);
  const other = await buy(1);
  await test.backend.staff.orderChanges.ship(EMPLOYEE, {
    orderId,
    requestId: randomUUID(),
    lines: [{ lineId, quantity: 2 }],
  });
  const [order] = await listPackedOrders(database.db, [number]);
  expect(order?.shipments).toMatchObject([{ lines: [{ lineId, quantity: 2 }] }]);
  const shipmentId = order?.shipments[0]?.id;
  expect(await countPages({ numbers: [number], shipmentId })).toBe(1);
  expect(await countPages({ numbers: [other.number], shipmentId })).toBe(0);
});

it("is written for staff alone", async () => {
  const { number } = await buy(1);
  const { staffRole: _role, ...user } = EMPLOYEE;
  for (const viewer of [ANONYMOUS, user]) {
    expect(
      await test.backend.staff.packingSlips.write(viewer, { numbers: [number] }),
    ).toBeUndefined();
  }
});
