import { randomUUID } from "node:crypto";
import { AccountAdminService, openDatabase } from "@photomap/server";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;
let admin: string;
let employee: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const database = openDatabase(test.databaseUrl, 1);
  const roles = new AccountAdminService(database.db);
  const logIn = async (role: "EMPLOYEE" | "ADMIN") => {
    const email = `${role.toLowerCase()}@mail.example`;
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    await roles.grant(email, role);
    return (await test.backend.sessions.start(id)).token;
  };
  [admin, employee] = [await logIn("ADMIN"), await logIn("EMPLOYEE")];
  await database.close();
});
afterAll(async () => {
  await api.close();
  await test.close();
});

/** The answer to a mutation of one field, with the message of a refusal. */
async function change(name: string, [type, input]: readonly [string, object], token = admin) {
  const query = `mutation Change($input: ${type}!) {
    ${name}(input: $input) { __typename ... on Refusal { message } }
  }`;
  const { data } = await send(query, { input }, token);
  return data[name];
}

async function send(query: string, variables: object, token = admin) {
  const headers = { ...OURS, cookie: `__Host-photomap-session=${token}` };
  const payload = { query, variables };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload });
  return answer.json();
}

describe("a discount of staff", () => {
  const save = (facts: object, token = admin) =>
    change(
      "staffSaveDiscount",
      [
        "StaffSaveDiscountInput",
        {
          id: randomUUID(),
          businessId: "pm",
          title: "Summer",
          kind: "percentage",
          percentage: 10,
          startsAt: "2026-06-01T00:00:00.000Z",
          isActive: true,
          ...facts,
        },
      ],
      token,
    );

  it("is answered by what became of it", async () => {
    const id = randomUUID();
    expect(await save({ id, code: "answers" })).toEqual({ __typename: "StaffDiscountSaved" });
    expect(
      await save({ id, code: "answers", title: "Late", updatedAt: "2026-06-01T00:00:00Z" }),
    ).toEqual({
      __typename: "StaffDiscountOutdated",
      message: "Someone else changed this discount. Reload it.",
    });
    expect(await save({ code: "answers" })).toEqual({
      __typename: "InvalidInput",
      message: "Another active discount already has the code ANSWERS.",
    });
    expect(await save({ percentage: 101 })).toEqual({
      __typename: "InvalidInput",
      message: "Enter 0.01 to 100.",
    });
    const missing = { __typename: "NotFound", message: "There is no such discount." };
    expect(await save({ updatedAt: "2026-06-01T00:00:00Z" })).toEqual(missing);
    expect(await save({}, employee)).toEqual(missing);
  });

  it("is read as it was written, by employees too", async () => {
    const id = randomUUID();
    const facts = { kind: "fixed", percentage: null, amount: "12.50", minimumSubtotal: "40" };
    await save({ id, title: "Fixed", ...facts });
    const query = `{ staffDiscounts {
      id title code percentage amount { amount } minimumSubtotal { amount } isForAllProducts
    } }`;
    const { data } = await send(query, {}, employee);
    expect(data.staffDiscounts).toContainEqual({
      id,
      title: "Fixed",
      code: null,
      percentage: null,
      amount: { amount: "12.50" },
      minimumSubtotal: { amount: "40.00" },
      isForAllProducts: true,
    });
  });
});

describe("a promotion of staff", () => {
  const save = (facts: object, token = admin) =>
    change(
      "staffSavePromotion",
      [
        "StaffSavePromotionInput",
        {
          id: "answers",
          businessId: "pm",
          title: "Answers",
          description: "",
          status: "OPEN",
          maxEntries: 5,
          tokens: 1.5,
          startsAt: "2026-06-01T00:00:00.000Z",
          ...facts,
        },
      ],
      token,
    );

  it("is answered by what became of it", async () => {
    const missing = { __typename: "NotFound", message: "There is no such promotion." };
    expect(await save({}, employee)).toEqual(missing);
    expect(await save({})).toEqual({ __typename: "StaffPromotionSaved" });
    expect(await save({ title: "Another" })).toEqual({
      __typename: "InvalidInput",
      message: "Another promotion already has this address.",
    });
    expect(await save({ title: "Late", updatedAt: "2026-06-01T00:00:00Z" })).toMatchObject({
      __typename: "StaffPromotionOutdated",
    });
    expect(await save({ id: "other", tokens: 1.25 })).toEqual({
      __typename: "InvalidInput",
      message: "Enter 0.5 to 50, in steps of 0.5.",
    });
    const { data } = await send("{ staffPromotions { id tokens numEntries waitingCount } }", {});
    const stored = { id: "answers", tokens: 1.5, numEntries: 0, waitingCount: 0 };
    expect(data.staffPromotions).toEqual([stored]);
  });
});

describe("tokens and vouchers of staff", () => {
  it("say how many tokens are available", async () => {
    const email = `${randomUUID()}@mail.example`;
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    const adjust = (tokens: number, token = admin) => {
      const input = { customerId: id, requestId: randomUUID(), tokens, note: "Damaged" };
      return change("staffAdjustTokens", ["StaffAdjustTokensInput", input], token);
    };
    expect(await adjust(1)).toEqual({ __typename: "StaffTokensAdjusted" });
    expect(await adjust(-1.5)).toEqual({
      __typename: "NotEnoughTokens",
      message: "Only 1 token is available.",
    });
    expect(await adjust(-0.25)).toMatchObject({ __typename: "InvalidInput" });
    expect(await adjust(1, employee)).toMatchObject({ __typename: "NotFound" });
  });

  it("show codes to administrators only", async () => {
    const requestId = randomUUID();
    const create = (facts: object, token = admin) =>
      change(
        "staffCreateVouchers",
        ["StaffCreateVouchersInput", { requestId, count: 2, tokens: 2.5, ...facts }],
        token,
      );
    expect(await create({}, employee)).toMatchObject({ __typename: "NotFound" });
    expect(await create({ count: 201 })).toMatchObject({ message: "Enter 1 to 200." });
    expect(await create({})).toEqual({ __typename: "StaffVouchersCreated" });
    const query = `query Codes($id: ID!) {
      staffVouchers(requestId: $id) { count redeemedCount tokens codes }
    }`;
    const { data } = await send(query, { id: requestId });
    expect(data.staffVouchers).toMatchObject({ count: 2, redeemedCount: 0, tokens: 2.5 });
    expect(new Set(data.staffVouchers.codes).size).toBe(2);
    expect((await send(query, { id: requestId }, employee)).data).toEqual({ staffVouchers: null });
    expect((await send(query, { id: randomUUID() })).data).toEqual({ staffVouchers: null });
  });
});

describe("a product of staff", () => {
  it("is changed by administrators from what they saw", async () => {
    const product = await createProduct(test.backend, {
      variants: [makeVariant({ priceMinor: 4900, stock: 7 })],
    });
    const id = product.variants[0]?.id ?? "";
    const save = (facts: object, token = admin) => {
      const previous = { price: "49.00", stock: 7, isActive: true };
      const input = { id, price: "55.00", stock: 7, isActive: true, previous, ...facts };
      return change("staffUpdateVariant", ["StaffUpdateVariantInput", input], token);
    };
    expect(await save({}, employee)).toMatchObject({ __typename: "NotFound" });
    expect(await save({ price: "5,5" })).toEqual({
      __typename: "InvalidInput",
      message: "Enter an amount such as 12.50.",
    });
    expect(await save({ stock: -1 })).toMatchObject({ message: "Stock can't be negative." });
    expect(await save({})).toEqual({ __typename: "StaffProductChanged" });
    expect(await save({ price: "60.00" })).toMatchObject({ __typename: "StaffProductOutdated" });
  });
});
