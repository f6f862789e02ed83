import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createTestDatabase, readServiceEnvironment } from "@photomap/testing";
import { expect, it, vi } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

function start(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(NODE, [MAIN], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
}

it("reports every missing variable and does not start", async () => {
  const child = start({});
  if (child.stderr === null) throw new Error("The process has no standard error");
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).not.toBe(0);
  for (const name of [
    "STAGE",
    "PORT",
    "MANAGEMENT_PORT",
    "DATABASE_URL",
    "REDIS_URL",
    "S3_ENDPOINT",
  ]) {
    expect(message).toContain(name);
  }
});

it("lists all that production misses and does not start", async () => {
  const child = start({
    ...readServiceEnvironment(),
    STAGE: "prod",
    PORT: "0",
    DEVELOPMENT: "1",
    IMAGE_SIGNING_KEY: undefined,
    CODE_KEY: undefined,
    VOUCHER_KEY: undefined,
    CUSTOMER_KEY: undefined,
  });
  if (child.stderr === null) throw new Error("The process has no standard error");
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).not.toBe(0);
  for (const name of [
    "PERSISTED_OPERATIONS",
    "TRUSTED_PROXIES",
    "IMAGE_SIGNING_KEY",
    "CODE_KEY",
    "VOUCHER_KEY",
    "CUSTOMER_KEY",
    "PM_URL",
    "IMAGES_URL",
    "COMPANY_DOMAIN",
    "COMPANY_NAME",
    "COMPANY_ADDRESS",
    "PM_SUPPORT_EMAIL",
    "DEVELOPMENT",
  ]) {
    expect(message).toContain(`${name}: `);
  }
});

it("becomes ready, and ends with 0 on SIGTERM", async () => {
  const database = await createTestDatabase();
  const child = start({
    ...readServiceEnvironment(),
    DATABASE_URL: database.url,
    STAGE: "local",
    PORT: "0",
    MANAGEMENT_PORT: "0",
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [address, management] = await vi.waitUntil(
    () => {
      const found = output.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
      return found.length === 2 && found;
    },
    { timeout: 50_000 },
  );
  expect((await fetch(`${management}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(404);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
  await database.drop();
});

it("ends with 1 when the database does not answer at start", async () => {
  const child = start({
    ...readServiceEnvironment(),
    DATABASE_URL: "postgres://photomap:photomap@127.0.0.1:1/photomap",
    STAGE: "local",
    PORT: "0",
    MANAGEMENT_PORT: "0",
    LOG_LEVEL: "silent",
  });
  expect(await once(child, "exit")).toEqual([1, null]);
});
