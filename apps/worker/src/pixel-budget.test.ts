import { describe, expect, it } from "vitest";
import { PixelBudget } from "./pixel-budget.ts";

/** Work that ends when it is told to. */
function createDesk(totalPixels: number) {
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
  it("admits what fits together and lets the rest wait", async () => {
    const desk = createDesk(100);
    desk.add("a", 60);
    desk.add("b", 40);
    desk.add("c", 1);
    await desk.flush();
    expect(desk.running).toEqual(["a", "b"]);
    await desk.end("b");
    expect(desk.running).toEqual(["a", "c"]);
  });

  it("lets who waits in front of the screen go first", async () => {
    const desk = createDesk(100);
    desk.add("running", 100);
    desk.add("backfill", 10, 2);
    desk.add("print", 10, 1);
    desk.add("interactive", 95, 0);
    await desk.flush();
    await desk.end("running");
    expect(desk.running).toEqual(["interactive"]);
    await desk.end("interactive");
    expect(desk.running).toEqual(["print", "backfill"]);
  });

  it("does not put off a poster for postcards that come later", async () => {
    const desk = createDesk(100);
    desk.add("postcard", 10);
    desk.add("poster", 95);
    desk.add("later", 10);
    await desk.flush();
    expect(desk.running).toEqual(["postcard"]);
    await desk.end("postcard");
    expect(desk.running).toEqual(["poster"]);
  });

  it("draws alone what is larger than the budget", async () => {
    const desk = createDesk(100);
    desk.add("small", 1);
    desk.add("huge", 500);
    await desk.flush();
    expect(desk.running).toEqual(["small"]);
    await desk.end("small");
    expect(desk.running).toEqual(["huge"]);
    desk.add("next", 1);
    await desk.flush();
    expect(desk.running).toEqual(["huge"]);
    await desk.end("huge");
    expect(desk.running).toEqual(["next"]);
  });

  it("has its pixels back when the work fails", async () => {
    const budget = new PixelBudget(10);
    const fail = () => Promise.reject(new Error("no paper"));
    await expect(budget.run({ pixels: 10, rank: 0 }, fail)).rejects.toThrow("no paper");
    expect(await budget.run({ pixels: 10, rank: 0 }, async () => "drawn")).toBe("drawn");
  });
});
