import { pino } from "pino";
import { expect, it } from "vitest";
import { createHttpServer } from "./http-server.ts";
import { createManagementServer } from "./management-server.ts";

const log = pino({ level: "silent" });
const up = () => Promise.resolve();
const down = () => Promise.reject(new Error("down"));

it("is not ready while a required service is down, and names it", async () => {
  const server = createManagementServer({ log, readiness: { database: up, storage: down } });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ ready: false, failed: ["storage"], degraded: [] });
});

it("is ready and degraded while an optional service is down", async () => {
  const server = createManagementServer({
    log,
    readiness: { database: up },
    optionalReadiness: { redis: down },
  });
  const answer = await server.inject("/readyz");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ready: true, failed: [], degraded: ["redis"] });
});

it("serves the metrics of requests that the other server of the process answered", async () => {
  const server = createHttpServer({ log, bodyLimitBytes: 1 });
  server.get("/measured/:id", () => "ok");
  await server.inject("/measured/1");
  const management = createManagementServer({ log, readiness: {} });
  const { body } = await management.inject("/metrics");
  expect(body).toContain('method="GET",route="/measured/:id",status="200"');
  expect(body).toContain("process_cpu_seconds_total");
});

it.each(["/readyz", "/metrics"])("browsers cannot reach %s", async (path) => {
  const server = createHttpServer({ log, bodyLimitBytes: 1 });
  expect((await server.inject(path)).statusCode).toBe(404);
  expect((await server.inject("/healthz")).json()).toEqual({ status: "ok" });
});
