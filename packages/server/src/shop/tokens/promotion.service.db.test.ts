import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { type EnterResult, PromotionService } from "./promotion.service.ts";

const ADMIN = makeStaff("ADMIN");
const EMPLOYEE = makeStaff("EMPLOYEE");
const HOUR_MS = 3_600_000;

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

function makeStaff(staffRole: "ADMIN" | "EMPLOYEE"): AccountViewer {
  return { kind: "account", accountId: staffRole, identity: staffRole, email: "", staffRole };
}

async function createViewer(): Promise<AccountViewer> {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email };
}

interface PromotionFacts {
  readonly brand: string;
  readonly status: string;
  readonly maxEntries: number;
  readonly tokens: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly submissionMinLength: number;
}

async function createPromotion(facts: Partial<PromotionFacts> = {}): Promise<string> {
  const id = `promotion-${randomUUID()}`;
  const result = await test.backend.staff.promotions.save(ADMIN, {
    id,
    brand: "pm",
    title: "Summer of maps",
    description: "Show us your map.",
    status: "OPEN",
    maxEntries: 10,
    tokens: 2.5,
    startsAt: new Date(Date.now() - HOUR_MS),
    ...facts,
  });
  if (result.kind !== "saved") throw new Error(result.kind);
  return id;
}

function enter(viewer: AccountViewer, promotionId: string, submission = "Our trip to Maine") {
  const request = { promotionId, brand: "pm", submission } as const;
  return test.backend.promotions.enter(viewer, { ip: viewer.accountId }, request);
}

function readId(result: EnterResult): string {
  return result.kind === "entered" ? result.entry.id : "";
}

const decide = (entryId: string, status: "APPROVED" | "DENIED", staff: AccountViewer = ADMIN) =>
  test.backend.staff.promotionEntries.decide(staff, { entryId, status });

const readTokens = async ({ accountId }: AccountViewer) =>
  (await test.query("select half_token_balance from account where id = $1", [accountId]))[0]?.[
    "halfTokenBalance"
  ];

describe("a promotion", () => {
  it("has one entry for each of its places, whoever asks at the same time", async () => {
    const id = await createPromotion({ maxEntries: 25 });
    const early = await Promise.all(Array.from({ length: 15 }, createViewer));
    for (const viewer of early) await enter(viewer, id);
    const viewers = await Promise.all(Array.from({ length: 100 }, createViewer));
    const results = await Promise.all(viewers.map((viewer) => enter(viewer, id)));
    expect(results.filter(({ kind }) => kind === "entered")).toHaveLength(10);
    expect(results.filter(({ kind }) => kind === "full")).toHaveLength(90);
    expect(await test.backend.promotions.find("pm", id)).toMatchObject({
      status: "OPEN",
      maxEntries: 25,
      numEntries: 25,
    });
    const rows = await test.query("select from promotion_entry where promotion_id = $1", [id]);
    expect(rows).toHaveLength(25);
  }, 60_000);

  it("keeps the first entry of an account, also at the same time", async () => {
    const id = await createPromotion();
    const viewer = await createViewer();
    const texts = Array.from({ length: 8 }, (_, index) => `Attempt ${index}`);
    const results = await Promise.all(texts.map((text) => enter(viewer, id, text)));
    expect(new Set(results.map(readId)).size).toBe(1);
    expect(readId(await enter(viewer, id, "Later"))).toBe(readId(results[0] ?? { kind: "full" }));
    expect((await test.backend.promotions.find("pm", id))?.numEntries).toBe(1);
    const own = await test.backend.promotions.findOwnEntry(viewer, id);
    expect(texts).toContain(own?.submission);
  });

  it("stores the text as given", async () => {
    const id = await createPromotion();
    const text = ' "Æ\n\\u0041" 🗺️ ';
    const result = await enter(await createViewer(), id, text);
    expect(result).toMatchObject({
      kind: "entered",
      entry: { submission: text, status: "AWAITING_APPROVAL", createdAt: expect.any(Date) },
    });
  });

  it.each([
    ["closed", { status: "CLOSED" }],
    ["not started", { startsAt: new Date(Date.now() + HOUR_MS) }],
    ["over", { endsAt: new Date(Date.now() - 1000) }],
  ])("takes no entries while it is %s", async (_name, facts) => {
    const id = await createPromotion(facts);
    expect(await enter(await createViewer(), id)).toEqual({ kind: "closed" });
    expect(await test.backend.promotions.find("pm", id)).toMatchObject({
      status: "CLOSED",
      numEntries: 0,
    });
  });

  it("is of one brand", async () => {
    const id = await createPromotion({ brand: "tbl" });
    expect(await test.backend.promotions.find("pm", id)).toBeUndefined();
    expect(await enter(await createViewer(), id)).toEqual({ kind: "missing" });
  });

  it("refuses blank and long texts, and more than 20 attempts an hour", async () => {
    const id = await createPromotion();
    const viewer = await createViewer();
    expect(await enter(viewer, id, " \n")).toMatchObject({ kind: "invalid" });
    expect(await enter(viewer, id, "a".repeat(5001))).toMatchObject({ kind: "invalid" });
    const results = await Promise.all(Array.from({ length: 30 }, () => enter(viewer, id, "")));
    expect(results.filter(({ kind }) => kind === "too-many")).toHaveLength(12);
    expect((await enter(await createViewer(), id, "a".repeat(5000))).kind).toBe("entered");
  });

  it("takes entries while Redis is down", async () => {
    const log = pino({ level: "silent" });
    const settings = { url: "redis://127.0.0.1:1", keyPrefix: "", commandTimeoutMs: 250 };
    const redis = await RedisClient.open(settings, log);
    const database = openDatabase(test.databaseUrl, 1);
    const limiter = new RateLimiter(redis, log);
    const promotions = new PromotionService({ db: database.db, limiter });
    const promotionId = await createPromotion();
    const request = { promotionId, brand: "pm", submission: "Our trip" } as const;
    const result = await promotions.enter(await createViewer(), { ip: "198.51.100.1" }, request);
    redis.close();
    await database.close();
    expect(result.kind).toBe("entered");
  });
});

describe("an entry", () => {
  async function createEntry() {
    const viewer = await createViewer();
    const id = await createPromotion({ maxEntries: 1 });
    return { id, viewer, entryId: readId(await enter(viewer, id)) };
  }

  it("gets its tokens once, whoever approves it at the same time", async () => {
    const { entryId, viewer } = await createEntry();
    const staff = [ADMIN, EMPLOYEE];
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => decide(entryId, "APPROVED", staff[index % 2])),
    );
    expect(results.filter(({ kind }) => kind === "decided")).toHaveLength(10);
    expect(await readTokens(viewer)).toBe(5);
    const { transactions } = await test.backend.tokens.read(viewer);
    expect(transactions).toMatchObject([
      { reason: "PROMOTION", halfTokens: 5, endingBalance: 5, note: "Summer of maps" },
    ]);
    const log = await test.query("select action from staff_action where subject_id = $1", [
      entryId,
    ]);
    expect(log).toEqual([{ action: "entry.approve" }]);
  });

  it("can be approved after it was denied, and not denied after it was approved", async () => {
    const { entryId, viewer } = await createEntry();
    expect(await decide(entryId, "DENIED")).toMatchObject({
      kind: "decided",
      entry: { status: "DENIED", email: viewer.email, submission: "Our trip to Maine" },
    });
    expect(await readTokens(viewer)).toBe(0);
    expect(await decide(entryId, "APPROVED")).toMatchObject({ entry: { status: "APPROVED" } });
    expect(await decide(entryId, "DENIED")).toEqual({ kind: "approved-already" });
    expect(await readTokens(viewer)).toBe(5);
  });

  it("isn't decided by the staff member who made it", async () => {
    const { entryId, viewer } = await createEntry();
    const staff = { ...viewer, staffRole: "EMPLOYEE" } as const;
    expect(await decide(entryId, "APPROVED", staff)).toEqual({ kind: "own" });
    expect(await decide(entryId, "DENIED", staff)).toEqual({ kind: "own" });
    const [entry] = await test.query("select status from promotion_entry where id = $1", [entryId]);
    expect(entry).toEqual({ status: "AWAITING_APPROVAL" });
    expect(await readTokens(viewer)).toBe(0);
  });

  it("keeps its place when it is denied", async () => {
    const { id, entryId } = await createEntry();
    await decide(entryId, "DENIED");
    expect(await enter(await createViewer(), id)).toEqual({ kind: "full" });
  });

  it("is either approved with tokens or denied without, after both at the same time", async () => {
    const { entryId, viewer } = await createEntry();
    await Promise.all([decide(entryId, "APPROVED"), decide(entryId, "DENIED")]);
    const [entry] = await test.query("select status from promotion_entry where id = $1", [entryId]);
    expect(entry).toEqual({ status: "APPROVED" });
    expect(await readTokens(viewer)).toBe(5);
  });

  it("is listed for staff in the order of the entries, by status and page", async () => {
    const id = await createPromotion({ maxEntries: 60 });
    const entryIds: string[] = [];
    for (let index = 0; index < 52; index += 1) {
      entryIds.push(readId(await enter(await createViewer(), id)));
    }
    await decide(entryIds[3] ?? "", "DENIED");
    const { promotionEntries } = test.backend.staff;
    interface Page {
      readonly after?: string | null | undefined;
      readonly status?: string;
    }
    const list = (page: Page) => promotionEntries.list(ADMIN, { promotionId: id, ...page });
    const first = await list({});
    expect(first?.promotion).toMatchObject({ numEntries: 52, waitingCount: 51 });
    const second = await list({ after: first?.nextCursor });
    const listed = [...(first?.entries ?? []), ...(second?.entries ?? [])];
    expect(listed.map((entry) => entry.id)).toEqual(entryIds);
    expect(second?.nextCursor).toBeNull();
    const denied = await list({ status: "DENIED" });
    expect(denied?.entries.map((entry) => entry.id)).toEqual([entryIds[3]]);
    expect(await promotionEntries.list({ kind: "anonymous" }, { promotionId: id })).toBe(undefined);
  });
});
