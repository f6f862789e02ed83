import { randomUUID } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer, GuestViewer, IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import { findSnapshotContent } from "./snapshot.repository.ts";
import type { CreateStickerOrderResult } from "./sticker.service.ts";
import type { StickerOrder, StickerOrderStatus } from "./sticker-order.types.ts";

const DESIGN_ID = "50-states-36x24";
const GUEST: GuestViewer = { kind: "guest", identity: "guest-of-stickers" };

let test: TestBackend;
let database: ReturnType<typeof openDatabase>;
let owner: AccountViewer;
let other: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 4);
  owner = await createAccount("owner@photomap.example");
  other = await createAccount("other@photomap.example");
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function createAccount(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

const OPENINGS = ["CO", "UT", "TX"];

/** Names of an owner are unique. */
let projects = 0;

async function createProject(openings = OPENINGS): Promise<string> {
  projects += 1;
  const inputs = Object.fromEntries(
    openings.map((id) => [id, makeInput([makeImage(owner.identity)])]),
  );
  const created = await test.backend.projects.create(owner, "pm", {
    designId: DESIGN_ID,
    outputType: "VINYL_WALL_MAP",
    name: `Trip ${projects}`,
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project.id;
}

async function createOrder(
  projectId: string,
  stickers: readonly { openingId: string; withMoney?: number; withTokens?: number }[],
  { viewer = owner, ...changes }: { viewer?: IdentifiedViewer } & Record<string, unknown> = {},
): Promise<CreateStickerOrderResult> {
  return test.backend.stickers.create(viewer, {
    projectId,
    outputType: "VINYL_WALL_MAP",
    requestId: randomUUID(),
    stickers: stickers.map(({ openingId, withMoney = 0, withTokens = 0 }) => ({
      openingId,
      scale: 1,
      quantity: withMoney + withTokens,
      quantityWithMoney: withMoney,
      quantityWithTokens: withTokens,
    })),
    ...changes,
  });
}

function requireOrder(result: CreateStickerOrderResult): StickerOrder {
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  return result.order;
}

/** Sets the status of a sticker order, as a payment and staff do. */
function move({ id }: StickerOrder, status: StickerOrderStatus) {
  return test.query(
    `update sticker_order set status = $2,
       paid_at = case when $2 <> 'AWAITING_PAYMENT' then coalesce(paid_at, now()) end,
       shipped_at = case when $2 = 'SHIPPED' then now() end
     where id = $1`,
    [id, status],
  );
}

async function readChanges(projectId: string): Promise<Record<string, string>> {
  const result = await test.backend.stickers.offer(owner, projectId);
  if (result.kind !== "offered") throw new Error(result.kind);
  return Object.fromEntries(result.offer.stickers.map((item) => [item.openingId, item.change]));
}

async function replacePhoto(projectId: string, openingId: string): Promise<void> {
  const image = makeImage(owner.identity, { x: 20 });
  await test.query(
    `update opening_input set input = jsonb_set(input, '{images}', $3::jsonb)
     where project_id = $1 and opening_id = $2`,
    [projectId, openingId, JSON.stringify([image])],
  );
}

async function countCopies({ snapshotId }: StickerOrder): Promise<number> {
  const { storage } = test.backend;
  let count = 0;
  for await (const _copy of storage.list(storage.mediaBucket, `snapshots/${snapshotId}/`))
    count += 1;
  return count;
}

describe("an offer", () => {
  it("STK-04 lists included openings with photos, in the order of the design, with their sizes", async () => {
    const projectId = await createProject(["TX", "CO", "UT", "RI"]);
    await test.query(
      `update opening_input set input = input || '{"enabled": false}'
       where project_id = $1 and opening_id = 'UT'`,
      [projectId],
    );
    const result = await test.backend.stickers.offer(owner, projectId);
    expect(result).toMatchObject({
      kind: "offered",
      offer: {
        hasOrders: false,
        stickers: [
          { openingId: "CO", sizeClass: "MEDIUM" },
          { openingId: "TX", sizeClass: "LARGE" },
          { openingId: "RI", sizeClass: "SMALL" },
        ],
      },
    });
  });

  it("is made to the owner only", async () => {
    const projectId = await createProject();
    const { stickers } = test.backend;
    expect(await stickers.offer(other, projectId)).toEqual({ kind: "missing" });
    expect(await stickers.offer(GUEST, projectId)).toEqual({ kind: "missing" });
    expect(await stickers.offer({ kind: "anonymous" }, projectId)).toEqual({ kind: "missing" });
  });

  it("STK-06 is refused where no stickers are made", async () => {
    const projectId = await createProject();
    const outputType = "MATBOARD_WALL_MAP_SINGLE";
    await test.query("update project set output_type = $2 where id = $1", [projectId, outputType]);
    const refused = { kind: "refused", message: "We don't make stickers for this map." };
    expect(await test.backend.stickers.offer(owner, projectId)).toEqual(refused);
    const stickers = [{ openingId: "CO", withMoney: 1 }];
    expect(await createOrder(projectId, stickers, { outputType })).toEqual(refused);
    await test.query(
      `update project set output_type = 'VEHICLE_MAP', business_id = 'tbl',
         design_id = 'single-co-20x16' where id = $1`,
      [projectId],
    );
    expect(await test.backend.stickers.offer(owner, projectId)).toEqual(refused);
  });

  it("names what changed since the last paid order of each opening", async () => {
    const projectId = await createProject();
    const order = requireOrder(
      await createOrder(projectId, [
        { openingId: "CO", withMoney: 1 },
        { openingId: "UT", withMoney: 2 },
      ]),
    );
    const nothing = { CO: "NEVER_ORDERED", TX: "NEVER_ORDERED", UT: "NEVER_ORDERED" };
    expect(await readChanges(projectId)).toEqual(nothing);
    await move(order, "AWAITING_SHIPMENT");
    await replacePhoto(projectId, "UT");
    const changed = { CO: "UNCHANGED", TX: "NEVER_ORDERED", UT: "CHANGED" };
    expect(await readChanges(projectId)).toEqual(changed);
    await move(order, "SHIPPED");
    expect(await readChanges(projectId)).toEqual(changed);
    await move(order, "CANCELLED");
    expect(await readChanges(projectId)).toEqual(nothing);
  });
});

describe("a sticker order", () => {
  it("is created once for a request, however often it is sent", async () => {
    const projectId = await createProject();
    const requestId = randomUUID();
    const stickers = [{ openingId: "CO", withMoney: 3 }];
    const results = await Promise.all(
      Array.from({ length: 12 }, () => createOrder(projectId, stickers, { requestId })),
    );
    const ids = new Set(results.map((result) => requireOrder(result).id));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toMatch(new RegExp(`^${projectId}-[0-9a-f]{18}$`));
    const [count] = await test.query(
      "select count(*)::int from sticker_order where project_id = $1",
      [projectId],
    );
    expect(count).toEqual({ count: 1 });
  });

  it("keeps the project as it was, whatever is edited or deleted later", async () => {
    const projectId = await createProject();
    const order = requireOrder(await createOrder(projectId, [{ openingId: "CO", withMoney: 1 }]));
    const before = await findSnapshotContent(database.db, order.snapshotId);
    expect(before).toMatchObject({ designId: DESIGN_ID, outputScale: 1 });
    expect(Object.keys(before?.inputs ?? {})).toEqual(["CO", "TX", "UT"]);
    await replacePhoto(projectId, "CO");
    await test.query("update project set name = 'Renamed', backup_version = 9 where id = $1", [
      projectId,
    ]);
    expect(await findSnapshotContent(database.db, order.snapshotId)).toEqual(before);
    const later = requireOrder(await createOrder(projectId, [{ openingId: "CO", withMoney: 1 }]));
    expect(later.snapshotId).not.toBe(order.snapshotId);
    expect(later.snapshot).toEqual({ version: 9, name: "Renamed", designId: DESIGN_ID });
    await test.query("delete from project where id = $1", [projectId]);
    expect(await findSnapshotContent(database.db, order.snapshotId)).toEqual(before);
    const [found] = await test.backend.stickers.find(owner, [order.id]);
    expect(found).toEqual(order);
  });

  it("shares the copy of an unchanged project", async () => {
    const projectId = await createProject();
    const [first, second] = [
      requireOrder(await createOrder(projectId, [{ openingId: "CO", withMoney: 1 }])),
      requireOrder(await createOrder(projectId, [{ openingId: "UT", withMoney: 1 }])),
    ];
    expect(second.id).not.toBe(first.id);
    expect(second.snapshotId).toBe(first.snapshotId);
  });

  it("STK-10 is refused with anything that the offer does not contain", async () => {
    const projectId = await createProject();
    const one = [{ openingId: "CO", withMoney: 1 }];
    const invalid = { kind: "invalid" };
    expect(await createOrder(projectId, [])).toMatchObject(invalid);
    expect(await createOrder(projectId, [{ openingId: "NV", withMoney: 1 }])).toMatchObject(
      invalid,
    );
    expect(await createOrder(projectId, [...one, ...one])).toMatchObject(invalid);
    expect(await createOrder(projectId, [{ openingId: "CO" }])).toMatchObject(invalid);
    expect(await createOrder(projectId, [{ openingId: "CO", withMoney: 100 }])).toMatchObject(
      invalid,
    );
    expect(
      await createOrder(projectId, [{ openingId: "CO", withMoney: -1, withTokens: 2 }]),
    ).toMatchObject(invalid);
    expect(await createOrder(projectId, one, { requestId: "again" })).toMatchObject(invalid);
    expect(await createOrder(projectId, one, { outputType: "VEHICLE_MAP" })).toMatchObject(invalid);
    const scaled = { openingId: "CO", scale: 2, quantity: 1 };
    const sum = { quantityWithMoney: 1, quantityWithTokens: 0 };
    expect(await createOrder(projectId, [], { stickers: [{ ...scaled, ...sum }] })).toMatchObject(
      invalid,
    );
    const wrongSum = { ...scaled, scale: 1, quantityWithMoney: 2, quantityWithTokens: 0 };
    expect(await createOrder(projectId, [], { stickers: [wrongSum] })).toMatchObject(invalid);
    expect(await createOrder("nothing", one)).toEqual({ kind: "missing" });
    expect(await createOrder(projectId, one, { viewer: other })).toEqual({ kind: "missing" });
  });

  it("is paid with tokens that the account has, and by accounts only", async () => {
    const projectId = await createProject();
    const stickers = [
      { openingId: "TX", withTokens: 1 },
      { openingId: "CO", withMoney: 1 },
    ];
    expect(await createOrder(projectId, stickers)).toEqual({
      kind: "invalid",
      problem: "You don't have enough tokens.",
    });
    await test.query("update account set half_token_balance = 4 where id = $1", [owner.accountId]);
    const order = requireOrder(await createOrder(projectId, stickers));
    expect(order.items).toMatchObject([
      { openingId: "CO", quantityWithMoney: 1, quantityWithTokens: 0 },
      { openingId: "TX", sizeClass: "LARGE", quantityWithMoney: 0, quantityWithTokens: 1 },
    ]);
    await test.query("update account set half_tokens_reserved = 1 where id = $1", [
      owner.accountId,
    ]);
    expect(await createOrder(projectId, stickers)).toMatchObject({ kind: "invalid" });
    await test.query(
      "update account set half_token_balance = 0, half_tokens_reserved = 0 where id = $1",
      [owner.accountId],
    );
  });

  it("is found by its owner, and of a claimed guest by the account", async () => {
    const projectId = await createProject();
    const order = requireOrder(await createOrder(projectId, [{ openingId: "CO", withMoney: 1 }]));
    const { stickers } = test.backend;
    expect(await stickers.find(owner, ["missing", order.id])).toEqual([undefined, order]);
    expect(await stickers.find(other, [order.id])).toEqual([undefined]);
    expect(await stickers.find(GUEST, [order.id])).toEqual([undefined]);
    expect(await stickers.find({ kind: "anonymous" }, [order.id])).toEqual([undefined]);
    await test.query("update sticker_order set owner_id = $2 where id = $1", [
      order.id,
      GUEST.identity,
    ]);
    expect(await stickers.find(owner, [order.id])).toEqual([undefined]);
    expect(await stickers.find(GUEST, [order.id])).toMatchObject([{ id: order.id }]);
    await test.query("insert into guest (id, owner_id) values ($1, $2)", [
      GUEST.identity,
      owner.accountId,
    ]);
    expect(await stickers.find(owner, [order.id])).toMatchObject([{ id: order.id }]);
    expect(await stickers.listForStaff(owner, [order.id])).toBeUndefined();
    const staff: AccountViewer = { ...other, staffRole: "EMPLOYEE" };
    expect(await stickers.listForStaff(staff, [order.id])).toMatchObject([{ id: order.id }]);
  });
});

describe("a snapshot", () => {
  it("gets its photos when its order is paid, and keeps them without the project", async () => {
    const { storage, stickers } = test.backend;
    const projectId = await createProject(["CO", "UT"]);
    const order = requireOrder(await createOrder(projectId, [{ openingId: "CO", withMoney: 1 }]));
    const content = await findSnapshotContent(database.db, order.snapshotId);
    const photo = content?.inputs["CO"]?.images[0]?.id ?? "";
    await move(order, "AWAITING_SHIPMENT");
    await expect(stickers.storePhotos(order.snapshotId)).rejects.toThrow("1 photos");
    for (const name of ["master.jpg", "derivatives/512.jpg"]) {
      await storage.writeMedia(`${photo}/${name}`, Buffer.from("a photo"), "image/jpeg");
    }
    await stickers.storePhotos(order.snapshotId);
    await stickers.storePhotos(order.snapshotId);
    expect(await countCopies(order)).toBe(2);
    const [row] = await test.query(
      "select photos_copied_at is not null as copied from project_snapshot where id = $1",
      [order.snapshotId],
    );
    expect(row).toEqual({ copied: true });
  });

  it("is cleared a year after the shipment, unpaid orders after 90 days", async () => {
    const { storage, stickers } = test.backend;
    const projectId = await createProject();
    const create = async (openingId: string) => {
      await replacePhoto(projectId, openingId);
      return requireOrder(await createOrder(projectId, [{ openingId, withMoney: 1 }]));
    };
    const [unpaid, shipped, open] = [await create("CO"), await create("UT"), await create("TX")];
    await storage.writeMedia(
      `snapshots/${shipped.snapshotId}/photo/master.jpg`,
      Buffer.from("a photo"),
      "image/jpeg",
    );
    await move(shipped, "AWAITING_SHIPMENT");
    await move(shipped, "SHIPPED");
    await move(open, "AWAITING_SHIPMENT");
    expect(await stickers.purge()).toEqual({ unpaid: 0, cleared: 0 });
    await test.query(
      `update sticker_order set created_at = now() - interval '91 days' where id = $1`,
      [unpaid.id],
    );
    await test.query(
      `update project_snapshot set created_at = now() - interval '366 days'
       where id in ($1, $2, $3)`,
      [unpaid.snapshotId, shipped.snapshotId, open.snapshotId],
    );
    expect(await stickers.purge()).toEqual({ unpaid: 1, cleared: 0 });
    await test.query(
      `update sticker_order set shipped_at = now() - interval '366 days' where id = $1`,
      [shipped.id],
    );
    expect(await stickers.purge()).toEqual({ unpaid: 0, cleared: 1 });
    expect(await findSnapshotContent(database.db, unpaid.snapshotId)).toBeUndefined();
    expect(await findSnapshotContent(database.db, shipped.snapshotId)).toBeUndefined();
    expect(await findSnapshotContent(database.db, open.snapshotId)).toBeDefined();
    expect(await stickers.find(owner, [unpaid.id, shipped.id])).toMatchObject([
      undefined,
      { snapshot: { designId: DESIGN_ID } },
    ]);
    expect(await countCopies(shipped)).toBe(0);
  });
});
