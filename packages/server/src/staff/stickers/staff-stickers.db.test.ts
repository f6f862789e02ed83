import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import {
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  placeForSession,
  readOrder,
} from "../../shop/orders/test/buyer.ts";
import {
  createStickers,
  fillStickerCart,
  markStickersMade,
  readSticker,
  type StickerVariants,
  signInWithTokens,
  storeStickers,
} from "../../shop/orders/test/sticker-buyer.ts";
import { makeStaff } from "../test/staff-member.ts";
import type { RequestSheetSetResult, StaffSheetSet } from "./staff-sticker-sheet.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");
const CONTENT = JSON.stringify({ name: "Our trips", designId: "50-states-36x24", inputs: {} });

let test: PaymentBackend;
let variants: StickerVariants;
let buyer: AccountViewer;

beforeAll(async () => {
  test = await openPaymentBackend();
  variants = await createStickers(test);
  buyer = await signInWithTokens(test, 100);
});
afterAll(() => test.close());

interface Bought {
  readonly id: string;
  readonly orderId: string;
  readonly number: number;
}

/** Buys two stickers with money and one with tokens. */
async function buy(projectId: string): Promise<Bought> {
  const units = { money: 2, tokens: 1 };
  const stored = await storeStickers(test, buyer.accountId, units);
  const id = `${projectId}-${randomUUID()}`;
  await test.query(
    `with copied as (
       update project_snapshot set project_id = $2, content = $4::jsonb
       where id = (select snapshot_id from sticker_order where id = $1)
     )
     update sticker_order set project_id = $2, id = $3 where id = $1`,
    [stored, projectId, id, CONTENT],
  );
  const input = await fillStickerCart(test, { variants, stickerOrderId: id, ...units });
  const { orderId, sessionId } = await placeForSession(test, input, buyer);
  test.stripe.pay(sessionId);
  await test.backend.payments.settle(sessionId);
  const { number } = await readOrder(test, orderId);
  return { id, orderId, number: Number(number) };
}

const newFile = () => randomUUID().slice(0, 8);

function layOut(
  ids: readonly string[],
  requestId: string = randomUUID(),
): Promise<RequestSheetSetResult> {
  const input = { requestId, stickerOrderIds: ids };
  return test.backend.staff.stickerSheets.request(EMPLOYEE, input);
}

/** Lays the stickers out and ends the set as a worker does. */
async function finishSheets(ids: readonly string[], facts: { readonly overflow: boolean }) {
  const { id } = await requestSet(ids);
  const sheets = [{ width: 360, height: 300, stickers: 3 }];
  const files = { pdf: Buffer.from("pdf"), svgs: [], pictures: [], sheets, ...facts };
  await test.backend.stickerSheets.finish(id, files);
}

async function isQueued(stickerOrderId: string): Promise<boolean> {
  const orders = (await listGroups()).flatMap((group) => group.orders);
  return orders.some(({ id }) => id === stickerOrderId);
}

async function requestSet(ids: readonly string[]): Promise<StaffSheetSet> {
  const result = await layOut(ids);
  if (result.kind !== "requested") throw new Error(JSON.stringify(result));
  return result.set;
}

function ship(ids: readonly string[], requestId: string = randomUUID()) {
  const tracking = { trackingCompany: "UPS", trackingNumber: "1Z999" };
  const input = { requestId, stickerOrderIds: ids, ...tracking };
  return test.backend.staff.stickerShipping.ship(EMPLOYEE, input);
}

async function listGroups() {
  const groups = [];
  let after: string | null | undefined;
  do {
    const page = await test.backend.staff.stickerQueue.list(EMPLOYEE, { after });
    groups.push(...(page?.groups ?? []));
    after = page?.nextCursor;
  } while (after);
  return groups;
}

describe("the stickers to print", () => {
  it("are grouped by file, output type and scale, oldest first, over all pages", async () => {
    const files = Array.from({ length: 22 }, newFile);
    const bought: Bought[] = [];
    for (const file of files.slice(0, 20)) bought.push(await buy(file));
    const fullPage = await test.backend.staff.stickerQueue.list(EMPLOYEE, {});
    expect(fullPage).toMatchObject({ orderCount: 20, nextCursor: null });
    for (const file of files.slice(20)) bought.push(await buy(file));
    const [first] = files;
    const again = await buy(first ?? "");
    const groups = (await listGroups()).filter(({ projectId }) => files.includes(projectId));
    expect(groups.map(({ projectId }) => projectId)).toEqual(files);
    expect(groups[0]).toMatchObject({
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      brand: "pm",
      fileName: "Our trips",
      canPrint: true,
    });
    expect(groups[0]?.orders).toEqual(
      [bought[0], again].map((order) => ({
        id: order?.id,
        number: order?.number,
        paidAt: expect.any(String),
        customerName: expect.any(String),
        stickerCount: 3,
        sheetSet: null,
      })),
    );
    const page = await test.backend.staff.stickerQueue.list(EMPLOYEE, {});
    expect(page?.orderCount).toBeGreaterThanOrEqual(23);
    expect(page?.groups).toHaveLength(20);
  });

  it("name their last sheets", async () => {
    const { id } = await buy(newFile());
    await requestSet([id]);
    const last = await requestSet([id]);
    const orders = (await listGroups()).flatMap((group) => group.orders);
    expect(orders.find((order) => order.id === id)?.sheetSet).toEqual({
      id: last.id,
      state: "WAITING",
    });
  });
});

describe("sheets", () => {
  it("are requested once, however often the request is sent, and are in the audit log", async () => {
    const file = newFile();
    const [first, second] = [await buy(file), await buy(file)];
    const requestId = randomUUID();
    const ids = [first.id, second.id];
    const results = await Promise.all(Array.from({ length: 8 }, () => layOut(ids, requestId)));
    const sets = results.flatMap((result) => (result.kind === "requested" ? [result.set] : []));
    expect(sets).toHaveLength(8);
    expect(new Set(sets.map(({ id }) => id)).size).toBe(1);
    expect(sets[0]).toMatchObject({ state: "WAITING", sheetCount: null, overflow: false });
    expect(sets[0]?.orders.map(({ number }) => number)).toEqual([first.number, second.number]);
    const setId = sets[0]?.id ?? "";
    expect(await listJobs(test, "render-sticker-sheets", setId)).toEqual([{ setId }]);
    const actions = await test.query(
      "select action, details from staff_action where subject_id = $1",
      [setId],
    );
    const details = { orders: expect.arrayContaining([first.number, second.number]) };
    expect(actions).toEqual([{ action: "sticker-sheets.create", details }]);
  });

  it("are refused at once for orders of two nest groups", async () => {
    const [first, second] = [await buy(newFile()), await buy(newFile())];
    expect(await layOut([first.id, second.id])).toEqual({
      kind: "disparate-groups",
      message: "Cannot nest stickers from disparate nest groups",
    });
  });

  it("are refused for unpaid and unknown stickers, and to everyone who is not staff", async () => {
    const unpaid = await storeStickers(test, buyer.accountId, { money: 1 });
    expect(await layOut([unpaid])).toMatchObject({ kind: "invalid" });
    expect(await layOut(["nothing"])).toEqual({ kind: "missing" });
    expect(await layOut([])).toMatchObject({ kind: "invalid" });
    const { id } = await buy(newFile());
    const { stickerSheets, stickerQueue, stickerShipping } = test.backend.staff;
    const set = await requestSet([id]);
    for (const viewer of [buyer, ANONYMOUS]) {
      const input = { requestId: randomUUID(), stickerOrderIds: [id] };
      expect(await stickerSheets.request(viewer, input)).toEqual({ kind: "missing" });
      expect(await stickerSheets.find(viewer, set.id)).toBeUndefined();
      expect(await stickerSheets.retry(viewer, set.id)).toEqual({ kind: "missing" });
      expect(await stickerQueue.list(viewer, {})).toBeUndefined();
      expect(await stickerShipping.ship(viewer, input)).toEqual({ kind: "missing" });
    }
    expect(await readSticker(test, id)).toMatchObject({ status: "AWAITING_SHIPMENT" });
  });

  it("are drawn again after they have failed, and not otherwise", async () => {
    const { id } = await buy(newFile());
    const set = await requestSet([id]);
    const { stickerSheets } = test.backend.staff;
    await stickerSheets.retry(EMPLOYEE, set.id);
    expect(await listJobs(test, "render-sticker-sheets", set.id)).toHaveLength(1);
    await test.backend.stickerSheets.fail(set.id, "The photo is missing.");
    expect(await stickerSheets.find(EMPLOYEE, set.id)).toMatchObject({
      state: "FAILED",
      message: "The photo is missing.",
    });
    await Promise.all(Array.from({ length: 5 }, () => stickerSheets.retry(EMPLOYEE, set.id)));
    expect(await listJobs(test, "render-sticker-sheets", set.id)).toHaveLength(2);
    expect(await stickerSheets.find(EMPLOYEE, set.id)).toMatchObject({
      state: "WAITING",
      message: "",
    });
  });

  it("are removed with their files after 30 days", async () => {
    const { id } = await buy(newFile());
    const set = await requestSet([id]);
    const { staff, stickerSheets, storage } = test.backend;
    const sheet = { width: 360, height: 300, stickers: 3 };
    const files = {
      pdf: Buffer.from("pdf"),
      svgs: ["<svg/>"],
      pictures: [Buffer.from("picture")],
      sheets: [sheet],
      overflow: false,
    };
    await stickerSheets.finish(set.id, files);
    const key = `sticker-sheets/${set.id}/sheet-1.svg`;
    expect(await storage.has(storage.mediaBucket, key)).toBe(true);
    const picture = await staff.stickerSheets.readPicture(EMPLOYEE, set.id, "sheet-1.jpeg");
    expect(picture?.toString()).toBe("picture");
    expect(await staff.stickerSheets.readPicture(EMPLOYEE, set.id, "sheet-2.jpeg")).toBeUndefined();
    expect(await staff.stickerSheets.readPicture(buyer, set.id, "sheet-1.jpeg")).toBeUndefined();
    await stickerSheets.purge();
    expect(await staff.stickerSheets.find(EMPLOYEE, set.id)).toMatchObject({ sheetCount: 1 });
    await test.query(
      "update sticker_sheet_set set created_at = now() - interval '31 days' where id = $1",
      [set.id],
    );
    expect(await stickerSheets.purge()).toBe(1);
    expect(await staff.stickerSheets.find(EMPLOYEE, set.id)).toBeUndefined();
    expect(await storage.has(storage.mediaBucket, key)).toBe(false);
  });

  it("leave no files when they were removed while they were drawn", async () => {
    const { id } = await buy(newFile());
    const set = await requestSet([id]);
    await test.query("delete from sticker_sheet_set where id = $1", [set.id]);
    const { stickerSheets, storage } = test.backend;
    const files = { pdf: Buffer.from("pdf"), svgs: [], pictures: [], sheets: [], overflow: false };
    await stickerSheets.finish(set.id, files);
    const key = `sticker-sheets/${set.id}/sheets.pdf`;
    expect(await storage.has(storage.mediaBucket, key)).toBe(false);
  });
});

describe("a shipment of stickers", () => {
  it("sends all lines once, with one mail for each shop order, in parallel as well", async () => {
    const [first, second] = [await buy(newFile()), await buy(newFile())];
    const ids = [first.id, second.id];
    await markStickersMade(test, ids);
    const requestId = randomUUID();
    const results = await Promise.all([
      ...Array.from({ length: 4 }, () => ship(ids, requestId)),
      ...Array.from({ length: 4 }, () => ship(ids)),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({
        kind: "shipped",
        problems: [],
        orders: [{ status: "SHIPPED" }, { status: "SHIPPED" }],
      });
    }
    for (const { id, orderId } of [first, second]) {
      expect(await readSticker(test, id)).toMatchObject({ status: "SHIPPED", isShipped: true });
      const shipments = await test.query(
        "select id, tracking_number from order_fulfillment where order_id = $1",
        [orderId],
      );
      expect(shipments).toEqual([{ id: expect.any(String), trackingNumber: "1Z999" }]);
      const shipmentId = String(shipments[0]?.["id"]);
      expect(await listJobs(test, "send-mail", shipmentId)).toHaveLength(1);
      const lines = await test.query(
        "select bool_and(fulfilled_quantity = quantity) as sent from order_line where order_id = $1",
        [orderId],
      );
      expect(lines).toEqual([{ sent: true }]);
    }
  });

  it("names the order that cannot be sent, and sends the others", async () => {
    const [paid, reviewed] = [await buy(newFile()), await buy(newFile())];
    await markStickersMade(test, [paid.id, reviewed.id]);
    await test.query("update shop_order set state = 'NEEDS_REVIEW' where id = $1", [
      reviewed.orderId,
    ]);
    expect(await ship([paid.id, reviewed.id])).toMatchObject({
      kind: "shipped",
      problems: [`Order #${reviewed.number} isn't paid or is under review.`],
    });
    expect(await readSticker(test, paid.id)).toMatchObject({ status: "SHIPPED" });
    expect(await readSticker(test, reviewed.id)).toMatchObject({ status: "AWAITING_SHIPMENT" });
  });

  it("waits for finished sheets that have all of them", async () => {
    const { id, number } = await buy(newFile());
    const problems = [
      expect.stringContaining(`No finished sheets have all stickers of order #${number}`),
    ];
    expect(await ship([id])).toMatchObject({ kind: "shipped", problems });
    await finishSheets([id], { overflow: true });
    expect(await ship([id])).toMatchObject({ kind: "shipped", problems });
    expect(await readSticker(test, id)).toMatchObject({ status: "AWAITING_SHIPMENT" });
    expect(await isQueued(id)).toBe(true);
    await finishSheets([id], { overflow: false });
    expect(await ship([id])).toMatchObject({ kind: "shipped", problems: [] });
    expect(await readSticker(test, id)).toMatchObject({ status: "SHIPPED" });
    expect(await isQueued(id)).toBe(false);
  });

  it("of an order's page needs a confirmation for stickers that nobody has made", async () => {
    const { id, orderId, number } = await buy(newFile());
    const lines = await test.query(
      "select id as line_id, quantity from order_line where order_id = $1",
      [orderId],
    );
    const send = (confirmsUnmadeStickers?: boolean) =>
      test.backend.staff.orderChanges.ship(EMPLOYEE, {
        orderId,
        requestId: randomUUID(),
        lines,
        confirmsUnmadeStickers,
      });
    expect(await send()).toMatchObject({
      kind: "invalid",
      problem: expect.stringMatching(/^Some of these stickers have no finished sheets\./),
    });
    expect(await readSticker(test, id)).toMatchObject({ status: "AWAITING_SHIPMENT" });
    expect(await send(true)).toMatchObject({ kind: "changed" });
    expect(await readSticker(test, id)).toMatchObject({ status: "SHIPPED" });
    expect(await isQueued(id)).toBe(false);
    expect(await test.backend.shipments.findForgottenStickers()).not.toContain(number);
  });

  it("of stickers that nobody made is found, and leaves them in the queue", async () => {
    const [shipped, waiting, recent] = [
      await buy(newFile()),
      await buy(newFile()),
      await buy(newFile()),
    ];
    await test.query("update sticker_order set status = 'SHIPPED' where id = $1", [shipped.id]);
    await test.query(
      "update sticker_order set paid_at = now() - interval '15 days' where id = $1",
      [waiting.id],
    );
    const forgotten = await test.backend.shipments.findForgottenStickers();
    expect(forgotten).toEqual(expect.arrayContaining([shipped.number, waiting.number]));
    expect(forgotten).not.toContain(recent.number);
    expect(await isQueued(shipped.id)).toBe(true);
    await finishSheets([shipped.id], { overflow: false });
    expect(await isQueued(shipped.id)).toBe(false);
    expect(await test.backend.shipments.findForgottenStickers()).not.toContain(shipped.number);
  });

  it("is refused for unpaid stickers", async () => {
    const unpaid = await storeStickers(test, buyer.accountId, { money: 1 });
    expect(await ship([unpaid])).toMatchObject({ kind: "invalid" });
  });
});
