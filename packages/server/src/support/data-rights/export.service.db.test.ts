import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type MailBackend, makeImage, makeInput, openMailBackend } from "@photomap/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
  await test.backend.queue.work("export-data", ({ exportId }) =>
    test.backend.exports.run(exportId),
  );
});
afterAll(() => test.close());

const PASSWORD = "seven gray cranes";

async function createOwner(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email, PASSWORD);
  return { kind: "account", accountId: id, email, identity: id };
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Stores random photos; returns their checksums. */
async function storePhotos(keys: readonly string[], bytes: number): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const key of keys) {
    const photo = randomBytes(bytes);
    await test.backend.storage.writeOriginal(key, photo, "image/jpeg");
    sums.set(key, hash(photo));
  }
  return sums;
}

/** A voucher and a denied entry. */
async function redeemVoucher(owner: AccountViewer): Promise<void> {
  const { staff, vouchers } = test.backend;
  const batch = { requestId: randomUUID(), count: 1, tokens: 1.5 };
  const admin = await createOwner(`admin-of-${owner.email}`);
  const created = await staff.vouchers.create({ ...admin, staffRole: "ADMIN" }, batch);
  const [code = ""] = created.kind === "created" ? created.vouchers.codes : [];
  await vouchers.redeem(owner, { ip: owner.email }, code);
  await test.query(
    `with promoted as (
       insert into promotion (id, business_id, title, description, max_entries, half_tokens,
         starts_at)
       values ('spring', 'pm', 'Spring', '', 10, 4, now()) returning id
     )
     insert into promotion_entry (promotion_id, account_id, submission, status, decided_at)
     select id, $1, '"Our trip"', 'DENIED', now() from promoted`,
    [owner.accountId],
  );
}

function waitUntilDone(viewer: AccountViewer) {
  return vi.waitUntil(
    async () => {
      const found = await test.backend.exports.find(viewer);
      return found?.status === "DONE" ? found : undefined;
    },
    { timeout: 50_000, interval: 50 },
  );
}

async function signUrl(viewer: AccountViewer): Promise<string> {
  const result = await test.backend.exports.download(viewer, PASSWORD);
  if (result.kind !== "opened") throw new Error(`Refused: ${result.kind}`);
  return result.url;
}

async function download(viewer: AccountViewer): Promise<Buffer> {
  const answer = await fetch(await signUrl(viewer));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function ask(viewer: AccountViewer) {
  const asked = await test.backend.exports.request(viewer, "tbl");
  if (asked.kind !== "accepted") throw new Error(`Refused: ${asked.kind}`);
  return asked.export;
}

describe("an export", () => {
  it("contains every original, those of claimed guests and all data", async () => {
    const { projects, sessions } = test.backend;
    const owner = await createOwner("export@mail.example");
    const guest = await sessions.startGuest();
    await sessions.start(owner.accountId, guest.token);
    const image = makeImage(owner.identity, { x: 700, y: 600, width: 400, height: 400 });
    const inputs = { CO: makeInput([image]) };
    const made = await projects.create(owner, "pm", { designId: "50-states-36x24", inputs });
    if (made.kind !== "created") throw new Error(`No project: ${made.kind}`);
    const suggested = makeImage(guest.viewer.identity);
    await test.query(
      `insert into suggestion (project_id, owner_id, opening_id, suggester_id, request_id, input)
       values ($1, 'another', 'UT', $2, $3, $4)`,
      [made.project.id, guest.viewer.identity, randomUUID(), { images: [suggested] }],
    );
    await test.query(
      "insert into cart (id, business_id, owner_id, note) values ('secret-id', 'pm', $1, 'Ring twice')",
      [guest.viewer.identity],
    );
    await redeemVoucher(owner);
    const unplaced = `${owner.identity}/uploads/photos/unplaced.png`;
    const ofGuest = `${guest.viewer.identity}/uploads/photos/earlier.jpg`;
    const sums = await storePhotos([image.id, unplaced, ofGuest], 300_000);
    await storePhotos(["somebody-else/uploads/photos/theirs.jpg"], 10);

    await ask(owner);
    const done = await waitUntilDone(owner);
    expect(done).toMatchObject({ photosDone: 3, photosTotal: 3 });
    const zip = await download(owner);
    expect(zip).toHaveLength(done.bytes ?? 0);
    const files = unzipSync(zip);
    const found = Object.entries(files).filter(([name]) => name !== "data.json");
    expect(
      new Map(found.map(([name, bytes]) => [name.replace("photos/", ""), hash(bytes)])),
    ).toEqual(sums);
    const data = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(data.account).toMatchObject({ id: owner.accountId, email: owner.email });
    expect(data.projects).toMatchObject([{ id: made.project.id, inputs }]);
    expect(data.suggestions).toMatchObject([{ openingId: "UT", input: { images: [suggested] } }]);
    expect(data.carts).toMatchObject([{ note: "Ring twice", lines: [] }]);
    expect(data.tokens).toMatchObject({
      transactions: [
        {
          reason: "VOUCHER_REDEMPTION",
          halfTokens: 3,
          entries: [{ halfTokens: expect.any(Number) }, { halfTokens: expect.any(Number) }],
        },
      ],
      redeemedVouchers: [{ halfTokens: 3 }],
      promotionEntries: [{ promotionId: "spring", submission: "Our trip", status: "DENIED" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/hmac|sealed/);
    // It would give access to the cart.
    expect(JSON.stringify(data)).not.toContain("secret-id");
    const listed = data.photos.map((photo: { path: string; sha256: string }) => [
      photo.path.replace("photos/", ""),
      photo.sha256,
    ]);
    expect(new Map(listed)).toEqual(sums);
    expect(JSON.stringify(data)).not.toContain("password");
  });

  it("is announced by a mail of the requesting brand without the file's address", async () => {
    const owner = await createOwner("announced@mail.example");
    await ask(owner);
    const mail = await test.inbox.waitForMail(owner.email);
    expect(mail.subject).toBe("Your The Big Loop data is ready");
    expect(mail.text).toContain("/account/general");
    expect(mail.html + mail.text).not.toContain("X-Amz-Signature");
  });

  it("is created once while it is unfinished", async () => {
    const owner = await createOwner("twice@mail.example");
    const asked = await Promise.all(Array.from({ length: 4 }, () => ask(owner)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    await waitUntilDone(owner);
    const rows = await test.query("select 1 from data_export where owner_id = $1", [
      owner.accountId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("is available to its owner for seven days, at an address valid for minutes", async () => {
    const { exports, storage } = test.backend;
    const owner = await createOwner("seven-days@mail.example");
    const { id } = await ask(owner);
    const { expiresAt } = await waitUntilDone(owner);
    const url = new URL(await signUrl(owner));
    expect(url.searchParams.get("X-Amz-Expires")).toBe("300");
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(7 * 24);
    expect(await exports.find(await createOwner("curious@mail.example"))).toBeUndefined();
    const key = `${owner.accountId}/exports/${id}.zip`;
    expect(await exports.purgeExpired()).toBe(0);
    expect(await storage.read(storage.mediaBucket, key)).toBeDefined();
    await test.query("update data_export set expires_at = now() where id = $1", [id]);
    expect(await exports.find(owner)).toMatchObject({ status: "EXPIRED" });
    expect(await exports.download(owner, PASSWORD)).toEqual({ kind: "missing" });
    expect(await exports.purgeExpired()).toBe(1);
    expect(await storage.read(storage.mediaBucket, key)).toBeUndefined();
  });

  it("isn't opened by a session without the password, which can't be guessed", async () => {
    const { exports } = test.backend;
    const owner = await createOwner("borrowed-phone@mail.example");
    expect(await exports.download(owner, PASSWORD)).toEqual({ kind: "missing" });
    await ask(owner);
    const done = await waitUntilDone(owner);
    expect(JSON.stringify(done)).not.toContain("http");
    const results: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      results.push((await exports.download(owner, `guess ${i}`)).kind);
    }
    expect(new Set(results)).toEqual(new Set(["incorrect-password", "too-many-attempts"]));
    expect((await exports.download(owner, PASSWORD)).kind).toBe("too-many-attempts");
  });

  it("creates the same file when its job runs again", async () => {
    const owner = await createOwner("again@mail.example");
    await storePhotos([`${owner.identity}/uploads/photos/1.jpg`], 1000);
    const { id } = await ask(owner);
    await test.inbox.waitForMail(owner.email);
    await test.backend.exports.run(id);
    expect(await waitUntilDone(owner)).toMatchObject({ id, photosDone: 1 });
    const mails = await test.query(
      "select 1 from pgboss.job where name = 'send-mail' and data ->> 'exportId' = $1",
      [id],
    );
    expect(mails).toHaveLength(1);
  });

  it("is created at most five times a day", async () => {
    const owner = await createOwner("often@mail.example");
    for (let i = 0; i < 5; i += 1) {
      await ask(owner);
      await waitUntilDone(owner);
    }
    expect(await test.backend.exports.request(owner, "pm")).toEqual({ kind: "too-many" });
  });
});
