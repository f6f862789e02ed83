import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { PickupOrder } from "./pickup.types.ts";
import { PickupStage, PRODUCT_ID } from "./test/pickup-stage.ts";

const HOUR_MS = 3_600_000;
const CUT_ORDERS = chooseSoakSize(10, 100);
const STAFF: AccountViewer = {
  kind: "account",
  accountId: "staff",
  identity: "staff",
  email: "staff@photomap.example",
  staffRole: "EMPLOYEE",
};

let stage: PickupStage;

beforeAll(async () => {
  stage = await PickupStage.open();
});
afterEach(() => stage.double.reset());
afterAll(() => stage.close());

const listNotes = () => stage.double.orders.map(({ affNotes }) => affNotes);

describe("a pickup order", () => {
  it("is sent with the files of its batch and the number of the chain is stored", async () => {
    const batch = await stage.printBatch(["CO", "UT"]);
    const request = await stage.createRequest(batch, ["CO", "UT"]);
    const result = await stage.submit(batch.viewer, request);
    expect(result).toMatchObject({ kind: "accepted", order: { state: "WAITING" } });
    const id = result.kind === "accepted" ? result.order.id : "";
    expect(await stage.send(id)).toBe("PLACED");
    const sent = stage.double.orders.find(({ affNotes }) => affNotes === id);
    expect(sent).toMatchObject({
      firstName: "Ada",
      phone: "3135550123",
      storeNum: request.storeNum,
      promiseTime: request.promiseTime,
    });
    const uploaded = stage.double.images.map(({ jpeg }) => String(jpeg));
    expect(uploaded).toEqual(
      expect.arrayContaining(batch.files.map((file) => expect.stringContaining(`sheet ${file}`))),
    );
    expect(await stage.read(batch.viewer, id)).toMatchObject({
      state: "PLACED",
      chainOrderId: sent?.vendorOrderId,
    });
  });

  it("is the same for a repeated and for a concurrent request", async () => {
    const batch = await stage.printBatch();
    const request = await stage.createRequest(batch);
    const submit = () => stage.submit(batch.viewer, request);
    const results = await Promise.all(Array.from({ length: 5 }, submit));
    const ids = results.map((result) => result.kind === "accepted" && result.order.id);
    expect(new Set(ids).size).toBe(1);
    const run = () => stage.send(String(ids[0]));
    await Promise.all(Array.from({ length: 5 }, run));
    expect(listNotes().filter((note) => note === ids[0])).toHaveLength(1);
    expect(await submit()).toMatchObject({ kind: "accepted", order: { state: "PLACED" } });
    expect(await run()).toBeUndefined();
  });

  it("is never sent twice when the connection is cut after it was sent", async () => {
    const { staff } = stage.test.backend;
    const before = stage.double.orders.length;
    const orders: PickupOrder[] = [];
    for (let i = 0; i < CUT_ORDERS; i++) {
      const batch = await stage.printBatch();
      stage.double.behave("submit", "cut-after-effect", 1);
      const order = await stage.orderAndSend(batch);
      // The job runs again, and the person tries again.
      expect(await stage.send(order.id)).toBeUndefined();
      const repeated = await stage.submit(batch.viewer, await stage.createRequest(batch));
      expect(repeated).toMatchObject({ kind: "accepted", order: { id: order.id } });
      orders.push(order);
    }
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(["UNKNOWN"]));
    expect(stage.double.orders.length - before).toBe(CUT_ORDERS);
    expect(new Set(listNotes()).size).toBe(listNotes().length);

    for (const { id } of orders) {
      const placed = stage.double.orders.find(({ affNotes }) => affNotes === id);
      const input = { orderId: id, walgreensOrderId: placed?.vendorOrderId };
      expect(await staff.pickups.reconcile(STAFF, input)).toMatchObject({
        kind: "changed",
        order: { state: "PLACED", chainOrderId: placed?.vendorOrderId },
      });
    }
  }, 120_000);

  it("is not sent again with the same prints in another batch while its result is unknown", async () => {
    const batch = await stage.printBatch();
    stage.double.behave("submit", "cut-after-effect", 1);
    const order = await stage.orderAndSend(batch);
    const [again] = await stage.test.query(
      `insert into print_batch (id, owner_id, render_ids)
       select gen_random_uuid(), owner_id, render_ids from print_batch where id = $1 returning id`,
      [batch.batchId],
    );
    const request = await stage.createRequest({ ...batch, batchId: String(again?.["id"]) });
    expect(await stage.submit(batch.viewer, request)).toMatchObject({ order: { id: order.id } });
  });

  it("of a worker that died is unknown, and not sent again", async () => {
    const { pickupSubmissions } = stage.test.backend;
    const batch = await stage.printBatch();
    const { id } = await stage.order(batch);
    await stage.test.query(
      `update pickup_order set state = 'SENDING', updated_at = now() - interval '1 hour'
       where id = $1`,
      [id],
    );
    expect(await stage.send(id)).toBeUndefined();
    expect(await pickupSubmissions.endAbandoned()).toContain(id);
    expect((await stage.read(batch.viewer, id)).state).toBe("UNKNOWN");
    expect(listNotes()).not.toContain(id);
  });

  it("whose job was lost fails, and can be ordered again", async () => {
    const { pickupSubmissions } = stage.test.backend;
    const batch = await stage.printBatch();
    const { id } = await stage.order(batch);
    await stage.test.query(
      "update pickup_order set updated_at = now() - interval '1 hour' where id = $1",
      [id],
    );
    expect(await pickupSubmissions.endAbandoned()).not.toContain(id);
    expect((await stage.read(batch.viewer, id)).state).toBe("FAILED");
    expect((await stage.orderAndSend(batch)).state).toBe("PLACED");
  });

  it("fails when an image cannot be uploaded, and can be ordered again", async () => {
    const batch = await stage.printBatch();
    stage.double.behave("upload", "http-500");
    expect(await stage.orderAndSend(batch)).toMatchObject({ state: "FAILED", chainOrderId: null });
    stage.double.reset();
    expect((await stage.orderAndSend(batch)).state).toBe("PLACED");
  });

  it("that the chain refuses has its message, and can be ordered again", async () => {
    const batch = await stage.printBatch();
    stage.double.behave("submit", "status-failure", 1);
    const refused = await stage.orderAndSend(batch);
    expect(refused.state).toBe("REFUSED");
    expect(refused.answer?.message).toBeTruthy();
    expect((await stage.orderAndSend(batch)).state).toBe("PLACED");
  });
});

describe("a pickup time that moves later", () => {
  it("is returned instead of an order", async () => {
    const batch = await stage.printBatch();
    const request = await stage.createRequest(batch);
    stage.double.advance(30 * HOUR_MS);
    const result = await stage.submit(batch.viewer, request);
    expect(result).toEqual({ kind: "moved", promiseTime: expect.any(String) });
    stage.double.advance(-30 * HOUR_MS);
  });

  it("ends an order that waited for more than a minute", async () => {
    const batch = await stage.printBatch();
    const { id, store } = await stage.order(batch);
    await stage.test.query(
      "update pickup_order set checked_at = now() - interval '2 minutes' where id = $1",
      [id],
    );
    stage.double.advance(30 * HOUR_MS);
    expect(await stage.send(id)).toBe("MOVED");
    stage.double.advance(-30 * HOUR_MS);
    const moved = await stage.read(batch.viewer, id);
    expect(moved.store.promiseTime).not.toBe(store.promiseTime);
    expect(listNotes()).not.toContain(id);
  });
});

describe("what does not belong to the caller", () => {
  it("is never ordered: files, batches and openings of others", async () => {
    const [own, other] = [await stage.printBatch(), await stage.printBatch(["NY"])];
    const request = await stage.createRequest(own);
    const image = (printFileId: string | undefined) => ({
      productDetails: [{ productId: PRODUCT_ID, imageDetails: [{ printFileId, qty: 1 }] }],
    });
    const foreign = [
      { batchId: other.batchId },
      { batchId: other.batchId, ...image(other.files[0]), openingIds: ["NY"] },
      image(other.files[0]),
      { ...image(other.files[0]), openingIds: ["NY"] },
      { openingIds: ["NY"] },
      { openingIds: ["CO", "NY"] },
      image("https://elsewhere.example/picture.jpg"),
    ];
    const results = [];
    for (const change of foreign) {
      results.push((await stage.submit(own.viewer, { ...request, ...change })).kind);
    }
    expect(results).toEqual([
      "missing",
      "missing",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
    ]);
  });

  it("cannot be read", async () => {
    const [batch, other] = [await stage.printBatch(), await stage.printBatch()];
    const { id } = await stage.order(batch);
    expect(await stage.test.backend.pickups.find(other.viewer, id)).toBeUndefined();
    expect(await stage.test.backend.pickups.find({ kind: "anonymous" }, id)).toBeUndefined();
  });
});

describe("the customer of a pickup order", () => {
  it("is stored encrypted, and deleted after 90 days", async () => {
    const { pickupSubmissions, staff } = stage.test.backend;
    const { id } = await stage.order(await stage.printBatch());
    const [row] = await stage.test.query(
      "select pickup_order::text as row from pickup_order where id = $1",
      [id],
    );
    expect(String(row?.["row"])).not.toMatch(/Ada|Park|3135550123|mail\.example/);
    expect((await staff.pickups.find(STAFF, id))?.customer?.lastName).toBe("Park");
    await stage.test.query(
      "update pickup_order set created_at = created_at - interval '91 days' where id = $1",
      [id],
    );
    expect(await pickupSubmissions.purgeCustomers()).toBe(1);
    expect((await staff.pickups.find(STAFF, id))?.customer).toBeNull();
  });
});

describe("staff", () => {
  it("end an unknown order as not placed, after which it can be ordered again", async () => {
    const { staff } = stage.test.backend;
    const batch = await stage.printBatch();
    const { id } = await stage.order(batch);
    await stage.test.query("update pickup_order set state = 'UNKNOWN' where id = $1", [id]);
    const wrong = { orderId: id, walgreensOrderId: "1" };
    expect(await staff.pickups.reconcile(STAFF, wrong)).toMatchObject({ kind: "invalid" });
    const input = { orderId: id, walgreensOrderId: null };
    expect(await staff.pickups.reconcile(STAFF, input)).toMatchObject({
      order: { state: "FAILED" },
    });
    expect(await staff.pickups.reconcile(STAFF, input)).toMatchObject({ kind: "changed" });
    expect((await stage.orderAndSend(batch)).state).toBe("PLACED");
    const [action] = await stage.test.query(
      "select action from staff_action where subject_id = $1",
      [id],
    );
    expect(action).toEqual({ action: "pickup-order.reconcile" });
  });

  it("read the status of a placed order from the chain", async () => {
    const { staff } = stage.test.backend;
    const { id } = await stage.orderAndSend(await stage.printBatch());
    expect(await staff.pickups.checkStatus(STAFF, id)).toMatchObject({
      order: { chainStatus: { isValid: true } },
    });
  });
});
