import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type * as processes from "./run-process.ts";
import type * as signals from "./stop-signal.ts";

let runProcess: typeof processes.runProcess;
let onStopSignal: typeof signals.onStopSignal;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const signalListeners = SIGNALS.map((name) => [name, process.listeners(name)] as const);

/** Removes the signal handlers of other test files in the same process, which exit at once. */
beforeAll(async () => {
  for (const name of SIGNALS) process.removeAllListeners(name);
  vi.resetModules();
  ({ runProcess } = await import("./run-process.ts"));
  ({ onStopSignal } = await import("./stop-signal.ts"));
});
afterAll(() => {
  for (const [name, listeners] of signalListeners) {
    process.removeAllListeners(name);
    for (const listener of listeners) process.on(name, listener);
  }
});

const lines: string[] = [];
const log = pino(
  { level: "info" },
  { write: (line: string) => void lines.push(JSON.parse(line).msg) },
);
const config = { MANAGEMENT_HOST: "127.0.0.1", MANAGEMENT_PORT: 0, DRAIN_MS: 20 };
const flush = vi.fn(async () => {});
const exit = vi.fn<(code: unknown) => void>();

/** The test runner's listeners, which stay. */
const runnerListeners = new Set(process.listeners("uncaughtException"));
const listAdded = () =>
  process.listeners("uncaughtException").filter((listener) => !runnerListeners.has(listener));

beforeEach(() => {
  // The timer of the stop limit would end a later test.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    exit(code);
    return undefined as never;
  });
});
afterEach(() => {
  // As before the first process ran.
  onStopSignal(() => process.exit(0));
  vi.useRealTimers();
  vi.restoreAllMocks();
  flush.mockClear();
  exit.mockClear();
  lines.length = 0;
  for (const listener of listAdded()) process.off("uncaughtException", listener);
});

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

function run(stop: processes.RunningProcess["stop"]): Promise<void> {
  return runProcess({ config, log, flush, start: async () => ({ readiness: {}, stop }) });
}

it("stops once at a signal, after the drain, sends what is left and ends with 0", async () => {
  const stop = vi.fn(async () => {});
  await run(stop);
  const signaled = performance.now();
  process.emit("SIGTERM");
  process.emit("SIGINT");
  await waitFor(() => expect(exit).toHaveBeenCalled());
  expect(performance.now() - signaled).toBeGreaterThan(config.DRAIN_MS - 2);
  expect(stop).toHaveBeenCalledOnce();
  expect(lines).toContain("stopping");
  expect(flush).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[0]]);
});

it("ends with 1 when it cannot stop cleanly", async () => {
  await run(() => Promise.reject(new Error("no connection")));
  process.emit("SIGTERM");
  // The stubbed exit returns, so that the second one follows.
  await waitFor(() => expect(exit.mock.calls).toEqual([[1], [0]]));
  expect(flush).toHaveBeenCalled();
  expect(lines).toContain("could not stop cleanly");
});

it("ends with 1 after 35 s of work that does not end", async () => {
  const work = Promise.withResolvers<void>();
  await run(() => work.promise);
  process.emit("SIGTERM");
  vi.advanceTimersByTime(35_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(config.DRAIN_MS);
  expect(exit.mock.calls).toEqual([[1]]);
  work.resolve();
  await waitFor(() => expect(exit.mock.calls).toEqual([[1], [0]]));
});

it("ends with 1 when it cannot start", async () => {
  await runProcess({ config, log, flush, start: () => Promise.reject(new Error("no database")) });
  expect(lines).toEqual(["could not start"]);
  expect(flush).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[1]]);
});

it("ends with 1 after an exception that nothing catches", async () => {
  await run(async () => {});
  for (const listener of listAdded()) listener(new Error("defect"), "uncaughtException");
  await waitFor(() => expect(exit).toHaveBeenCalled());
  expect(lines).toContain("uncaught exception");
  expect(flush).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[1]]);
  process.emit("SIGTERM");
  await waitFor(() => expect(exit.mock.calls).toEqual([[1], [0]]));
});
