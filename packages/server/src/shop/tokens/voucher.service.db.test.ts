import { randomUUID } from "node:crypto";
import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { VoucherService } from "./voucher.service.ts";
import { createVoucherCode, VoucherCodeCipher } from "./voucher-code-cipher.ts";

const KEY = "a key for vouchers that only tests use";

let test: TestBackend;
let database: DatabaseHandle;
let redis: RedisClient;
let limiter: RateLimiter;
let vouchers: VoucherService;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 16, { statementTimeoutMs: 60_000 });
  const log = pino({ level: "silent" });
  const url = readServiceEnvironment()["REDIS_URL"] ?? "";
  const settings = { url, keyPrefix: `test-${randomUUID()}:`, commandTimeoutMs: 10_000 };
  redis = await RedisClient.open(settings, log);
  limiter = new RateLimiter(redis, log);
  vouchers = openVouchers([KEY]);
});
afterAll(async () => {
  redis.close();
  await database.close();
  await test.close();
});

function openVouchers(keys: [string, ...string[]]): VoucherService {
  return new VoucherService({ db: database.db, limiter, codeKey: new VoucherCodeCipher(keys) });
}

async function createViewer(): Promise<AccountViewer> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email, role: "USER" } as AccountViewer;
}

async function createCode(halfTokens = 20, expiresAt?: Date): Promise<string> {
  const sourceId = randomUUID();
  await database.db
    .transaction()
    .execute((transaction) =>
      vouchers.createWithin(transaction, [{ sourceId, halfTokens, expiresAt }]),
    );
  const [voucher] = await vouchers.listCodes(sourceId);
  return voucher?.code ?? "";
}

const redeem = (viewer: AccountViewer, code: string, ip: string = randomUUID()) =>
  vouchers.redeem(viewer, { ip }, code);

describe("vouchers", () => {
  it("are redeemed once, in any spelling", async () => {
    const [viewer, other] = [await createViewer(), await createViewer()];
    const code = await createCode(21);
    const result = await redeem(viewer, ` ${code.toLowerCase().replaceAll("-", " ")} `);
    expect(result).toMatchObject({
      kind: "redeemed",
      balance: 21,
      transaction: { reason: "VOUCHER_REDEMPTION", halfTokens: 21 },
    });
    expect(await redeem(viewer, code)).toEqual({ kind: "already-yours" });
    expect(await redeem(other, code)).toEqual({ kind: "unknown" });
  });

  it("have one winner among 500 redemptions by 100 accounts", async () => {
    const viewers = await Promise.all(Array.from({ length: 100 }, createViewer));
    const code = await createCode();
    const results = await Promise.all(
      Array.from({ length: 500 }, (_, i) => redeem(viewers[i % 100] as AccountViewer, code)),
    );
    expect(results.filter(({ kind }) => kind === "redeemed")).toHaveLength(1);
    const [row] = await test.query(
      "select sum(half_token_balance)::int as sum from account where id = any($1)",
      [viewers.map(({ accountId }) => accountId)],
    );
    expect(row).toEqual({ sum: 20 });
  });

  it("are not stored in readable form, and not at all after they were redeemed", async () => {
    const code = await createCode();
    const find = () =>
      test.query(
        "select row_to_json(token_voucher)::text as text from token_voucher where redeemed_at is null or redeemed_at > now() - interval '1 hour'",
      );
    expect(JSON.stringify(await find())).not.toContain(Buffer.from(code).toString("hex"));
    await redeem(await createViewer(), code);
    const sealed = await test.query(
      "select sealed_code from token_voucher where redeemed_at is not null",
    );
    expect(sealed.filter(({ sealedCode }) => sealedCode !== null)).toEqual([]);
  });

  it("expire", async () => {
    const code = await createCode(20, new Date(Date.now() - 1000));
    expect(await redeem(await createViewer(), code)).toEqual({ kind: "unknown" });
  });

  it("have one voucher for a source, and the same code each time it is mailed", async () => {
    const sourceId = randomUUID();
    const create = () =>
      database.db
        .transaction()
        .execute((transaction) =>
          vouchers.createWithin(transaction, [{ sourceId, halfTokens: 2 }]),
        );
    await create();
    const first = await vouchers.listCodes(sourceId);
    await create();
    expect(await vouchers.listCodes(sourceId)).toEqual(first);
    expect(first).toHaveLength(1);
  });

  it("are redeemed after the key was replaced", async () => {
    const code = await createCode();
    const rotated = openVouchers(["another key for vouchers that only tests use", KEY]);
    const viewer = await createViewer();
    expect(await rotated.redeem(viewer, { ip: randomUUID() }, code)).toMatchObject({
      kind: "redeemed",
    });
  });

  it("are guessed at most 10 times an hour by an account, whatever its networks", async () => {
    const viewer = await createViewer();
    const guesses = Array.from({ length: 1000 }, () => redeem(viewer, createVoucherCode()));
    const results = await Promise.all(guesses);
    expect(results.filter(({ kind }) => kind === "unknown")).toHaveLength(10);
    expect(results.filter(({ kind }) => kind === "too-many")).toHaveLength(990);
    expect(await redeem(viewer, await createCode())).toEqual({ kind: "too-many" });
  });

  it("are guessed at most 30 times an hour from a network", async () => {
    const ip = randomUUID();
    const viewers = await Promise.all(Array.from({ length: 5 }, createViewer));
    const results = await Promise.all(
      viewers.flatMap((viewer) =>
        Array.from({ length: 10 }, () => redeem(viewer, createVoucherCode(), ip)),
      ),
    );
    expect(results.filter(({ kind }) => kind === "unknown")).toHaveLength(30);
  });

  it("are redeemed without using up attempts", async () => {
    const viewer = await createViewer();
    for (let i = 0; i < 12; i += 1) {
      expect(await redeem(viewer, await createCode(2))).toMatchObject({ kind: "redeemed" });
    }
  });

  it("have codes of three groups without 0 and O", () => {
    const codes = Array.from({ length: 200 }, createVoucherCode);
    expect(codes.filter((code) => !/^([A-NP-Z1-9]{4}-){2}[A-NP-Z1-9]{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(200);
  });
});
