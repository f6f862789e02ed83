import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type PoolWorker, WorkerPool } from "./worker-pool.ts";

/** A worker whose answers are given by hand. */
class HandWorker implements PoolWorker {
  onmessage: PoolWorker["onmessage"] = null;
  onerror: PoolWorker["onerror"] = null;
  readonly kind: string;
  readonly jobs: string[] = [];
  isTerminated = false;

  constructor(kind: string) {
    this.kind = kind;
  }
  postMessage(job: string): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: string): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
  crash(): void {
    this.onerror?.call(this as unknown as Worker, { message: "out of memory" } as ErrorEvent);
  }
}

function openPool() {
  const workers: HandWorker[] = [];
  const pool = new WorkerPool<string, string, string>({
    size: 2,
    idleMs: 1_000,
    create: (kind) => {
      const worker = new HandWorker(kind);
      workers.push(worker);
      return worker;
    },
  });
  const alive = () => workers.filter(({ isTerminated }) => !isTerminated);
  return { pool, workers, alive };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("keeps two at work however many jobs there are, and uses them again", async () => {
  const { pool, workers } = openPool();
  const answers = ["1", "2", "3", "4"].map((job) => pool.run("a", job));
  expect(workers.map(({ jobs }) => jobs)).toEqual([["1"], ["2"]]);
  workers[1]?.answer("two");
  workers[0]?.answer("one");
  workers[1]?.answer("three");
  workers[0]?.answer("four");
  expect(await Promise.all(answers)).toEqual(["one", "two", "three", "four"]);
  expect(workers.map(({ jobs }) => jobs)).toEqual([
    ["1", "4"],
    ["2", "3"],
  ]);
});

it("never has more than two alive, of whatever kind", async () => {
  const { pool, workers, alive } = openPool();
  void pool.run("a", "1");
  void pool.run("a", "2");
  workers[0]?.answer("");
  workers[1]?.answer("");
  void pool.run("b", "3");
  expect(alive().map(({ kind }) => kind)).toEqual(["a", "b"]);
  void pool.run("b", "4");
  expect(alive().map(({ kind }) => kind)).toEqual(["b", "b"]);
});

it("replaces a worker that died, and fails its job alone", async () => {
  const { pool, workers, alive } = openPool();
  const first = pool.run("a", "1");
  const second = pool.run("a", "2");
  const third = pool.run("a", "3");
  workers[0]?.crash();
  await expect(first).rejects.toThrow("out of memory");
  workers[2]?.answer("three");
  workers[1]?.answer("two");
  expect([await second, await third]).toEqual(["two", "three"]);
  expect(alive()).toHaveLength(2);
});

it("drops what was aborted, waiting or under way", async () => {
  const { pool, workers } = openPool();
  const controller = new AbortController();
  const jobs = ["1", "2", "3"].map((job) => pool.run("a", job, controller.signal));
  const kept = pool.run("a", "4");
  controller.abort(new Error("enough"));
  for (const job of jobs) await expect(job).rejects.toThrow("enough");
  await expect(pool.run("a", "5", controller.signal)).rejects.toThrow("enough");
  workers[0]?.answer("too late");
  workers[0]?.answer("four");
  expect(await kept).toBe("four");
  expect(workers.map(({ jobs }) => jobs)).toEqual([["1", "4"], ["2"]]);
});

it("lets idle workers go", () => {
  const { pool, workers, alive } = openPool();
  void pool.run("a", "1");
  vi.advanceTimersByTime(5_000);
  workers[0]?.answer("");
  vi.advanceTimersByTime(999);
  expect(alive()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(alive()).toEqual([]);
  void pool.run("a", "2");
  expect(alive()).toHaveLength(1);
});
