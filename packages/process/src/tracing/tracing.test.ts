import { TraceCollector } from "@photomap/testing/trace-collector";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHttpServer } from "../http-server.ts";
import {
  getTraceparent,
  nameCurrentSpan,
  recordInstantSpan,
  recordStep,
  traceStep,
  traceWork,
} from "./spans.ts";
import { startTracing, type Tracing } from "./start-tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const log = pino({ level: "silent" });

let collector: TraceCollector;
let tracing: Tracing;

async function start(ratio = 1): Promise<void> {
  const settings = { name: "api", release: "1", endpoint: collector.url, ratio };
  tracing = await startTracing(settings);
}

beforeEach(async () => {
  collector = await TraceCollector.start();
  tracing = await startTracing({ name: "api", release: "1", endpoint: undefined, ratio: 1 });
});
afterEach(async () => {
  await tracing.close();
  await collector.stop();
});

it("records nothing without a collector, and runs the work", async () => {
  const work = () => traceStep("step", {}, async () => getTraceparent());
  expect(await traceWork("work", { traceparent: TRACEPARENT }, work)).toBeUndefined();
  expect(recordInstantSpan("moment", TRACEPARENT)).toBeUndefined();
  recordStep("select", {}, 1);
  expect(collector.spans).toEqual([]);
});

it("continues the trace of a request, also after its body was read", async () => {
  await start();
  const app = createHttpServer({ log, bodyLimitBytes: 100 });
  app.post("/saves/:id", async () => {
    nameCurrentSpan("save", { "graphql.operation.name": "save" });
    await traceStep("store", {}, async () => recordStep("insert file", {}, 5));
    return {};
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  await fetch(`${address}/saves/secret-id?key=secret`, {
    method: "POST",
    headers: { "content-type": "application/json", traceparent: TRACEPARENT },
    body: JSON.stringify({ name: "Ada" }),
  });
  await fetch(`${address}/healthz`);
  await app.close();
  await tracing.close();
  const find = (name: string) => collector.spans.find((span) => span.name === name);
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([TRACE, TRACE, TRACE]);
  expect(find("save")?.parentSpanId).toBe("00f067aa0ba902b7");
  expect(find("store")?.parentSpanId).toBe(find("save")?.spanId);
  expect(find("insert file")?.parentSpanId).toBe(find("store")?.spanId);
  expect(collector.bodies.join()).not.toMatch(/secret|Ada/);
});

it.each([
  undefined,
  "",
  "00-0-0-01",
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `${TRACEPARENT}-x`,
])("begins a trace of its own with the header %j", async (traceparent) => {
  await start();
  const own = await traceWork("work", { traceparent }, async () => getTraceparent());
  expect(own).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(own).not.toContain(TRACE);
});

it("decides by the trace id which traces are recorded, not by the flag of a browser", async () => {
  await start(0);
  await traceWork("work", { traceparent: TRACEPARENT }, async () => {});
  await tracing.close();
  expect(collector.spans).toEqual([]);
});

it("has the name of an error, not its message", async () => {
  await start();
  const failing = traceWork("work", {}, () => Promise.reject(new TypeError("ada@example.com")));
  await expect(failing).rejects.toThrow("ada@example.com");
  await tracing.close();
  expect(collector.bodies.join()).toContain("TypeError");
  expect(collector.bodies.join()).not.toContain("ada@");
});

it("ends when the collector does not answer", async () => {
  await start();
  await collector.stop();
  await traceWork("work", {}, async () => {});
  await expect(tracing.close()).resolves.toBeUndefined();
});
