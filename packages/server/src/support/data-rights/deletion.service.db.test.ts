import { randomUUID } from "node:crypto";
import {
  AGREEMENT,
  type MailBackend,
  makeImage,
  makeInput,
  openMailBackend,
  PRINT_OPTIONS,
} from "@photomap/testing";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ClientInfo } from "../../people/accounts/account.types.ts";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { orderPickup } from "./test/pickup-data.ts";
import { earnTokens, fillCarts, order, orderStickers } from "./test/shop-data.ts";
import { writeTickets } from "./test/ticket-data.ts";

const PASSWORD = "seven gray cranes";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
  const { exports, renders, queue } = test.backend;
  await queue.work("export-data", ({ exportId }) => exports.run(exportId));
  await queue.work("render-print", async ({ renderId }) => {
    const request = await renders.start(renderId);
    if (request) await renders.finish(renderId, "jpeg", Buffer.from("a sheet"));
    // A failed job stores the text of its error.
    throw new Error(`Not in the object store: ${JSON.stringify(request)}`);
  });
});
afterAll(() => test.close());

const WAITING_FOR_A_LOCK = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

interface TestUser {
  readonly viewer: AccountViewer;
  readonly caller: ClientInfo;
  readonly projectId: string;
  readonly exportId: string;
  /** All identifiers under which data is stored. */
  readonly words: readonly string[];
}

/**
 * A user with data of every kind: guest upload, account, project, invitation, suggestion, share link,
 * carts, order, stickers, tokens, tickets, pickup order, print, export and a bounced mail.
 */
async function createUser(email: string): Promise<TestUser> {
  const { accounts, exports, projects, sessions, storage, suppressionList, uploads } = test.backend;
  const guest = await sessions.startGuest();
  const caller: ClientInfo = { ip: email, brand: "pm", token: guest.token };
  await accounts.signUp(caller, { email, password: PASSWORD, agreement: AGREEMENT });
  const code = await test.readCode(email);
  const verified = await accounts.verifyEmail(caller, { email, code, password: PASSWORD });
  if (verified.kind !== "signed-in") throw new Error(verified.kind);
  const viewer = await sessions.requireViewer(verified.session.token);
  if (viewer.kind !== "account") throw new Error("Nobody is signed in");
  const image = makeImage(viewer.identity, { x: 700, y: 600, width: 400, height: 400 });
  for (const key of [image.id, `${guest.viewer.identity}/uploads/photos/1.jpg`]) {
    await storage.writeOriginal(key, Buffer.from("a photo"), "image/jpeg");
  }
  for (const made of ["master.jpg", "derivatives/512.jpg", "variants/512.avif"]) {
    await storage.writeMedia(`${image.id}/${made}`, Buffer.from("a copy"), "image/jpeg");
  }
  await uploads.createPermit(viewer, "photos");
  const inputs = { CO: makeInput([image]) };
  const made = await projects.create(viewer, "pm", { designId: "50-states-36x24", inputs });
  if (made.kind !== "created") throw new Error(made.kind);
  await storage.writeMedia(
    `${viewer.identity}/previews/${made.project.id}.jpg`,
    Buffer.from("a map"),
    "image/jpeg",
  );
  await invite({ projectId: made.project.id, ownerId: viewer.accountId }, `friend-of-${email}`);
  await suggest({ projectId: made.project.id, ownerId: viewer.accountId }, "guest-of-a-test");
  await test.query(
    "insert into share_link (project_id, owner_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [made.project.id, viewer.accountId],
  );
  await test.query(
    `insert into email_change (account_id, business_id, old_email, new_email, expires_at)
     values ($1, 'pm', $2, 'new@mail.example', now() + interval '1 day')`,
    [viewer.accountId, email],
  );
  await test.query(
    `insert into saved_order_filter (account_id, name, filter)
     select id, $1, jsonb_build_object('search', $1::text) from account`,
    [email],
  );
  const cartIds = await fillCarts(test, viewer, made.project.id);
  const orderRenderId = await order(test, viewer, made.project.id);
  const stickerIds = await orderStickers(test, viewer, made.project.id);
  const tokenIds = await earnTokens(test, viewer);
  const ticketIds = await writeTickets(test, viewer);
  const pickupIds = await orderPickup(test, viewer, made.project.id);
  await test.query(
    `insert into staff_action (account_id, action, subject_type, subject_id)
     values ('staff', 'project.render', 'project', $1)`,
    [made.project.id],
  );
  const renderId = await print(viewer, made.project.id);
  const asked = await exports.request(viewer, "pm");
  if (asked.kind !== "accepted") throw new Error(asked.kind);
  await test.inbox.waitForMail(email, 2);
  await suppressionList.add(email, "550 No such user here");
  const codes = await test.query("select id from account_code where email = $1", [email]);
  return {
    viewer,
    caller: { ...caller, token: verified.session.token },
    projectId: made.project.id,
    exportId: asked.export.id,
    words: [
      viewer.accountId,
      email,
      guest.viewer.identity,
      made.project.id,
      renderId,
      orderRenderId,
      asked.export.id,
      ...cartIds,
      ...stickerIds,
      ...tokenIds,
      ...ticketIds,
      ...pickupIds,
      ...codes.map(({ id }) => String(id)),
    ],
  };
}

function invite({ projectId, ownerId }: { projectId: string; ownerId: string }, email: string) {
  return test.query(
    `insert into project_grant (id, project_id, owner_id, grantee_email, role)
     values ($1, $2, $3, $4, 'COLLABORATOR')`,
    [randomUUID(), projectId, ownerId, email],
  );
}

function suggest({ projectId, ownerId }: { projectId: string; ownerId: string }, by: string) {
  return test.query(
    `insert into suggestion (project_id, owner_id, opening_id, suggester_id, request_id, input)
     values ($1, $2, 'CO', $3, $4, '{"images": []}')`,
    [projectId, ownerId, by, randomUUID()],
  );
}

async function print(viewer: AccountViewer, projectId: string): Promise<string> {
  const layout = {
    width: 576,
    height: 720,
    printOpenings: [{ openingId: "CO", x: 150, y: 250, turned: false }],
    downloadFilename: "sheet.jpeg",
  };
  const sheet = {
    projectId,
    dpi: 300,
    printOptions: PRINT_OPTIONS,
    printLayouts: [layout],
  };
  const printed = await test.backend.prints.request(viewer, sheet);
  if (printed.kind !== "accepted") throw new Error(printed.kind);
  const id = printed.batch.files[0]?.id ?? "";
  await vi.waitUntil(
    async () =>
      (await test.query("select 1 from pgboss.job where output::text like '%object store%'"))
        .length > 0,
    { timeout: 50_000 },
  );
  return id;
}

/** All tables, so that a new one is checked as well. */
async function listTables(): Promise<string[]> {
  const rows = await test.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => String(name));
}

/** Tables with one of the words in any column. */
async function findMentions(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables()) {
    const rows = await test.query(
      `select 1 from ${table} entry, unnest($1::text[]) word
       where strpos(entry::text, word) > 0 and entry::text ~ ('\\m' || word || '\\M') limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

async function findObjects(words: readonly string[]): Promise<string[]> {
  const { storage } = test.backend;
  const found: string[] = [];
  for (const bucket of storage.buckets) {
    for await (const { key } of storage.list(bucket, "")) {
      if (words.some((word) => key.includes(word))) found.push(`${bucket}/${key}`);
    }
  }
  return found;
}

/** Tables whose column names suggest personal data. */
async function listPersonalTables(): Promise<string[]> {
  const rows = await test.query(
    `select distinct quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.columns
     where table_schema = 'public' and (
       column_name ~ '(owner|account|guest|user|grantee|suggester|customer)_id$'
       or column_name ~ 'email|identity'
     )`,
  );
  return rows.map(({ name }) => String(name)).toSorted();
}

const remove = (user: TestUser, password = PASSWORD, confirmation = "delete") =>
  test.backend.deletions.request(user.caller, user.viewer, { password, confirmation });

const moveDeletion = (accountId: string, by: string) =>
  test.query(`update account set deleted_at = deleted_at - interval '${by}' where id = $1`, [
    accountId,
  ]);

describe("an account that is erased", () => {
  it("leaves no row and no object with one of its ids, and keeps those of others", async () => {
    const leaving = await createUser(`leaving-${randomUUID()}@mail.example`);
    const staying = await createUser(`staying-${randomUUID()}@mail.example`);
    const { projectId, viewer } = staying;
    await invite({ projectId, ownerId: viewer.accountId }, leaving.viewer.email);
    await suggest({ projectId, ownerId: viewer.accountId }, leaving.viewer.accountId);
    expect(await findObjects(leaving.words)).toHaveLength(15);
    const others = [await findMentions(staying.words), await findObjects(staying.words)];

    expect(await remove(leaving)).toMatchObject({ kind: "deleted" });
    await moveDeletion(leaving.viewer.accountId, "7 days 2 hours");
    expect(await test.backend.deletions.eraseDue()).toBe(1);

    expect(await findMentions(leaving.words)).toEqual([]);
    expect(await findObjects(leaving.words)).toEqual([]);
    expect(
      await test.query(
        "select total_minor, review_reason from shop_order where owner_id is null and email is null",
      ),
    ).toEqual([{ totalMinor: 4900, reviewReason: "Disputed." }]);
    // The code stays used, the place taken, and the ledger balanced.
    const [kept] = await test.query(
      `select (select count(*)::int from token_voucher where redeemed_at is null) as redeemable,
         (select count(*)::int from token_voucher where redeemed_by is null) as anonymous,
         (select sum(num_entries)::int from promotion) as places,
         (select sum(half_tokens)::int from token_entry) as ledger`,
    );
    expect(kept).toEqual({ redeemable: 0, anonymous: 1, places: 2, ledger: 0 });
    expect([await findMentions(staying.words), await findObjects(staying.words)]).toEqual(others);
    const { projects } = test.backend;
    expect(await projects.findVisible(staying.viewer, staying.projectId)).toBeDefined();
    // Addresses that the erased account got from the project of another user end.
    expect(await test.query("select access_epoch from project where id = $1", [projectId])).toEqual(
      [{ accessEpoch: 2 }],
    );
    expect(await test.backend.deletions.eraseDue()).toBe(0);
  }, 60_000);
});

it("erases a job that fails while its account is erased", async () => {
  const user = await createUser(`failing-${randomUUID()}@mail.example`);
  await remove(user);
  await moveDeletion(user.viewer.accountId, "7 days 2 hours");
  const client = new Client({ connectionString: test.databaseUrl });
  await client.connect();
  // pg-boss fails a job in one statement that deletes its row and inserts a new one.
  await client.query("begin");
  await client.query(
    `with deleted as (delete from pgboss.job where data ->> 'exportId' = $1 returning *)
     insert into pgboss.job select * from deleted`,
    [user.exportId],
  );
  const erased = test.backend.deletions.eraseDue();
  await vi.waitUntil(async () => (await test.query(WAITING_FOR_A_LOCK)).length > 0, {
    timeout: 20_000,
  });
  await client.query("commit");
  await client.end();
  expect(await erased).toBe(1);
  expect(await findMentions(user.words)).toEqual([]);
}, 60_000);

describe("an account that is deleted", () => {
  it("is hidden at once for all users and gets one mail", async () => {
    const { accounts, projects, sessions } = test.backend;
    const user = await createUser(`gone-${randomUUID()}@mail.example`);
    const { email } = user.viewer;
    await test.backend.suppressionList.remove(email);
    expect(await remove(user, "not my password")).toEqual({ kind: "incorrect-password" });
    expect(await remove(user, PASSWORD, "yes")).toEqual({ kind: "not-confirmed" });
    expect((await sessions.requireViewer(user.caller.token)).kind).toBe("account");

    await test.query("update project set access_policy = 'PUBLIC' where id = $1", [user.projectId]);
    expect(await projects.findVisible(ANONYMOUS, user.projectId)).toBeDefined();
    expect((await remove(user)).kind).toBe("deleted");
    expect((await sessions.requireViewer(user.caller.token)).kind).toBe("anonymous");
    for (const viewer of [user.viewer, ANONYMOUS]) {
      expect(await projects.findVisible(viewer, user.projectId)).toBeUndefined();
    }
    const mail = await test.inbox.waitForMail(email, 3);
    expect(mail.subject).toBe("Your Photomap account is being deleted");
    expect(mail.text).toContain("/account/login");
    expect((await accounts.signIn(user.caller, { email, password: PASSWORD })).kind).toBe(
      "deleted",
    );
    expect(await test.backend.deletions.eraseDue()).toBe(0);
    expect(test.inbox.mailsTo(email)).toHaveLength(3);
  });

  it("is restored completely within seven days", async () => {
    const { accounts, projects, sessions } = test.backend;
    const user = await createUser(`back-${randomUUID()}@mail.example`);
    const { email } = user.viewer;
    const made = await projects.create(user.viewer, "pm", { designId: "50-states-36x24" });
    if (made.kind !== "created") throw new Error(made.kind);
    await test.backend.trash.add(user.viewer, made.project.id);
    await remove(user);
    await test.query(
      `update project set deleted_at = deleted_at - interval '6 days'
       where owner_id = $1 and deleted_at = (select deleted_at from account where id = $1)`,
      [user.viewer.accountId],
    );
    await moveDeletion(user.viewer.accountId, "6 days");
    const input = { email, password: PASSWORD, restore: true };
    const back = await accounts.signIn(user.caller, input);
    if (back.kind !== "signed-in") throw new Error(back.kind);
    expect(back.isRestored).toBe(true);
    const viewer = await sessions.requireViewer(back.session.token);
    expect(viewer).toMatchObject({ kind: "account", accountId: user.viewer.accountId });
    expect(await projects.findVisible(viewer, user.projectId)).toBeDefined();
    expect(await projects.findVisible(viewer, made.project.id)).toBeUndefined();
  });

  it("is restored by a password reset", async () => {
    const { accounts, suppressionList } = test.backend;
    const user = await createUser(`forgot-${randomUUID()}@mail.example`);
    const { email } = user.viewer;
    await suppressionList.remove(email);
    await remove(user);
    await test.inbox.waitForMail(email, 3);
    await accounts.sendCode(user.caller, { email, purpose: "RESET_PASSWORD" });
    const code = await test.readCode(email, 4);
    const input = { email, code, newPassword: "eight gray cranes" };
    expect(await accounts.resetPassword(user.caller, input)).toMatchObject({
      kind: "signed-in",
      isRestored: true,
    });
  });

  it("cannot be restored after seven days, even before it is erased", async () => {
    const user = await createUser(`late-${randomUUID()}@mail.example`);
    await remove(user);
    await moveDeletion(user.viewer.accountId, "7 days");
    const { email } = user.viewer;
    const input = { email, password: PASSWORD, restore: true };
    expect(await test.backend.accounts.signIn(user.caller, input)).toEqual({ kind: "not-found" });
    expect(await test.backend.deletions.eraseDue()).toBe(0);
  });
});

describe("a guest", () => {
  it("belongs to the first account that logs in, not to the next", async () => {
    const { sessions } = test.backend;
    const guest = await sessions.startGuest();
    const [first, second] = await Promise.all(
      ["first@mail.example", "second@mail.example"].map((email) =>
        sessions.ensureDevelopmentAccount(email),
      ),
    );
    const one = await sessions.start(first?.id ?? "", guest.token);
    const two = await sessions.start(second?.id ?? "", one.token);
    const viewer = await sessions.requireViewer(two.token);
    expect(viewer).not.toHaveProperty("guestIdentity");
    const rows = await test.query("select owner_id from guest where id = $1", [
      guest.viewer.identity,
    ]);
    expect(rows[0]?.["ownerId"]).toBe(first?.id);
  });
});

it("an account of these tests is in every table of this release with personal data", async () => {
  const { words, viewer } = await createUser(`complete-${randomUUID()}@mail.example`);
  const other = await createUser(`other-${randomUUID()}@mail.example`);
  const project = { projectId: other.projectId, ownerId: other.viewer.accountId };
  await invite(project, viewer.email);
  await suggest(project, viewer.accountId);
  expect(await findMentions(words)).toEqual(expect.arrayContaining(await listPersonalTables()));
});
