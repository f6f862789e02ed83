import type { AccountViewer } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SEEDED_PROMOTION, seedTokens } from "./seed-tokens.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function createViewer(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email };
}

it("creates tokens, a promotion with two entries and a voucher once", async () => {
  const { promotions, tokens, vouchers } = test.backend;
  const [owner, family, admin] = [
    await createViewer("owner@mail.example"),
    await createViewer("family@mail.example"),
    await createViewer("admin@mail.example"),
  ];
  const people = { owner, family, admin };
  const code = await seedTokens(test.backend, people);
  const before = await tokens.read(owner);
  expect(before.halfTokens).toBe(13);
  expect(before.transactions.map(({ reason }) => reason)).toEqual([
    "PROMOTION",
    "VOUCHER_REDEMPTION",
    "ADMIN_ADJUSTMENT",
    "ADMIN_ADJUSTMENT",
  ]);
  expect(await promotions.find("pm", SEEDED_PROMOTION)).toMatchObject({
    status: "OPEN",
    numEntries: 2,
  });
  expect(await seedTokens(test.backend, people)).toBe(code);
  expect(await tokens.read(owner)).toEqual(before);
  expect(await vouchers.redeem(family, { ip: "test" }, code ?? "")).toMatchObject({
    kind: "redeemed",
    balance: 10,
  });
});
