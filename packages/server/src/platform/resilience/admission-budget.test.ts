import { afterEach, describe, expect, it, vi } from "vitest";
import { AdmissionBudget, AdmissionTimeoutError } from "./admission-budget.ts";

/** Creates a budget with tasks that end on demand. */
function createTasks(total: number) {
  const budget = new AdmissionBudget(total);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<void>[] = [];
  return {
    budget,
    running,
    add(name: string, weight: number, rank = 1) {
      const work = async () => {
        running.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        running.splice(running.indexOf(name), 1);
      };
      done.push(budget.run({ weight, rank }, work));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    async flush() {
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

afterEach(() => vi.useRealTimers());

describe("an admission budget", () => {
  it("admits tasks that fit together and queues the rest", async () => {
    const tasks = createTasks(100);
    tasks.add("a", 60);
    tasks.add("b", 40);
    tasks.add("c", 1);
    await tasks.flush();
    expect(tasks.running).toEqual(["a", "b"]);
    await tasks.end("b");
    expect(tasks.running).toEqual(["a", "c"]);
  });

  it("admits lower ranks first", async () => {
    const tasks = createTasks(100);
    tasks.add("running", 100);
    tasks.add("backfill", 10, 2);
    tasks.add("print", 10, 1);
    tasks.add("interactive", 95, 0);
    await tasks.flush();
    await tasks.end("running");
    expect(tasks.running).toEqual(["interactive"]);
    await tasks.end("interactive");
    expect(tasks.running).toEqual(["print", "backfill"]);
  });

  it("does not starve a large task by later small ones", async () => {
    const tasks = createTasks(100);
    tasks.add("postcard", 10);
    tasks.add("poster", 95);
    tasks.add("later", 10);
    await tasks.flush();
    expect(tasks.running).toEqual(["postcard"]);
    await tasks.end("postcard");
    expect(tasks.running).toEqual(["poster"]);
  });

  it("runs a task larger than the budget alone", async () => {
    const tasks = createTasks(100);
    tasks.add("small", 1);
    tasks.add("huge", 500);
    await tasks.flush();
    expect(tasks.running).toEqual(["small"]);
    await tasks.end("small");
    expect(tasks.running).toEqual(["huge"]);
    tasks.add("next", 1);
    await tasks.flush();
    expect(tasks.running).toEqual(["huge"]);
    await tasks.end("huge");
    expect(tasks.running).toEqual(["next"]);
  });

  it("releases the weight of a failed task", async () => {
    const budget = new AdmissionBudget(10);
    const fail = () => Promise.reject(new Error("no paper"));
    await expect(budget.run({ weight: 10, rank: 0 }, fail)).rejects.toThrow("no paper");
    expect(await budget.run({ weight: 10, rank: 0 }, async () => "drawn")).toBe("drawn");
  });

  it("drops a task that waits too long, and admits the next one that fits", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const tasks = createTasks(100);
    tasks.add("running", 60);
    const started: string[] = [];
    const late = tasks.budget.run({ weight: 80, rank: 1, maxWaitMs: 4000 }, async () => {
      started.push("late");
    });
    const refusal = late.catch((error: unknown) => error);
    tasks.add("next", 40);
    await tasks.flush();
    expect(tasks.running).toEqual(["running"]);
    vi.advanceTimersByTime(4000);
    expect(await refusal).toBeInstanceOf(AdmissionTimeoutError);
    await tasks.flush();
    expect(tasks.running).toEqual(["running", "next"]);
    await tasks.end("running");
    expect(started).toEqual([]);
  });

  it("lets a task that was started take longer than its wait", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const budget = new AdmissionBudget(10);
    let finish = () => {};
    const work = () => new Promise<string>((resolve) => (finish = () => resolve("drawn")));
    const result = budget.run({ weight: 10, maxWaitMs: 4000 }, work);
    await vi.advanceTimersByTimeAsync(60_000);
    finish();
    expect(await result).toBe("drawn");
  });
});
