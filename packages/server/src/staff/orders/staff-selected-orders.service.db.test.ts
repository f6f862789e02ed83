import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { openPaymentBackend, type PaymentBackend, payOne } from "../../shop/orders/test/buyer.ts";
import { makeStaff } from "../test/staff-member.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

async function buy(quantity = 1) {
  const { orderId, lineId } = await payOne(test, quantity);
  const [row] = await test.query("select number from shop_order where id = $1", [orderId]);
  return { orderId, lineId, number: Number(row?.["number"]) };
}

type Bought = Awaited<ReturnType<typeof buy>>;

/** Adds a print to the order's line; a finished one has a file in the store. */
async function addPrint({ orderId, lineId }: Bought, status: "DONE" | "RUNNING"): Promise<string> {
  const renderId = randomUUID();
  const key = `prints/${renderId}.pdf`;
  await test.query(
    `insert into render (id, owner_id, request, lane, content_hash, pixels, status, result_key)
     values ($1, 'order-1', '{}', 'print', $3, 1, $2, $4)`,
    [renderId, status, randomUUID(), status === "DONE" ? key : null],
  );
  const { storage } = test.backend;
  if (status === "DONE") await storage.writeMedia(key, Buffer.from(key), "application/pdf");
  const [print] = await test.query(
    `insert into order_print (order_line_id, order_id, project_id, render_id, content)
     values ($1, $2, 'Map001', $3, '{"name": "Our trips"}') returning id`,
    [lineId, orderId, renderId],
  );
  return String(print?.["id"]);
}

async function askCustomer(printId: string): Promise<void> {
  await test.query(
    "insert into map_review (order_print_id, request_id, due_at) values ($1, gen_random_uuid(), now())",
    [printId],
  );
}

const list = (numbers: readonly number[]) =>
  test.backend.staff.selectedOrders.list(EMPLOYEE, numbers);

async function listArchive(numbers: readonly number[]): Promise<string[] | undefined> {
  const archive = await test.backend.staff.selectedOrders.openPrints(EMPLOYEE, numbers);
  if (archive === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return Object.entries(files).map(([name, body]) => `${name} ${Buffer.from(body).toString()}`);
}

describe("selected orders", () => {
  it("are in the wanted order, each once, with the units left to ship", async () => {
    const [first, second] = [await buy(3), await buy(1)];
    await test.backend.staff.orderChanges.ship(EMPLOYEE, {
      orderId: first.orderId,
      requestId: randomUUID(),
      lines: [{ lineId: first.lineId, quantity: 1 }],
    });
    const found = await list([second.number, first.number, 999_999, second.number]);
    expect(found?.map(({ number }) => number)).toEqual([second.number, first.number]);
    const line = { id: first.lineId, quantity: 2, areStickersMade: null };
    expect(found?.[1]).toMatchObject({ shippingObstacle: null, lines: [line], prints: [] });
  });

  it("say what stands in the way of shipping, and ship nothing that is canceled", async () => {
    const [held, asked, canceled] = [await buy(), await buy(), await buy()];
    await test.query("update shop_order set shipment_hold = 'Costs more.' where id = $1", [
      held.orderId,
    ]);
    await askCustomer(await addPrint(asked, "DONE"));
    await test.query("update shop_order set canceled_at = now() where id = $1", [canceled.orderId]);
    const found = await list([held.number, asked.number, canceled.number]);
    const obstacles = found?.map(({ shippingObstacle }) => shippingObstacle);
    expect(obstacles).toEqual(["HELD", "WAITING_FOR_CUSTOMER", null]);
    expect(found?.[2]?.lines).toEqual([]);
    expect(found?.[1]?.prints).toMatchObject([
      { status: "DONE", isReady: false, isWaitingForCustomer: true },
    ]);
  });

  it("are refused to others", async () => {
    const { number } = await buy();
    const { staffRole: _role, ...user } = EMPLOYEE;
    const { selectedOrders } = test.backend.staff;
    for (const viewer of [ANONYMOUS, user]) {
      expect(await selectedOrders.list(viewer, [number])).toBeUndefined();
      expect(await selectedOrders.openPrints(viewer, [number])).toBeUndefined();
    }
  });
});

describe("the archive of print files", () => {
  it("has the files that are ready, by order and line", async () => {
    const [ready, drawing, asked] = [await buy(), await buy(), await buy()];
    await addPrint(ready, "DONE");
    await addPrint(drawing, "RUNNING");
    await askCustomer(await addPrint(asked, "DONE"));
    const files = await listArchive([drawing.number, asked.number, ready.number]);
    expect(files).toEqual([expect.stringMatching(`^order-${ready.number}-1.pdf prints/.+.pdf$`)]);
    expect(await listArchive([drawing.number, asked.number])).toBeUndefined();
  });

  it("leaves out a file that was removed meanwhile", async () => {
    const [gone, ready] = [await buy(), await buy()];
    await addPrint(gone, "DONE");
    await addPrint(ready, "DONE");
    const [row] = await test.query(
      "select result_key from render join order_print on render_id = render.id where order_id = $1",
      [gone.orderId],
    );
    const { storage } = test.backend;
    await storage.remove(storage.mediaBucket, String(row?.["resultKey"]));
    const files = await listArchive([gone.number, ready.number]);
    expect(files).toHaveLength(1);
  });
});
