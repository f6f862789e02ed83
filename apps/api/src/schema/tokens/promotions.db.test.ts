import { randomUUID } from "node:crypto";
import { AccountAdminService, openDatabase } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;
let admin: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const database = openDatabase(test.databaseUrl, 1);
  await signIn("admin@mail.example");
  await new AccountAdminService(database.db).grant("admin@mail.example", "ADMIN");
  await database.close();
  admin = await signIn("admin@mail.example");
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function signIn(email = `${randomUUID()}@mail.example`): Promise<string> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function ask(cookie: string, query: string, variables: object = {}) {
  const answer = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...OURS, cookie },
    payload: { query, variables },
  });
  const { data, errors } = answer.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const SAVE = `mutation ($input: StaffSavePromotionInput!) {
  staffSavePromotion(input: $input) {
    __typename
    ... on StaffPromotionSaved { promotion { updatedAt } }
    ... on Refusal { message }
  }
}`;

interface PromotionFacts {
  readonly status: string;
  readonly maxEntries: number;
  readonly tokens: number;
  readonly startsAt: string;
  readonly updatedAt: string;
}

async function save(id: string, more: Partial<PromotionFacts> = {}) {
  const input = {
    id,
    businessId: "pm",
    title: "Summer of maps",
    description: "Show us your map.",
    status: "OPEN",
    maxEntries: 2,
    tokens: 2.5,
    startsAt: "2026-01-01T00:00:00.000Z",
    ...more,
  };
  return (await ask(admin, SAVE, { input })).staffSavePromotion;
}

const GET = `query ($id: ID!) {
  getPromotion(promotionId: $id) {
    id title description status maxEntries numEntries tokens
    myEntry { id promotionId submission status }
  }
}`;

const find = async (cookie: string, id: string) => (await ask(cookie, GET, { id })).getPromotion;

const ENTER = `mutation ($id: ID!, $submission: String!) {
  enterPromotion(promotionId: $id, submission: $submission) {
    __typename
    ... on EnterPromotionSuccess {
      success
      entry { id promotionId userId submission status createdAt }
    }
    ... on Refusal { message }
  }
}`;

const enter = async (cookie: string, id: string, submission = "Our trip") =>
  (await ask(cookie, ENTER, { id, submission })).enterPromotion;

const DECIDE = `mutation ($entryId: ID!, $status: PromotionEntryStatus!) {
  staffDecideEntry(entryId: $entryId, status: $status) {
    __typename
    ... on StaffEntryDecided { entry { status email decidedBy } }
    ... on Refusal { message }
  }
}`;

const decide = async (entryId: string, status: string) =>
  (await ask(admin, DECIDE, { entryId, status })).staffDecideEntry;

describe("promotions", () => {
  it("TOK-07 is open or closed, counts its entries, stores their texts, and staff decide about them", async () => {
    const id = `p-${randomUUID()}`;
    const { promotion } = await save(id);
    const [first, second] = [await signIn(), await signIn()];
    expect(await find("", id)).toEqual({
      id,
      title: "Summer of maps",
      description: "Show us your map.",
      status: "OPEN",
      maxEntries: 2,
      numEntries: 0,
      tokens: 2.5,
      myEntry: null,
    });
    const entered = await enter(first, id, "From Maine\nto Utah");
    const { account } = await ask(first, "{ account { id } }");
    expect(entered).toMatchObject({
      success: true,
      entry: {
        promotionId: id,
        userId: account.id,
        submission: "From Maine\nto Utah",
        status: "AWAITING_APPROVAL",
      },
    });
    expect(await enter(first, id, "Another text")).toEqual(entered);
    const other = await enter(second, id);
    expect(await enter(await signIn(), id)).toEqual({
      __typename: "PromotionClosed",
      message: "All places in this promotion are taken.",
    });
    expect((await decide(entered.entry.id, "APPROVED")).entry).toMatchObject({
      status: "APPROVED",
      decidedBy: "admin@mail.example",
    });
    expect((await decide(other.entry.id, "DENIED")).entry.status).toBe("DENIED");
    expect((await decide(entered.entry.id, "DENIED")).__typename).toBe("StaffEntryApproved");
    expect(await find(first, id)).toMatchObject({
      numEntries: 2,
      myEntry: { id: entered.entry.id, submission: "From Maine\nto Utah", status: "APPROVED" },
    });
    expect((await find(second, id)).myEntry.status).toBe("DENIED");
    await save(id, { status: "CLOSED", updatedAt: promotion.updatedAt });
    expect((await find("", id)).status).toBe("CLOSED");
    const { accountStickerTokenData } = await ask(
      first,
      "{ accountStickerTokenData { balance transactions { reason tokens note } } }",
    );
    expect(accountStickerTokenData).toEqual({
      balance: 2.5,
      transactions: [{ reason: "PROMOTION", tokens: 2.5, note: "Summer of maps" }],
    });
  });

  it("refuse visitors, unknown ones, closed ones, blank texts and many attempts", async () => {
    const id = `p-${randomUUID()}`;
    await save(id, { status: "CLOSED" });
    const cookie = await signIn();
    expect((await enter("", id)).__typename).toBe("NotSignedIn");
    expect((await enter(cookie, "unknown")).__typename).toBe("NotFound");
    expect(await enter(cookie, id)).toEqual({
      __typename: "PromotionClosed",
      message: "This promotion is closed.",
    });
    expect((await enter(cookie, id, " ")).__typename).toBe("InvalidInput");
    for (let attempt = 0; attempt < 17; attempt += 1) await enter(cookie, id);
    expect((await enter(cookie, id)).__typename).toBe("TooManyAttempts");
    expect(await find(cookie, "unknown")).toBeNull();
  });
});

describe("tokens of staff", () => {
  it("are refused with what is available", async () => {
    const customer = await signIn();
    const { account } = await ask(customer, "{ account { id } }");
    const adjust = async (tokens: number) =>
      (
        await ask(
          admin,
          `mutation ($input: StaffAdjustTokensInput!) { staffAdjustTokens(input: $input) {
            __typename
            ... on StaffTokensAdjusted { transaction { tokens endingBalance note } }
            ... on NotEnoughTokens { message available }
          } }`,
          { input: { customerId: account.id, requestId: randomUUID(), tokens, note: "A gift" } },
        )
      ).staffAdjustTokens;
    expect(await adjust(1.5)).toEqual({
      __typename: "StaffTokensAdjusted",
      transaction: { tokens: 1.5, endingBalance: 1.5, note: "A gift" },
    });
    expect(await adjust(-2)).toEqual({
      __typename: "NotEnoughTokens",
      message: "Only 1.5 tokens are available.",
      available: 1.5,
    });
  });

  it("have codes that the audit log does not contain", async () => {
    const requestId = randomUUID();
    const { staffCreateVouchers } = await ask(
      admin,
      `mutation ($input: StaffCreateVouchersInput!) { staffCreateVouchers(input: $input) {
        ... on StaffVouchersCreated { vouchers { count redeemedCount tokens codes } }
      } }`,
      { input: { requestId, count: 2, tokens: 0.5 } },
    );
    const { codes, ...facts } = staffCreateVouchers.vouchers;
    expect(facts).toEqual({ count: 2, redeemedCount: 0, tokens: 0.5 });
    const listed = await ask(admin, `{ staffVouchers(requestId: "${requestId}") { codes } }`);
    expect(listed.staffVouchers.codes).toEqual(codes);
    const log = await test.query("select details::text from staff_action where subject_id = $1", [
      requestId,
    ]);
    expect(log).toEqual([{ details: '{"count": 2, "halfTokens": 1}' }]);
  });
});
