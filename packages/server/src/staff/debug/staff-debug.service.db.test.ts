import { createHmac } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PaymentUnavailableError } from "../../platform/adapters/stripe/payment-provider.ts";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");
const SECRET = "a secret that only this test and nobody else uses";
const CALLER = { ip: "203.0.113.1", token: undefined, brand: "pm" } as const;

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend({
    STRIPE_WEBHOOK_SECRET: SECRET,
    SMTP_URL: "smtp://u:p@127.0.0.1:1",
  });
});
afterAll(() => test.close());

async function read() {
  const report = await test.backend.staff.debug.read(EMPLOYEE);
  if (report === undefined) throw new Error("no report");
  return report;
}

async function findQueue(wanted: string) {
  return (await read()).queues.find(({ name }) => name === wanted);
}

/** Handles a signed event whose session cannot be read: the provider does not answer. */
function handleEvent(id: string): Promise<unknown> {
  const type = "checkout.session.completed";
  const body = JSON.stringify({
    id,
    object: "event",
    type,
    data: { object: { id: "cs_test_1", object: "checkout.session" } },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const hmac = createHmac("sha256", SECRET).update(`${seconds}.${body}`).digest("hex");
  return test.backend.paymentEvents.handle(Buffer.from(body), `t=${seconds},v1=${hmac}`);
}

describe("the debug report", () => {
  it("is for staff", async () => {
    expect(await test.backend.staff.debug.read(ANONYMOUS)).toBeUndefined();
    const { staffRole: _role, ...user } = EMPLOYEE;
    expect(await test.backend.staff.debug.read(user)).toBeUndefined();
  });

  it("has versions, missing migrations and the configuration without secrets", async () => {
    const { versions, variables } = await read();
    expect(versions).toMatchObject({ node: process.version, missingMigrations: [] });
    expect(versions.postgresql).toMatch(/^\d+/);
    expect(versions.lastMigration).toMatch(/^\d{4}_\w+\.sql$/);
    const find = (wanted: string) => variables.find(({ name }) => name === wanted);
    expect(find("SMTP_URL")?.value).toMatch(/^smtp:\/\/127\.0\.0\.1:1$/);
    expect(find("STRIPE_WEBHOOK_SECRET")).toMatchObject({ state: "HIDDEN", value: null });
    expect(find("WALGREENS_API_KEY")).toMatchObject({ state: "NOT_SET" });
    expect(JSON.stringify(variables)).not.toContain(SECRET);
    await test.query("delete from migration where name = $1", [versions.lastMigration]);
    expect((await read()).versions.missingMigrations).toEqual([versions.lastMigration]);
    await test.query("insert into migration (name) values ($1)", [versions.lastMigration]);
  });

  it("counts the jobs of each queue", async () => {
    expect(await findQueue("render-print")).toEqual({
      name: "render-print",
      waiting: 0,
      delayed: 0,
      active: 0,
      failed: 0,
      oldestSeconds: null,
    });
    await test.query(
      `insert into pgboss.job (name, state, start_after, created_on)
       select 'render-print', state::pgboss.job_state, now() + wait::interval, now() - interval '1 hour'
       from (values ('created', '-90 s'), ('retry', '-30 s'), ('retry', '1 h'), ('active', '0'),
         ('failed', '0'), ('completed', '0')) job (state, wait)`,
    );
    const depth = await findQueue("render-print");
    expect(depth).toMatchObject({ waiting: 2, delayed: 1, active: 1, failed: 1 });
    expect(depth?.oldestSeconds).toBeGreaterThanOrEqual(89);
    expect(depth?.oldestSeconds).toBeLessThan(600);
  });

  it("lists failed mails with masked recipients", async () => {
    const { accounts, queue, mail, sessions, suppressionList } = test.backend;
    await sessions.ensureDevelopmentAccount("berta@mail.example");
    await accounts.sendCode(CALLER, { email: "berta@mail.example", purpose: "RESET_PASSWORD" });
    await queue.work("send-mail", async (job) => void (await mail.deliver(job)));
    await vi.waitUntil(async () => (await read()).mails.length > 0, { timeout: 50_000 });
    await suppressionList.add("anna@mail.example", "550 <anna@mail.example> unknown");
    const { mails } = await read();
    expect(mails).toMatchObject([
      { state: "REFUSED", recipient: "a…@mail.example", reason: "550 <[email]> unknown" },
      { state: "RETRIED", recipient: "b…@mail.example", kind: "code" },
    ]);
    expect(mails[1]?.reason).toContain("ECONNREFUSED");
  });

  it("lists webhooks that failed, and which of them succeeded later", async () => {
    await expect(handleEvent("evt_1")).rejects.toThrow(PaymentUnavailableError);
    await expect(handleEvent("evt_2")).rejects.toThrow(PaymentUnavailableError);
    for (let i = 0; i < 3; i += 1) {
      await test.backend.paymentEvents.handle(Buffer.from("{}"), "t=1,v1=00");
    }
    await test.query("insert into payment_event (id, type) values ('evt_1', 'x')");
    const { webhooks } = await read();
    expect(webhooks).toMatchObject([
      { endpoint: "payments", eventId: null, isHandled: false },
      { eventId: "evt_2", eventType: "checkout.session.completed", isHandled: false },
      { eventId: "evt_1", isHandled: true },
    ]);
    expect(webhooks[1]?.reason).toContain("PaymentUnavailableError");
  });

  it("lists errors and processes, the newest first", async () => {
    await test.query(
      `insert into recent_error (source, release, name, message)
       values ('api', '1', 'Error', 'first'), ('worker', '1', 'Error', 'second')`,
    );
    await test.query(
      `insert into running_process (id, name, release, node_version)
       values (gen_random_uuid(), 'worker', '7.0.1', 'v24.1.0')`,
    );
    const { errors, processes } = await read();
    expect(errors.map(({ message }) => message)).toEqual(["second", "first"]);
    expect(processes).toMatchObject([{ name: "worker", release: "7.0.1" }]);
  });
});
