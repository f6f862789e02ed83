import { describe, expect, it } from "vitest";
import { PixelBudget } from "./pixel-budget.ts";

/** A budget with tasks that end on demand. */
function createTasks(totalPixels: number) {
  const budget = new PixelBudget(totalPixels);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<void>[] = [];
  return {
    running,
    add(name: string, pixels: number, rank = 1) {
      const work = async () => {
        running.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        running.splice(running.indexOf(name), 1);
      };
      done.push(budget.run({ pixels, rank }, work));
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

describe("the pixel budget", () => {
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

  it("releases the pixels of a failed task", async () => {
    const budget = new PixelBudget(10);
    const fail = () => Promise.reject(new Error("no paper"));
    await expect(budget.run({ pixels: 10, rank: 0 }, fail)).rejects.toThrow("no paper");
    expect(await budget.run({ pixels: 10, rank: 0 }, async () => "drawn")).toBe("drawn");
  });
});
