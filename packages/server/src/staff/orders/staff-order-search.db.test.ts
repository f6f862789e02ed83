import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../test/staff-member.ts";
import type { OrderSearchRequest, OrderSearchService } from "./staff-order-search.service.ts";
import { insertManyOrders } from "./test/many-orders.ts";

const COUNT = chooseSoakSize(2_000, 100_000);
const STAFF = makeStaff("EMPLOYEE");
const MAX_MS = 100;

let test: TestBackend;
let service: OrderSearchService;

beforeAll(async () => {
  test = await openTestBackend();
  service = test.backend.staff.orderSearch;
  await insertManyOrders(test, COUNT);
}, 600_000);
afterAll(() => test.close());

async function search(filter: OrderSearchRequest) {
  const page = await service.search(STAFF, filter);
  if (page === undefined) throw new Error("Staff was refused");
  return page;
}

async function listNumbers(filter: OrderSearchRequest): Promise<number[]> {
  return (await search(filter)).orders.map(({ number }) => number);
}

describe("the search of orders", () => {
  it("finds by number, name, e-mail and address, in any order of words", async () => {
    const [row] = await test.query("select * from shop_order where number = 100123");
    const { name, email } = row ?? {};
    expect(await listNumbers({ search: "#100123" })).toEqual([100_123]);
    expect(await listNumbers({ search: "100123" })).toEqual([100_123]);
    expect(await listNumbers({ search: String(email).toUpperCase() })).toEqual([100_123]);
    const words = String(name).split(" ").toReversed().join(" ");
    expect(await listNumbers({ search: `street ${words}` })).toContain(100_123);
    expect(await listNumbers({ search: `${words} nowhere` })).toEqual([]);
    expect(await listNumbers({ search: "%" })).toEqual([]);
  });

  it("looks inside of words only when none begins with the text", async () => {
    const names = (await search({ search: "own" })).orders.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name?.startsWith("Owner"))).toEqual(names);
    const { orders } = await search({ search: "rquois" });
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.filter(({ name }) => name?.includes("Turquoise"))).toEqual(orders);
  });

  it("filters by state, shipment, brand and prints", async () => {
    const { orders } = await search({
      state: ["PAID", "REFUNDED"],
      fulfillmentStatus: ["FULFILLED"],
      brand: "tbl",
      hasPrints: true,
    });
    expect(orders.length).toBeGreaterThan(0);
    expect(
      orders.filter(
        (order) =>
          ["PAID", "REFUNDED"].includes(order.state) &&
          order.fulfillmentStatus === "FULFILLED" &&
          order.brand === "tbl" &&
          order.hasPrints,
      ),
    ).toEqual(orders);
    expect(orders[0]).toMatchObject({ itemCount: 3, totalMinor: 14_700 });
    expect(await search({ state: ["UNKNOWN"] })).toMatchObject({ orders: [], total: 0 });
  });

  it("pages through all orders once, newest first", async () => {
    const filter = { search: "turquoise", first: 37 };
    const { total } = await search(filter);
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page = await search({ ...filter, after });
      seen.push(...page.orders.map(({ number }) => number));
      after = page.nextCursor;
    } while (after !== null && seen.length < total);
    expect(seen.length).toBeGreaterThan(filter.first);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    expect(seen.length).toBeGreaterThanOrEqual(total);
  });

  it("pages through all orders once, those first that wait the longest", async () => {
    const filter = { sort: "WAITING_LONGEST", state: ["PAID"], first: 7 } as const;
    await test.query(
      `update shop_order set ship_by = case number % 3 when 0 then date '2020-01-08' + number % 5 end,
         fulfillment_status = 'PARTIALLY_FULFILLED'
       where number between 100100 and 100140 and state = 'PAID'`,
    );
    const search = { ...filter, fulfillmentStatus: ["PARTIALLY_FULFILLED"] };
    const expected = await test.query(
      `select number from shop_order
       where state = 'PAID' and fulfillment_status = 'PARTIALLY_FULFILLED'
       order by coalesce(ship_by, (paid_at at time zone 'America/Detroit')::date), number`,
    );
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page = await service.search(STAFF, { ...search, after });
      seen.push(...(page?.orders.map(({ number }) => number) ?? []));
      after = page?.nextCursor ?? null;
    } while (after !== null);
    expect(seen).toEqual(expected.map(({ number }) => Number(number)));
    expect(seen[0]).toBe(100_101 + 2 * 12);
  });

  it.each([
    { sort: "NEWEST", search: "turquoise" },
    { sort: "WAITING_LONGEST", state: ["PAID"], fulfillmentStatus: ["PARTIALLY_FULFILLED"] },
    // Inside of words.
    { sort: "NEWEST", search: "rquois" },
  ] as const)("has the orders beside each one of the list %j", async (filter) => {
    const numbers = (await listNumbers(filter)).slice(0, 6);
    const ends = numbers.map((number) => service.findNeighbors(STAFF, number, filter));
    const found = await Promise.all(ends);
    expect(found.slice(0, 5).map((beside) => beside?.next)).toEqual(numbers.slice(1));
    expect(found.map((beside) => beside?.previous)).toEqual([null, ...numbers.slice(0, 5)]);
  });

  it("has neighbors of an order that has left the list, and none at the end", async () => {
    const filter = { state: ["PAID"], sort: "WAITING_LONGEST" } as const;
    const { nextCursor: _, orders } = await search({ ...filter, first: 3 });
    const [first, second, third] = orders.map(({ number }) => number);
    if (first === undefined || second === undefined) throw new Error("There are no orders");
    await test.query("update shop_order set state = 'REFUNDED' where number = $1", [second]);
    const neighbors = { previous: first, next: third };
    expect(await service.findNeighbors(STAFF, second, filter)).toEqual(neighbors);
    await test.query("update shop_order set state = 'PAID' where number = $1", [second]);
    const alone = { search: `#${second}` };
    const none = { previous: null, next: null };
    expect(await service.findNeighbors(STAFF, second, alone)).toEqual(none);
    expect(await service.findNeighbors(STAFF, second, { state: ["UNKNOWN"] })).toEqual(none);
    expect(await service.findNeighbors(STAFF, 1, filter)).toEqual(none);
  });

  it("says why orders are not shipped for now, and until when they have to be", async () => {
    await test.query(
      "update shop_order set shipment_hold = 'Costs more.', ship_by = '2020-12-01' where number = 100123",
    );
    await test.query(
      `insert into order_dispute (provider_id, order_id, amount_minor, reason, status)
       select 'dp_1', id, 100, 'fraudulent', 'OPEN' from shop_order where number = 100124`,
    );
    await test.query(
      `insert into map_review (order_print_id, request_id, due_at)
       select print.id, gen_random_uuid(), now() from order_print print
         join shop_order on shop_order.id = order_id where number = 100128`,
    );
    const find = async (number: number) => (await search({ search: `#${number}` })).orders[0];
    const free = { shipmentHold: null, isDisputed: false, isWaitingForCustomer: false };
    expect(await find(100_122)).toMatchObject(free);
    const held = { ...free, shipmentHold: "Costs more.", waitingDay: "2020-12-01" };
    expect(await find(100_123)).toMatchObject(held);
    expect(await find(100_124)).toMatchObject({ ...free, isDisputed: true });
    expect(await find(100_128)).toMatchObject({ ...free, isWaitingForCustomer: true });
  });

  it("is refused to others", async () => {
    expect(await service.search({ kind: "anonymous" }, {})).toBeUndefined();
    expect(await service.findNeighbors({ kind: "anonymous" }, 100_123, {})).toBeUndefined();
    const { staffRole: _role, ...user } = STAFF;
    expect(await service.search(user, {})).toBeUndefined();
  });

  it.each<OrderSearchRequest>([
    {},
    { search: "#100777" },
    { search: "100777" },
    { search: "customer" },
    { search: "street" },
    { search: "mail.example" },
    { search: "shopper violet4 boise" },
    { search: "nothing-has-this-text" },
    { search: "qx" },
    { search: "123 oak street austin" },
    { state: ["PAID"], fulfillmentStatus: ["UNFULFILLED", "PARTIALLY_FULFILLED"] },
    { state: ["NEEDS_REVIEW"], hasPrints: true },
    { brand: "tbl", search: "turquoise", hasPrints: true },
    { after: "100300" },
    { state: ["PAID"], fulfillmentStatus: ["UNFULFILLED"], sort: "WAITING_LONGEST" },
    { state: ["PAID"], sort: "WAITING_LONGEST", after: "100300" },
  ])("takes less than 100 ms for %j", async (filter) => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const startedAt = performance.now();
      await service.search(STAFF, filter);
      times.push(performance.now() - startedAt);
    }
    // The best of them: other processes of the machine are no part of the search.
    expect(Math.min(...times)).toBeLessThan(MAX_MS);
  });
});
