import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function createOrder(): Promise<{ id: string; number: number }> {
  const cartId = randomUUID();
  await test.query("insert into cart (id, business_id) values ($1, 'pm')", [cartId]);
  const [row] = await test.query(
    `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
       total_minor)
     values ('pm', $1, 1, '', 'PAID', 1, 1) returning id, number`,
    [cartId],
  );
  return { id: String(row?.["id"]), number: Number(row?.["number"]) };
}

interface Print {
  readonly renderId?: string;
  readonly content?: object;
  readonly findings?: readonly string[];
}

async function addPrint(orderId: string, position: number, print: Print): Promise<string> {
  const { renderId = null, content = null, findings = [] } = print;
  const [row] = await test.query(
    `with line as (
       insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor)
       values ($1, $2, 'map', 'map', 'Map', 1, 1) returning id, order_id
     )
     insert into order_print (order_line_id, order_id, project_id, render_id, content, findings)
     select id, order_id, 'Map001', $3, $4::jsonb, $5::jsonb from line returning id`,
    [orderId, position, renderId, JSON.stringify(content), JSON.stringify(findings)],
  );
  return String(row?.["id"]);
}

async function addRender(facts: {
  readonly status: "RUNNING" | "DONE";
  readonly resultKey?: string;
}): Promise<string> {
  const id = randomUUID();
  const request = {
    downloadFilename: "order.pdf",
    drawing: { width: 1224.5, height: 864, dpi: 300 },
  };
  await test.query(
    `insert into render (id, owner_id, request, lane, content_hash, pixels, status, result_key,
       progress, bytes)
     values ($1, 'order-1', $2, 'print', $3, 1, $4, $5, 0.5, 2000)`,
    [id, JSON.stringify(request), randomUUID(), facts.status, facts.resultKey ?? null],
  );
  return id;
}

const find = (number: number) => test.backend.staff.orders.find(EMPLOYEE, { number });

it("shows the state, the size and the file of each print", async () => {
  const order = await createOrder();
  const resultKey = `prints/${randomUUID()}.pdf`;
  const content = { name: "Our trips" };
  const prints: Print[] = [
    { renderId: await addRender({ status: "DONE", resultKey }), content },
    { renderId: await addRender({ status: "RUNNING", resultKey }), content },
    { renderId: await addRender({ status: "DONE" }), content },
    // Its row was removed.
    { renderId: randomUUID(), content },
    { content },
    { content, findings: ["no photos"] },
    {},
  ];
  for (const [position, print] of prints.entries()) await addPrint(order.id, position, print);
  const found = await find(order.number);
  const shown = found?.prints.map((print) => [print.status, print.url, print.canRender]);
  expect(shown).toEqual([
    ["DONE", `/${resultKey}`, true],
    ["RUNNING", null, true],
    ["DONE", null, true],
    ["EXPIRED", null, true],
    ["WAITING", null, true],
    ["FAILED", null, true],
    ["FAILED", null, false],
  ]);
  const file = { fileName: "order.pdf", progress: 0.5, bytes: 2000, dpi: 300 };
  expect(found?.prints[0]).toMatchObject({ ...file, widthInches: 17.01, heightInches: 12 });
  const none = { fileName: null, progress: 0, bytes: null, dpi: null };
  expect(found?.prints[5]).toMatchObject({
    ...none,
    widthInches: null,
    heightInches: null,
    findings: ["no photos"],
  });
});

it("shows what staff did to the order and its prints, newest first", async () => {
  const [order, other] = [await createOrder(), await createOrder()];
  const printId = await addPrint(order.id, 0, {});
  for (const [action, type, id] of [
    ["order.fulfill", "order", order.id],
    ["order.fulfill", "order", other.id],
    ["print.render", "order-print", printId],
  ]) {
    await test.query(
      `insert into staff_action (account_id, action, subject_type, subject_id)
       values ('somebody', $1, $2, $3)`,
      [action, type, id],
    );
  }
  const found = await test.backend.staff.orders.find(EMPLOYEE, { id: order.id });
  expect(found?.actions.map(({ action }) => action)).toEqual(["print.render", "order.fulfill"]);
});

it("finds nothing for others, and no order that does not exist", async () => {
  const { number } = await createOrder();
  const { staffRole: _role, ...user } = EMPLOYEE;
  for (const viewer of [ANONYMOUS, user]) {
    expect(await test.backend.staff.orders.find(viewer, { number })).toBeUndefined();
  }
  expect(await find(number + 1000)).toBeUndefined();
});
