import { randomUUID } from "node:crypto";
import { AGREEMENT, type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import type { ClientInfo } from "./account.types.ts";
import { CodeService } from "./code.service.ts";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(async () => {
  await test.close();
});

const PASSWORD = "seven gray cranes";
const fromHost = (host: number): ClientInfo => ({
  ip: `198.51.100.${host}`,
  brand: "pm",
  token: undefined,
});

function wrongFor(code: string, i: number): string {
  return String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0");
}

async function countEvaluated(email: string): Promise<number> {
  const rows = await test.query(
    "select sum(tries + shared_tries)::int as n from account_code where email = $1",
    [email],
  );
  return Number(rows[0]?.["n"]);
}

function reset(host: number, email: string, code: string) {
  const input = { email, code, newPassword: "another fine phrase" };
  return test.backend.accounts.resetPassword(fromHost(host), input);
}

async function createAccount(email: string): Promise<void> {
  const { accounts } = test.backend;
  await accounts.signUp(fromHost(250), { email, password: PASSWORD, agreement: AGREEMENT });
  const code = await test.readCode(email);
  const result = await accounts.verifyEmail(fromHost(250), { email, code, password: PASSWORD });
  expect(result.kind).toBe("signed-in");
}

describe("guessing codes", () => {
  it("verifies five attempts at a code from a hundred hosts, then refuses even the correct one", async () => {
    const email = "five-tries@mail.example";
    await createAccount(email);
    await test.backend.accounts.sendCode(fromHost(251), { email, purpose: "RESET_PASSWORD" });
    const code = await test.readCode(email, 2);
    const before = await countEvaluated(email);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, i) => reset(i, email, wrongFor(code, i))),
    );
    expect(new Set(guesses.map(({ kind }) => kind))).toEqual(new Set(["code-refused"]));
    expect((await countEvaluated(email)) - before).toBe(5);
    expect(await reset(101, email, code)).toEqual({ kind: "code-refused" });
  });

  it("sends five codes at once to an account, so that at most 25 attempts by others are verified", async () => {
    const email = "five-codes@mail.example";
    const { accounts } = test.backend;
    await accounts.signUp(fromHost(1), { email, password: PASSWORD, agreement: AGREEMENT });
    const sent = [];
    for (let i = 2; i <= 10; i += 1) {
      await test.readCode(email, Math.min(i - 1, 5));
      for (let host = 0; host < 8; host += 1) {
        const input = { email, code: wrongFor("000000", i * 10 + host), newPassword: PASSWORD };
        await accounts.resetPassword(fromHost(i * 8 + host), input);
      }
      const purpose = i % 2 === 0 ? "RESET_PASSWORD" : "VERIFY_EMAIL";
      sent.push((await accounts.sendCode(fromHost(i), { email, purpose })).kind);
    }
    expect(sent.filter((kind) => kind === "sent")).toHaveLength(4);
    expect(sent.slice(4)).toEqual(Array.from({ length: 5 }, () => "too-many-codes"));
    expect(await countEvaluated(email)).toBeLessThanOrEqual(25);
    expect(test.inbox.mailsTo(email)).toHaveLength(5);
  });

  it("counts concurrent requests of codes", async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        test.backend.accounts.sendCode(fromHost(i), {
          email: "at-once@mail.example",
          purpose: "RESET_PASSWORD",
        }),
      ),
    );
    expect(asked.filter(({ kind }) => kind === "sent")).toHaveLength(5);
  });

  it("accepts one of two concurrent uses of a code", async () => {
    const email = "both-at-once@mail.example";
    await createAccount(email);
    await test.backend.accounts.sendCode(fromHost(120), { email, purpose: "RESET_PASSWORD" });
    const code = await test.readCode(email, 2);
    const results = await Promise.all([reset(121, email, code), reset(122, email, code)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["code-refused", "signed-in"]);
    const [account] = await test.query("select access_epoch from account where email = $1", [
      email,
    ]);
    expect(account).toEqual({ accessEpoch: 2 });
  });

  it("accepts one of two concurrent verifications of an address", async () => {
    const { accounts } = test.backend;
    const email = "verified-at-once@mail.example";
    await accounts.signUp(fromHost(123), { email, password: PASSWORD, agreement: AGREEMENT });
    const code = await test.readCode(email);
    const verify = (host: number) =>
      accounts.verifyEmail(fromHost(host), { email, code, password: PASSWORD });
    const results = await Promise.all([verify(124), verify(125)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["code-refused", "signed-in"]);
  });

  it("refuses the code of another purpose or address", async () => {
    const [one, two] = ["one@mail.example", "two@mail.example"];
    await createAccount(two);
    await test.backend.accounts.signUp(fromHost(130), {
      email: one,
      password: PASSWORD,
      agreement: AGREEMENT,
    });
    const code = await test.readCode(one);
    expect((await reset(131, one, code)).kind).toBe("code-refused");
    expect((await reset(132, two, code)).kind).toBe("code-refused");
  });

  it("expires a code after ten minutes, and the older one when a newer is sent", async () => {
    const email = "old-code@mail.example";
    await createAccount(email);
    const send = () =>
      test.backend.accounts.sendCode(fromHost(140), { email, purpose: "RESET_PASSWORD" });
    await send();
    const older = await test.readCode(email, 2);
    await send();
    const newer = await test.readCode(email, 3);
    const stale = older === newer ? wrongFor(newer, 0) : older;
    expect((await reset(141, email, stale)).kind).toBe("code-refused");
    await test.query(
      "update account_code set expires_at = expires_at - interval '10 minutes' where email = $1",
      [email],
    );
    expect((await reset(142, email, newer)).kind).toBe("code-refused");
  });

  it("stores the digits neither in the table nor in the job", async () => {
    const email = "no-digits@mail.example";
    await test.backend.accounts.signUp(fromHost(150), {
      email,
      password: PASSWORD,
      agreement: AGREEMENT,
    });
    const code = await test.readCode(email);
    const codes = await test.query("select * from account_code where email = $1", [email]);
    const jobs = await test.query("select data, output from pgboss.job");
    expect(codes[0]?.["codeHmac"]).toHaveLength(32);
    expect(JSON.stringify(codes)).not.toContain(code);
    expect(JSON.stringify(jobs)).not.toContain(code);
  });

  it("is verified with the key it was issued with, while that key is listed", async () => {
    const [oldKey, newKey] = ["old".repeat(11), "new".repeat(11)];
    const database = openDatabase(test.databaseUrl, 1);
    const withKeys = (...keys: [string, ...string[]]) =>
      new CodeService({ db: database.db, queue: test.backend.queue, keys });
    const request = {
      id: randomUUID(),
      email: "rotated@mail.example",
      purpose: "RESET_PASSWORD",
    } as const;
    const { id, email, purpose } = request;
    await test.query("insert into account_code (id, email, purpose) values ($1, $2, $3)", [
      id,
      email,
      purpose,
    ]);
    const code = await withKeys(oldKey).issue(request);
    expect(await withKeys(newKey, oldKey).verify({ email, purpose }, code)).toBe(id);
    expect(await withKeys(newKey).verify({ email, purpose }, code)).toBeUndefined();
    const newer = await withKeys(newKey, oldKey).issue(request);
    expect(await withKeys(newKey).verify({ email, purpose }, newer)).toBe(id);
    await database.close();
  });
});
