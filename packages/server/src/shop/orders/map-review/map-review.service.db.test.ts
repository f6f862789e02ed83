import { randomUUID } from "node:crypto";
import { findReviewDueTime } from "@photomap/commerce";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";
import { makeStaff } from "../../../staff/test/staff-member.ts";
import { createProject } from "../../carts/test/shopper.ts";
import { listJobs } from "../test/buyer.ts";
import { signIn, storeOrder } from "../test/stored-order.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;
let database: ReturnType<typeof openDatabase>;
let buyer: AccountViewer;
let sold: Awaited<ReturnType<typeof sellMap>>;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 2);
});
beforeEach(async () => {
  buyer = await signIn(test);
  sold = await sellMap();
});
afterAll(async () => {
  await database.close();
  await test.close();
});

/** Creates a paid order of a map with one photo, and its print. */
async function sellMap() {
  const projectId = await createProject(test, buyer);
  const number = await storeOrder(test, { email: buyer.email, projectId });
  const [order] = await test.query("select id from shop_order where number = $1", [number]);
  const orderId = String(order?.["id"]);
  await database.db
    .transaction()
    .execute((transaction) => test.backend.orderPrints.freezeWithin(transaction, orderId));
  const [print] = await test.query(
    "select id, order_line_id from order_print where order_id = $1",
    [orderId],
  );
  return {
    projectId,
    number,
    orderId,
    printId: String(print?.["id"]),
    lineId: String(print?.["orderLineId"]),
  };
}

const ask = (more: object = {}) =>
  test.backend.staff.orderChanges.askAboutMap(EMPLOYEE, {
    printId: sold.printId,
    requestId: randomUUID(),
    note: "Iowa has no photo.",
    ...more,
  });

async function readReviews() {
  return test.backend.mapReviews.list(sold.orderId);
}

async function askForReview(): Promise<string> {
  await ask();
  const [review] = await readReviews();
  return review?.id ?? "";
}

/** Replaces the photo of the map and returns its id. */
async function mend(): Promise<string> {
  const image = makeImage(buyer.identity);
  await test.query("update opening_input set input = $2 where project_id = $1", [
    sold.projectId,
    JSON.stringify(makeInput([image])),
  ]);
  return image.id;
}

async function readPrint() {
  const [print] = await test.query(
    `select version, render_id, content #>> '{inputs,CO,images,0,id}' as image_id
     from order_print where id = $1`,
    [sold.printId],
  );
  return print;
}

const confirm = (reviewId: string, more: object = {}) =>
  test.backend.customerMapReviews.confirm(
    { viewer: buyer, brand: "pm", number: sold.number, ...more },
    reviewId,
  );

const ship = () =>
  test.backend.staff.orderChanges.ship(EMPLOYEE, {
    orderId: sold.orderId,
    requestId: randomUUID(),
    lines: [{ lineId: sold.lineId, quantity: 1 }],
  });

describe("asking a customer to look at a map", () => {
  it("mails one link for repeated and parallel requests, and is in the audit log", async () => {
    const requestId = randomUUID();
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => ask({ requestId })));
    expect(results.map(({ kind }) => kind)).toEqual(results.map(() => "changed"));
    const reviews = await readReviews();
    expect(reviews).toMatchObject([{ note: "Iowa has no photo.", endedAt: null, outcome: null }]);
    expect(await listJobs(test, "send-mail", reviews[0]?.id ?? "")).toHaveLength(1);
    const actions = await test.query("select action from staff_action where subject_id = $1", [
      sold.orderId,
    ]);
    expect(actions).toEqual([{ action: "order.ask-about-map" }]);
    expect(await ask()).toEqual({
      kind: "invalid",
      problem: "We're already waiting for the customer.",
    });
  });

  it("is refused to everyone else, and for a map that was sent", async () => {
    const question = { printId: sold.printId, requestId: randomUUID() };
    expect(await test.backend.staff.orderChanges.askAboutMap(buyer, question)).toEqual({
      kind: "missing",
    });
    expect(await ask({ printId: randomUUID() })).toEqual({ kind: "missing" });
    expect(await ask({ note: "x".repeat(1001) })).toMatchObject({ kind: "invalid" });
    await ship();
    expect(await ask()).toMatchObject({ kind: "invalid" });
    expect(await readReviews()).toEqual([]);
  });

  it("waits as many business days as the brand's administrators say", async () => {
    const { mapReviews } = test.backend.staff;
    const [setting] = (await mapReviews.list(EMPLOYEE)) ?? [];
    const change = { brand: "pm", businessDays: 5, updatedAt: setting?.updatedAt };
    expect(await mapReviews.list(buyer)).toBeUndefined();
    expect(await mapReviews.save(EMPLOYEE, change)).toEqual({ kind: "missing" });
    const admin = makeStaff("ADMIN");
    const saves = await Promise.all([1, 2].map(() => mapReviews.save(admin, change)));
    expect(saves.map(({ kind }) => kind)).toEqual(["saved", "saved"]);
    const late = await mapReviews.save(admin, { ...change, businessDays: 2 });
    expect(late).toMatchObject({ kind: "outdated" });
    await askForReview();
    const [review] = await readReviews();
    const due = findReviewDueTime(review?.createdAt ?? new Date(), 5);
    // The clocks of the process and the database differ.
    expect(Math.abs(Number(review?.dueAt) - due.getTime())).toBeLessThan(60_000);
  });
});

describe("a print that waits for the customer", () => {
  it("is neither given out nor sent", async () => {
    await askForReview();
    const order = await test.backend.staff.orders.find(EMPLOYEE, { id: sold.orderId });
    expect(order?.prints).toMatchObject([{ url: null, canRender: false }]);
    expect(await ship()).toMatchObject({ kind: "invalid" });
  });

  it("gets the mended map with the first of parallel confirmations", async () => {
    const reviewId = await askForReview();
    const before = await readPrint();
    const imageId = await mend();
    const results = await Promise.all([1, 2, 3].map(() => confirm(reviewId)));
    expect(results.map(({ kind }) => kind)).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(await readReviews()).toMatchObject([{ outcome: "CONFIRMED", isChanged: true }]);
    expect(await readPrint()).toEqual({ version: 2, renderId: null, imageId });
    expect(before).toMatchObject({ version: 1 });
    await test.backend.orderPrints.request(sold.printId);
    expect((await readPrint())?.["renderId"]).not.toBeNull();
    expect(await ship()).toMatchObject({ kind: "changed" });
    // Later edits don't count.
    await mend();
    await confirm(reviewId);
    expect(await readPrint()).toMatchObject({ version: 2, imageId });
  });

  it("stays as it is for an unchanged, an emptied and a deleted map", async () => {
    await confirm(await askForReview());
    await askForReview();
    await test.query("update opening_input set input = $2 where project_id = $1", [
      sold.projectId,
      JSON.stringify(makeInput([])),
    ]);
    const stop = async () => {
      const open = (await readReviews()).find(({ endedAt }) => endedAt === null);
      return test.backend.staff.orderChanges.stopWaiting(EMPLOYEE, open?.id ?? "");
    };
    await stop();
    await askForReview();
    await test.query("update project set deleted_at = now() where id = $1", [sold.projectId]);
    await stop();
    const reviews = await readReviews();
    expect(reviews.map(({ outcome, isChanged }) => [outcome, isChanged])).toEqual([
      ["CONFIRMED", false],
      ["STOPPED", false],
      ["STOPPED", false],
    ]);
    expect(await readPrint()).toMatchObject({ version: 1 });
  });

  it("goes on when the time is over, at once with a confirmation or before it", async () => {
    const reviewId = await askForReview();
    expect(await test.backend.mapReviews.endDue()).toBe(0);
    await test.query("update map_review set due_at = now() - interval '1 s' where id = $1", [
      reviewId,
    ]);
    const imageId = await mend();
    const [{ kind }] = await Promise.all([
      confirm(reviewId),
      test.backend.mapReviews.endDue(),
      test.backend.mapReviews.endDue(),
    ]);
    const [review] = await readReviews();
    expect(review?.outcome).toBe(kind === "confirmed" ? "CONFIRMED" : "EXPIRED");
    expect(await readPrint()).toMatchObject({ version: 2, imageId });
  });

  it("is confirmed by nobody else, with the key of its order alone", async () => {
    const reviewId = await askForReview();
    expect(await confirm(reviewId, { viewer: await signIn(test) })).toEqual({ kind: "missing" });
    expect(await confirm(reviewId, { key: "forged.key" })).toEqual({ kind: "missing" });
    expect(await confirm(reviewId, { brand: "tbl" })).toEqual({ kind: "missing" });
    expect(await confirm("x")).toEqual({ kind: "missing" });
    expect(await readReviews()).toMatchObject([{ endedAt: null }]);
    const about = await test.backend.customerMapReviews.list(sold.orderId);
    expect(about).toMatchObject([{ check: { projectId: sold.projectId } }]);
  });
});
