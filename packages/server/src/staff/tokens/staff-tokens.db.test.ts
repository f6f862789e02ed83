import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../test/staff-member.ts";
import type { CreateVouchersResult } from "./staff-voucher.service.ts";

const ADMIN = makeStaff("ADMIN");
const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function createAccount(): Promise<string> {
  const email = `${randomUUID()}@mail.example`;
  return (await test.backend.sessions.ensureDevelopmentAccount(email)).id;
}

const READ_BALANCE = "select half_token_balance from account where id = $1";

const readLog = (subjectId: string) =>
  test.query("select action, details from staff_action where subject_id = $1 order by id", [
    subjectId,
  ]);

describe("an adjustment", () => {
  interface AdjustmentFacts {
    readonly requestId: string;
    readonly note: string;
  }
  type More = Partial<AdjustmentFacts>;
  const adjust = (accountId: string, tokens: number, more: More = {}, staff = ADMIN) =>
    test.backend.staff.tokens.adjust(staff, {
      accountId,
      tokens,
      requestId: randomUUID(),
      note: "Damaged stickers",
      ...more,
    });

  it("adds and takes tokens, with a note and an entry in the audit log", async () => {
    const accountId = await createAccount();
    expect(await adjust(accountId, 4.5)).toMatchObject({
      kind: "adjusted",
      transaction: {
        reason: "ADMIN_ADJUSTMENT",
        halfTokens: 9,
        endingBalance: 9,
        note: "Damaged stickers",
      },
    });
    expect(await adjust(accountId, -4)).toMatchObject({ transaction: { endingBalance: 1 } });
    expect(await readLog(accountId)).toEqual([
      { action: "tokens.adjust", details: { halfTokens: 9, note: "Damaged stickers" } },
      { action: "tokens.adjust", details: { halfTokens: -8, note: "Damaged stickers" } },
    ]);
    const customer = await test.backend.staff.customers.find(EMPLOYEE, accountId);
    expect(customer?.tokens).toMatchObject({ halfTokens: 1, transactions: [{}, {}] });
  });

  it("is made once by a repeated request", async () => {
    const accountId = await createAccount();
    const requestId = randomUUID();
    const results = await Promise.all([1, 2, 3, 4].map(() => adjust(accountId, 2, { requestId })));
    expect(results.filter(({ kind }) => kind === "adjusted")).toHaveLength(4);
    expect((await adjust(accountId, 3, { requestId })).kind).toBe("invalid");
    expect((await adjust(await createAccount(), 2, { requestId })).kind).toBe("invalid");
    expect(await readLog(accountId)).toHaveLength(1);
    expect(await test.query(READ_BALANCE, [accountId])).toEqual([{ halfTokenBalance: 4 }]);
  });

  it("takes no more than there is, also at the same time, and not what orders hold", async () => {
    const accountId = await createAccount();
    await adjust(accountId, 5);
    await test.query("update account set half_tokens_reserved = 2 where id = $1", [accountId]);
    const results = await Promise.all(Array.from({ length: 10 }, () => adjust(accountId, -1.5)));
    expect(results.filter(({ kind }) => kind === "adjusted")).toHaveLength(2);
    expect(await adjust(accountId, -1.5)).toEqual({ kind: "insufficient", available: 2 });
    expect(await test.query(READ_BALANCE, [accountId])).toEqual([{ halfTokenBalance: 4 }]);
  });

  it.each([
    [0.3, {}, "Enter whole or half tokens."],
    [0, {}, "Enter how many tokens to add or remove."],
    [1000.5, {}, "At most 1,000 tokens at once."],
    [1, { note: " " }, "Write a note. The customer sees it in the history."],
    [1, { note: "a".repeat(501) }, "A note has at most 500 characters."],
  ])("of %d with %j is refused", async (tokens, more, problem) => {
    expect(await adjust(await createAccount(), tokens, more)).toEqual({ kind: "invalid", problem });
  });

  it("of an administrator's own account is refused", async () => {
    const accountId = await createAccount();
    const admin = { ...ADMIN, accountId, identity: accountId };
    const problem = "You can't change your own tokens. Ask another administrator.";
    for (const tokens of [1, -1]) {
      expect(await adjust(accountId, tokens, {}, admin)).toEqual({ kind: "invalid", problem });
    }
    expect(await test.query(READ_BALANCE, [accountId])).toEqual([{ halfTokenBalance: 0 }]);
  });

  it("is missing for an employee, and for an unknown account", async () => {
    expect(await adjust(await createAccount(), 1, {}, EMPLOYEE)).toEqual({ kind: "missing" });
    expect(await adjust("nobody", 1)).toEqual({ kind: "missing" });
  });
});

describe("vouchers of staff", () => {
  interface VoucherFacts {
    readonly requestId: string;
    readonly count: number;
    readonly tokens: number;
    readonly expiresAt: Date;
  }
  const create = (facts: Partial<VoucherFacts> = {}, staff = ADMIN) =>
    test.backend.staff.vouchers.create(staff, {
      requestId: randomUUID(),
      count: 3,
      tokens: 2.5,
      ...facts,
    });

  function readCodes(result: CreateVouchersResult): readonly string[] {
    return result.kind === "created" ? result.vouchers.codes : [];
  }

  it("are created once by a repeated request, which lists the same codes", async () => {
    const requestId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => create({ requestId })));
    const [codes = []] = results.map(readCodes);
    expect(new Set(codes).size).toBe(3);
    expect(results.map(readCodes)).toEqual([codes, codes, codes]);
    expect((await create({ requestId, count: 4 })).kind).toBe("invalid");
    const log = await readLog(requestId);
    expect(log).toEqual([{ action: "vouchers.create", details: { count: 3, halfTokens: 5 } }]);
  });

  it("are redeemed, and listed while they are not", async () => {
    const requestId = randomUUID();
    const [first = "", ...others] = readCodes(await create({ requestId }));
    const id = await createAccount();
    const viewer = { kind: "account", accountId: id, identity: id, email: "" } as const;
    expect(await test.backend.vouchers.redeem(viewer, { ip: id }, first)).toMatchObject({
      kind: "redeemed",
      balance: 5,
    });
    const found = await test.backend.staff.vouchers.find(ADMIN, requestId);
    expect(found).toMatchObject({ count: 3, redeemedCount: 1, halfTokens: 5, codes: others });
    expect(await test.backend.staff.vouchers.find(EMPLOYEE, requestId)).toBeUndefined();
    expect(await test.backend.staff.vouchers.find(ADMIN, "staff")).toBeUndefined();
  });

  it("are not for the administrator who created them", async () => {
    const [admin, other] = [await createAccount(), await createAccount()].map((id) => ({
      ...ADMIN,
      accountId: id,
      identity: id,
    }));
    if (admin === undefined || other === undefined) throw new Error("An account is missing");
    const requestId = randomUUID().toUpperCase();
    const [code = ""] = readCodes(await create({ requestId }, admin));
    const { vouchers } = test.backend;
    const ip = admin.accountId;
    expect(await vouchers.redeem(admin, { ip }, code)).toEqual({ kind: "created-by-you" });
    expect(await vouchers.redeem(other, { ip }, code)).toMatchObject({ kind: "redeemed" });
  });

  it("expire when they have an end", async () => {
    const requestId = randomUUID();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const [code = ""] = readCodes(await create({ requestId, count: 1, expiresAt }));
    await test.query(
      "update token_voucher set expires_at = now() where starts_with(source_id, $1)",
      [`staff:${requestId}`],
    );
    const id = await createAccount();
    const viewer = { kind: "account", accountId: id, identity: id, email: "" } as const;
    expect(await test.backend.vouchers.redeem(viewer, { ip: id }, code)).toEqual({
      kind: "unknown",
    });
  });

  it.each([
    [{ count: 0 }, "Enter 1 to 200."],
    [{ count: 201 }, "Enter 1 to 200."],
    [{ tokens: 50.5 }, "Enter 0.5 to 50, in steps of 0.5."],
    [{ tokens: 0.25 }, "Enter 0.5 to 50, in steps of 0.5."],
    [{ expiresAt: new Date(0) }, "The end must be in the future."],
  ])("are refused with %j", async (facts, problem) => {
    expect(await create(facts)).toEqual({ kind: "invalid", problem });
  });

  it("are missing for an employee", async () => {
    expect(await create({}, EMPLOYEE)).toEqual({ kind: "missing" });
  });
});

describe("a promotion of staff", () => {
  const facts = {
    brand: "pm",
    title: "Summer",
    description: "",
    status: "OPEN",
    maxEntries: 10,
    tokens: 3,
    startsAt: new Date("2026-06-01T00:00:00Z"),
  };
  interface Changes extends Partial<typeof facts> {
    readonly id: string;
    readonly updatedAt?: Date | undefined;
  }
  const save = (input: Changes, staff = ADMIN) =>
    test.backend.staff.promotions.save(staff, { ...facts, ...input });

  async function create(id: string) {
    const created = await save({ id });
    return created.kind === "saved" ? created.promotion : undefined;
  }

  it("is created once by a repeated request, changed and closed", async () => {
    const id = `p-${randomUUID()}`;
    const results = await Promise.all([1, 2, 3].map(() => save({ id })));
    expect(results.filter(({ kind }) => kind === "saved")).toHaveLength(3);
    const updatedAt = (await create(id))?.updatedAt;
    expect(await save({ id, status: "CLOSED", updatedAt })).toMatchObject({
      kind: "saved",
      promotion: { status: "CLOSED", halfTokens: 6 },
    });
    expect((await save({ id, title: "Late", updatedAt })).kind).toBe("outdated");
    expect((await save({ id, title: "Another" })).kind).toBe("invalid");
    const log = await readLog(id);
    expect(log.map(({ action }) => action)).toEqual(["promotion.create", "promotion.update"]);
  });

  it("keeps the places and the tokens of its entries", async () => {
    const id = `p-${randomUUID()}`;
    const updatedAt = (await create(id))?.updatedAt;
    await test.query("update promotion set num_entries = 4 where id = $1", [id]);
    expect(await save({ id, updatedAt, maxEntries: 3 })).toEqual({
      kind: "invalid",
      problem: "There are already 4 entries.",
    });
    expect(await save({ id, updatedAt, tokens: 1 })).toEqual({
      kind: "invalid",
      problem: "You can't change the brand or tokens after the first entry.",
    });
    expect((await save({ id, updatedAt, maxEntries: 4 })).kind).toBe("saved");
  });

  it.each([
    [{ id: "Not An Address" }, "Use lowercase letters, digits and hyphens."],
    [{ id: "ok", title: "" }, "Enter a title."],
    [{ id: "ok", tokens: 0 }, "Enter 0.5 to 50, in steps of 0.5."],
    [{ id: "ok", maxEntries: 0 }, "Enter a whole number, 1 or more."],
    [{ id: "ok", endsAt: new Date("2026-05-01") }, "The end must be after the start."],
  ])("is refused with %j", async (input, problem) => {
    expect(await save(input)).toEqual({ kind: "invalid", problem });
  });

  it("is missing for an employee, who may list it", async () => {
    const id = `p-${randomUUID()}`;
    expect(await save({ id }, EMPLOYEE)).toEqual({ kind: "missing" });
    await create(id);
    const listed = await test.backend.staff.promotions.list(EMPLOYEE);
    expect(listed?.map((promotion) => promotion.id)).toContain(id);
    expect(await test.backend.staff.promotions.list({ kind: "anonymous" })).toBeUndefined();
  });
});
