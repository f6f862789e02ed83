import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WorkerPool } from "./worker-pool.ts";

/** A worker that responds when the test calls `answer`. */
class ManualWorker extends EventTarget {
  readonly kind: string;
  readonly jobs: string[] = [];
  isTerminated = false;

  constructor(kind: string) {
    super();
    this.kind = kind;
  }

  postMessage(job: string): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: string): Promise<void> {
    this.dispatchEvent(new MessageEvent("message", { data }));
    return vi.advanceTimersByTimeAsync(0).then(() => undefined);
  }

  /** The event has no message if the script could not be loaded. */
  crash(details: { message?: string } = { message: "out of memory" }): Promise<void> {
    this.dispatchEvent(Object.assign(new Event("error"), details));
    return vi.advanceTimersByTimeAsync(0).then(() => undefined);
  }
}

function openPool() {
  const workers: ManualWorker[] = [];
  const pool = new WorkerPool<string, string, string>({
    size: 2,
    idleMs: 1_000,
    isFailure: (answer) => answer === "failed",
    create: (kind) => {
      const worker = new ManualWorker(kind);
      workers.push(worker);
      return worker;
    },
  });
  const alive = () => workers.filter(({ isTerminated }) => !isTerminated);
  return { pool, workers, alive };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs two jobs at a time and reuses the workers", async () => {
  const { pool, workers } = openPool();
  const answers = ["1", "2", "3", "4"].map((job) => pool.run("a", job));
  expect(workers.map(({ jobs }) => jobs)).toEqual([["1"], ["2"]]);
  await workers[1]?.answer("two");
  await workers[0]?.answer("one");
  await workers[1]?.answer("three");
  await workers[0]?.answer("four");
  expect(await Promise.all(answers)).toEqual(["one", "two", "three", "four"]);
  expect(workers.map(({ jobs }) => jobs)).toEqual([
    ["1", "4"],
    ["2", "3"],
  ]);
});

it("has at most two workers of all kinds together", async () => {
  const { pool, workers, alive } = openPool();
  void pool.run("a", "1");
  void pool.run("a", "2");
  await workers[0]?.answer("");
  await workers[1]?.answer("");
  void pool.run("b", "3");
  expect(alive().map(({ kind }) => kind)).toEqual(["a", "b"]);
  void pool.run("b", "4");
  expect(alive().map(({ kind }) => kind)).toEqual(["b", "b"]);
});

it("replaces a crashed worker and fails only its job", async () => {
  const { pool, workers, alive } = openPool();
  const first = pool.run("a", "1").catch((error: unknown) => error);
  const second = pool.run("a", "2");
  const third = pool.run("a", "3");
  await workers[0]?.crash();
  expect(await first).toMatchObject({ cause: "out of memory" });
  await workers[2]?.answer("three");
  await workers[1]?.answer("two");
  expect([await second, await third]).toEqual(["two", "three"]);
  expect(alive()).toHaveLength(2);
});

it("fails with a text for users when its script cannot be loaded", async () => {
  const { pool, workers } = openPool();
  const job = pool.run("a", "1").catch((error: unknown) => String(error));
  await workers[0]?.crash({});
  expect(await job).toContain("We couldn't read the photo. Check your connection");
});

it("terminates a worker after a failed job", async () => {
  const { pool, workers, alive } = openPool();
  const failed = pool.run("a", "1");
  await workers[0]?.answer("failed");
  expect(await failed).toBe("failed");
  void pool.run("a", "2");
  expect(alive().map(({ jobs }) => jobs)).toEqual([["2"]]);
});

it("rejects aborted jobs, queued or running", async () => {
  const { pool, workers } = openPool();
  const controller = new AbortController();
  const jobs = ["1", "2", "3"].map((job) => pool.run("a", job, controller.signal));
  const kept = pool.run("a", "4");
  controller.abort(new Error("enough"));
  for (const job of jobs) await expect(job).rejects.toThrow("enough");
  await expect(pool.run("a", "5", controller.signal)).rejects.toThrow("enough");
  await workers[0]?.answer("too late");
  await workers[0]?.answer("four");
  expect(await kept).toBe("four");
  expect(workers.map(({ jobs }) => jobs)).toEqual([["1", "4"], ["2"]]);
});

it("terminates idle workers", async () => {
  const { pool, workers, alive } = openPool();
  void pool.run("a", "1");
  vi.advanceTimersByTime(5_000);
  await workers[0]?.answer("");
  vi.advanceTimersByTime(999);
  expect(alive()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(alive()).toEqual([]);
  void pool.run("a", "2");
  expect(alive()).toHaveLength(1);
});

it("starts a worker ahead of the first job, which takes it", async () => {
  const { pool, workers } = openPool();
  pool.warmUp("a");
  pool.warmUp("a");
  await vi.advanceTimersByTimeAsync(60_000);
  void pool.run("a", "1");
  expect(workers.map(({ jobs }) => jobs)).toEqual([["1"]]);
});

it("does not use a worker whose script could not be loaded ahead of the first job", async () => {
  const { pool, workers } = openPool();
  pool.warmUp("a");
  await workers[0]?.crash({});
  const answer = pool.run("a", "1");
  await workers[1]?.answer("done");
  expect(await answer).toBe("done");
});
