import { openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addJobs } from "./jobs.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

it.each(["purge-uploads", "purge-sessions"])(
  "the job %s is scheduled and handled",
  async (name) => {
    const { sessions, storage, uploads } = test.backend;
    const { viewer } = await sessions.startGuest();
    const granted = await uploads.createPermit(viewer, "photos");
    if (granted.kind !== "granted") throw new Error(granted.kind);
    await storage.writeOriginal(granted.key, Buffer.from("a photo"), "image/jpeg");
    await test.query("update upload set created_at = now() - interval '31 days'");
    await test.query("update session set expires_at = now()");
    expect(await test.query("select 1 from pgboss.schedule where name = $1", [name])).toHaveLength(
      1,
    );
    await test.query("insert into pgboss.job (name, data) values ($1, '{}')", [name]);
    await addJobs(test.backend, pino({ level: "silent" }));
    await vi.waitUntil(
      async () => {
        const table = name === "purge-uploads" ? "upload" : "session";
        return (await test.query(`select 1 from ${table}`)).length === 0;
      },
      { timeout: 60_000, interval: 50 },
    );
  },
);
