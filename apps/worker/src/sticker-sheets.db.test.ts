import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { processPhoto } from "@photomap/render";
import type { AccountViewer, StaffSheetSet } from "@photomap/server";
import {
  makeImage,
  makeInput,
  openTestBackend,
  readMetadata,
  type TestBackend,
  writeMetadata,
} from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createUser } from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

const WAIT = { timeout: 60_000, interval: 50 };

let test: TestBackend;
let owner: AccountViewer;
let employee: AccountViewer;
let photo: Buffer;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createUser(test, "owner");
  const create = { width: 800, height: 800, channels: 3, background: "#c81e8c" } as const;
  photo = await writeMetadata(await sharp({ create }).jpeg().toBuffer());
  employee = { ...(await createUser(test, "employee")), staffRole: "EMPLOYEE" };
});
afterAll(() => test.close());

/** Creates a project with a photo in each opening. */
async function createProject(openings: readonly string[], { hasPhotos = true } = {}) {
  const images = openings.map((id) => {
    const image = makeImage(owner.identity, { x: 700, y: 600, width: 400, height: 400 });
    return { id, image };
  });
  for (const { image } of hasPhotos ? images : []) {
    await test.backend.storage.writeOriginal(image.id, photo, "image/jpeg");
  }
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    name: `Trip ${randomUUID()}`,
    inputs: Object.fromEntries(images.map(({ id, image }) => [id, makeInput([image])])),
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return { projectId: created.project.id, photoIds: images.map(({ image }) => image.id) };
}

/** Creates a paid sticker order; its photos are copied unless they are gone. */
async function order(projectId: string, quantities: Readonly<Record<string, number>>) {
  const result = await test.backend.stickers.create(owner, {
    projectId,
    outputType: "VINYL_WALL_MAP",
    requestId: randomUUID(),
    stickers: Object.entries(quantities).map(([openingId, quantity]) => ({
      openingId,
      scale: 1,
      quantity,
      quantityWithMoney: quantity,
      quantityWithTokens: 0,
    })),
  });
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  const { id, snapshotId } = result.order;
  const cartId = randomUUID();
  const [paid] = await test.query(
    `with opened as (insert into cart (id, business_id) values ($2, 'pm') returning id),
     placed as (
       insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email, name,
         subtotal_minor, total_minor, paid_minor, paid_at)
       select 'pm', id, 1, '', 'PAID', 'buyer@mail.example', 'Ada Buyer', 500, 500, 500, now()
       from opened returning id, number
     )
     update sticker_order set status = 'AWAITING_SHIPMENT', order_id = placed.id, paid_at = now()
     from placed where sticker_order.id = $1 returning number`,
    [id, cartId],
  );
  return { id, snapshotId, number: Number(paid?.["number"]) };
}

async function layOut(ids: readonly string[]): Promise<StaffSheetSet> {
  const { stickerSheets } = test.backend.staff;
  const input = { requestId: randomUUID(), stickerOrderIds: ids };
  const result = await stickerSheets.request(employee, input);
  if (result.kind !== "requested") throw new Error(JSON.stringify(result));
  return vi.waitUntil(async () => {
    const set = await stickerSheets.find(employee, result.set.id);
    return set?.state === "WAITING" ? undefined : set;
  }, WAIT);
}

/** Inserts a set that waits, without a job. */
async function insertSet(ids: readonly string[]): Promise<string> {
  const setId = randomUUID();
  await test.query(
    `with laid_out as (
       insert into sticker_sheet_set (id, request_id, output_type, output_scale)
       values ($1, gen_random_uuid(), 'VINYL_WALL_MAP', 1) returning id
     )
     insert into sticker_sheet_order (set_id, sticker_order_id)
     select id, unnest($2::text[]) from laid_out`,
    [setId, ids],
  );
  return setId;
}

async function download(set: StaffSheetSet, name: string): Promise<Buffer> {
  const url = await test.backend.staff.stickerSheets.createDownloadUrl(employee, set.id, name);
  return Buffer.from(await (await fetch(url ?? "")).arrayBuffer());
}

function readPdf(pdf: Buffer): string {
  return spawnSync("pdfinfo", ["-"], { input: pdf, encoding: "utf8" }).stdout;
}

describe("sticker sheets", () => {
  it("have all stickers of the orders, as PDF with a page and an SVG for each sheet", async () => {
    const { projectId, photoIds } = await createProject(["CO", "TX", "UT"]);
    const first = await order(projectId, { CO: 3, TX: 2, UT: 2 });
    const second = await order(projectId, { TX: 1 });
    // The copies are printed, whatever happens to the photos.
    for (const id of photoIds) await test.backend.photos.createMissing(id, processPhoto);
    await test.backend.stickers.storePhotos(first.snapshotId);
    for (const id of photoIds) {
      await test.backend.storage.removeAll(test.backend.storage.mediaBucket, `${id}/`);
      await test.backend.storage.remove(test.backend.storage.originalsBucket, id);
    }
    const set = await layOut([first.id, second.id]);
    expect(set).toMatchObject({
      state: "DONE",
      message: "",
      overflow: false,
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      createdBy: employee.email,
    });
    expect(set.sheetCount).toBeGreaterThan(1);
    expect(set.sheets.reduce((sum, { stickers }) => sum + stickers, 0)).toBe(8);
    const pdf = readPdf(await download(set, "sheets.pdf"));
    expect(pdf).toMatch(new RegExp(`^Pages: +${set.sheetCount}$`, "m"));
    const [sheet] = set.sheets;
    const [, width, height] = /^Page size: +([\d.]+) x ([\d.]+) pts/m.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo(sheet?.width ?? 0, 1);
    expect(Number(height)).toBeCloseTo(sheet?.height ?? 0, 1);
    const picture = await test.backend.staff.stickerSheets.readPicture(
      employee,
      set.id,
      "sheet-1.jpeg",
    );
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: sheet?.width });
    const svg = await download(set, "sheet-1.svg");
    expect(svg.toString().match(/stroke="#ff00ff"/g)).toHaveLength(sheet?.stickers ?? 0);
    const files = [await download(set, "sheets.pdf"), svg, picture ?? Buffer.of()];
    expect(await readMetadata(files)).toEqual([[], [], []]);
  }, 120_000);

  it("open the order by their QR code, or the page of the set when it is of several", async () => {
    const { projectId } = await createProject(["CO"]);
    const first = await order(projectId, { CO: 1 });
    const second = await order(projectId, { CO: 2 });
    // Without a job: it is read before a worker draws it.
    const [one, several] = await Promise.all([
      insertSet([first.id]),
      insertSet([first.id, second.id]),
    ]);
    const { stickerSheets } = test.backend;
    expect((await stickerSheets.load(one))?.staffUrl).toMatch(
      new RegExp(`/staff/orders/${first.number}$`),
    );
    expect((await stickerSheets.load(several))?.staffUrl).toMatch(
      new RegExp(`/staff/stickers/${several}$`),
    );
  });

  it("fail with the order and the opening of a missing photo, and store nothing", async () => {
    const { projectId } = await createProject(["CO"], { hasPhotos: false });
    const { id, number } = await order(projectId, { CO: 1 });
    const { storage } = test.backend;
    const set = await layOut([id]);
    expect(set).toMatchObject({ state: "FAILED", sheetCount: null, sheets: [] });
    expect(set.message).toMatch(
      new RegExp(`^Order #${number} \\(${id}\\), opening CO: The photo is no longer stored\\.`),
    );
    expect(await storage.has(storage.mediaBucket, `sticker-sheets/${set.id}/sheets.pdf`)).toBe(
      false,
    );
  });

  it("fail for a map that was erased", async () => {
    const { projectId } = await createProject(["CO"]);
    const { id, snapshotId } = await order(projectId, { CO: 1 });
    await test.query("update project_snapshot set content = null where id = $1", [snapshotId]);
    expect((await layOut([id])).message).toContain("Could not find file data for sticker order ID");
  });

  it("fail after the last attempt of their worker", async () => {
    const { projectId } = await createProject(["CO"]);
    const { id } = await order(projectId, { CO: 1 });
    const setId = await insertSet([id]);
    await test.query(
      "insert into pgboss.job (name, data) values ('sticker-sheets-failed', jsonb_build_object('setId', $1::text))",
      [setId],
    );
    const { stickerSheets } = test.backend.staff;
    const failed = await vi.waitUntil(async () => {
      const found = await stickerSheets.find(employee, setId);
      return found?.state === "FAILED" ? found : undefined;
    }, WAIT);
    expect(failed.message).toBe("We couldn't draw the sheets. Try again.");
  });
});
