import { randomUUID } from "node:crypto";
import { VOUCHER_LENGTH } from "@photomap/commerce";
import { openDatabase } from "@photomap/server";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { RedisProcess } from "./test/redis-process.ts";

const PASSWORD = "seven gray cranes";
/** The client tries Redis again a second after a failure. */
const WAIT = { timeout: 20_000, interval: 50 };

let redis: RedisProcess;
let test: MailBackend;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  redis = await RedisProcess.create();
  await redis.start();
  test = await openMailBackend({ REDIS_URL: redis.url });
  database = openDatabase(test.databaseUrl, 1);
});
afterAll(async () => {
  await database.close();
  await test.close();
  await redis.kill();
});

const from = (ip: string) => ({ ip, brand: "pm", token: undefined }) as const;

async function createPerson() {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email, PASSWORD);
  const { token } = await test.backend.sessions.start(id);
  const viewer = await test.backend.sessions.requireViewer(token);
  if (viewer.kind !== "account") throw new Error(viewer.kind);
  return { email, token, viewer };
}

type Person = Awaited<ReturnType<typeof createPerson>>;

const isSignedIn = async ({ token }: Person) =>
  (await test.backend.sessions.requireViewer(token)).kind === "account";

const requestCode = ({ email }: Person, ip: string) =>
  test.backend.accounts.sendCode(from(ip), { email, purpose: "RESET_PASSWORD" });

const guessCode = ({ email }: Person, code: string, ip: string) =>
  test.backend.accounts.resetPassword(from(ip), { email, code, newPassword: "another phrase" });

const redeem = ({ viewer }: Person, ip: string) =>
  test.backend.vouchers.redeem(viewer, { ip }, "2".repeat(VOUCHER_LENGTH));

async function isNotified(): Promise<boolean> {
  const { pubSub } = test.backend;
  const topic = randomUUID();
  const listener = vi.fn<() => void>();
  const unsubscribe = pubSub.subscribe(topic, listener);
  await pubSub.publish(topic).catch(() => undefined);
  await vi.waitUntil(() => listener.mock.calls.length > 0, { timeout: 500 }).catch(() => undefined);
  unsubscribe();
  return listener.mock.calls.length > 0;
}

describe("Redis is killed and started again empty", () => {
  it("keeps sessions and jobs, refuses codes and vouchers meanwhile, and works again afterward", async () => {
    const person = await createPerson();
    expect((await requestCode(person, "198.51.100.1")).kind).toBe("sent");
    await test.readCode(person.email);
    expect((await redeem(person, "198.51.100.1")).kind).not.toBe("too-many");

    await redis.kill();
    expect(await isSignedIn(person)).toBe(true);
    expect((await requestCode(person, "198.51.100.2")).kind).toBe("too-many-attempts");
    expect((await redeem(person, "198.51.100.2")).kind).toBe("too-many");
    // A job enqueued without Redis runs without it; each mail has a new code.
    const job = { kind: "code", codeId: await findCodeId(person), businessId: "pm" } as const;
    await database.db
      .transaction()
      .execute((transaction) => test.backend.queue.enqueue(transaction, "send-mail", job));
    const code = await test.readCode(person.email, 2);

    await redis.start();
    await vi.waitUntil(
      async () => (await redeem(person, "198.51.100.3")).kind !== "too-many",
      WAIT,
    );
    await vi.waitUntil(isNotified, WAIT);
    expect(await isSignedIn(person)).toBe(true);
    expect((await guessCode(person, code, "198.51.100.4")).kind).toBe("signed-in");
  });
});

describe("Redis is flushed", () => {
  it("keeps sessions, jobs and the five attempts at a code", async () => {
    const person = await createPerson();
    await requestCode(person, "198.51.100.5");
    const code = await test.readCode(person.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 5; i += 1) {
      expect((await guessCode(person, wrong, `198.51.101.${i}`)).kind).toBe("code-refused");
      await redis.flush();
    }
    expect((await guessCode(person, code, "198.51.101.9")).kind).toBe("code-refused");
    expect(await isSignedIn(person)).toBe(true);
    await vi.waitUntil(isNotified, WAIT);
  });
});

async function findCodeId({ email }: Person): Promise<string> {
  const [row] = await test.query("select id from account_code where email = $1", [email]);
  return String(row?.["id"]);
}
