import { pino } from "pino";
import { expect, it } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { createManagementServer } from "./management-server.ts";

const log = pino({ level: "silent" });
const up = () => Promise.resolve();
const isStopping = () => false;
const down = () => Promise.reject(new Error("down"));

it("is not ready while a required service is down, and names it", async () => {
  const server = createManagementServer({
    log,
    readiness: { database: up, storage: down },
    isStopping,
  });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    ready: false,
    stopping: false,
    failed: ["storage"],
    degraded: [],
  });
});

it("is not ready while a required service does not answer for two seconds", async () => {
  const readiness = { database: up, storage: () => new Promise<never>(() => {}) };
  const server = createManagementServer({ log, readiness, isStopping });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ failed: ["storage"] });
});

it("is ready and degraded while an optional service is down", async () => {
  const server = createManagementServer({
    log,
    readiness: { database: up },
    optionalReadiness: { redis: down },
    isStopping,
  });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ready: true, stopping: false, failed: [], degraded: ["redis"] });
});

it("is healthy as long as it answers", async () => {
  const server = createManagementServer({ log, readiness: { down }, isStopping: () => true });
  expect((await server.inject("/healthz")).statusCode).toBe(200);
});

it("is not ready while it stops", async () => {
  const server = createManagementServer({ log, readiness: {}, isStopping: () => true });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ ready: false, stopping: true });
});

it("serves the metrics of requests that the other server of the process answered", async () => {
  const server = createHttpServer({ log, bodyLimitBytes: 1 });
  server.get("/measured/:id", () => "ok");
  await server.inject("/measured/1");
  const management = createManagementServer({ log, readiness: {}, isStopping });
  const { body } = await management.inject("/metrics");
  expect(body).toContain('method="GET",route="/measured/:id",status="200"');
  expect(body).toContain("process_cpu_seconds_total");
});

it.each(["/readyz", "/metrics"])("browsers cannot reach %s", async (path) => {
  const server = createHttpServer({ log, bodyLimitBytes: 1 });
  expect((await server.inject(path)).statusCode).toBe(404);
  expect((await server.inject("/healthz")).json()).toEqual({ status: "ok" });
});
