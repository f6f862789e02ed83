import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import { findBalanceWithHolds, listTokenTransactions, postTokens } from "./ledger.queries.ts";
import type { TokenPosting } from "./ledger.types.ts";

let test: TestBackend;
let database: DatabaseHandle;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 32, { statementTimeoutMs: 60_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function createAccount(halfTokens = 0): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  if (halfTokens > 0) await post({ accountId: id, halfTokens });
  return id;
}

function post(posting: Partial<TokenPosting> & Pick<TokenPosting, "accountId" | "halfTokens">) {
  return postTokens(database.db, {
    reason: "ADMIN_ADJUSTMENT",
    sourceId: randomUUID(),
    ...posting,
  });
}

/** Lists, for the whole database, a row for each broken rule. */
function findBrokenChains() {
  return test.query(`
    select account_id from (
      select account_id, starting_balance,
        lag(ending_balance, 1, 0) over (partition by account_id order by position) as previous
      from token_transaction
    ) chain where starting_balance <> previous
    union
    select id from account
    where half_token_balance <> coalesce((
      select sum(half_tokens) from token_entry where ledger_account = account.id
    ), 0)`);
}

async function sumEntries(): Promise<number> {
  const [row] = await test.query(
    "select coalesce(sum(half_tokens), 0)::int as sum from token_entry",
  );
  return Number(row?.["sum"]);
}

describe("the token ledger", () => {
  it("records the reason, the tokens, both balances and the note", async () => {
    const accountId = await createAccount();
    await post({ accountId, halfTokens: 20, reason: "VOUCHER_REDEMPTION" });
    await post({ accountId, halfTokens: -5, reason: "STICKER_PURCHASE", note: "Order 1001" });
    expect(await listTokenTransactions(database.db, accountId, 10)).toMatchObject([
      {
        reason: "STICKER_PURCHASE",
        halfTokens: -5,
        startingBalance: 20,
        endingBalance: 15,
        note: "Order 1001",
        createdAt: expect.any(Date),
      },
      { reason: "VOUCHER_REDEMPTION", halfTokens: 20, startingBalance: 0, endingBalance: 20 },
    ]);
  });

  it("posts a source once, also at the same time", async () => {
    const accountId = await createAccount();
    const sourceId = randomUUID();
    const postings = Array.from({ length: 20 }, () => post({ accountId, halfTokens: 3, sourceId }));
    const results = await Promise.allSettled(postings);
    const posted = results.filter(
      (result) => result.status === "fulfilled" && result.value !== undefined,
    );
    expect(posted).toHaveLength(1);
    expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
      halfTokens: 3,
      reserved: 0,
    });
    expect(await post({ accountId, halfTokens: 3, sourceId })).toBeUndefined();
  });

  it("accepts 500 of 1,000 spends at the same time on 500 units", async () => {
    const accountId = await createAccount(500);
    const startedAt = performance.now();
    const spends = Array.from({ length: 1000 }, () =>
      post({ accountId, halfTokens: -1, reason: "STICKER_PURCHASE" }),
    );
    const results = await Promise.all(spends);
    const seconds = (performance.now() - startedAt) / 1000;
    // The limit of the gate is for a busy machine.
    expect(1000 / seconds).toBeGreaterThan(chooseSoakSize(20, 200));
    expect(results.filter((result) => result !== undefined)).toHaveLength(500);
    expect(await findBalanceWithHolds(database.db, accountId)).toMatchObject({
      halfTokens: 0,
      reserved: 0,
    });
    expect(await findBrokenChains()).toEqual([]);
    expect(await sumEntries()).toBe(0);
  });

  it("keeps its sum at zero and its chains unbroken through random operations", {
    timeout: chooseSoakSize(60_000, 3_600_000),
  }, async () => {
    const accounts = await Promise.all(Array.from({ length: 20 }, () => createAccount()));
    const operations = chooseSoakSize(1000, 100_000);
    const batch = 500;
    for (let done = 0; done < operations; done += batch) {
      await Promise.all(
        Array.from({ length: batch }, (_, i) => {
          const accountId = accounts[(done + i * 7) % accounts.length] ?? "";
          const halfTokens = ((done + i * 31) % 41) - 20 || 1;
          return post({ accountId, halfTokens });
        }),
      );
      expect(await sumEntries()).toBe(0);
    }
    expect(await findBrokenChains()).toEqual([]);
  });

  it.each([
    ["a negative balance", "update account set half_token_balance = -1 where id = $1"],
    ["more reserved than there is", "update account set half_tokens_reserved = 1 where id = $1"],
  ])("has constraints against %s", async (_name, statement) => {
    const accountId = await createAccount();
    await expect(test.query(statement, [accountId])).rejects.toThrow("violates check constraint");
  });
});
