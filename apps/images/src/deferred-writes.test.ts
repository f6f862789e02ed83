import { setImmediate } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { DeferredWrites } from "./deferred-writes.ts";

const PICTURE = Buffer.alloc(100);

let now: number;
let stored: string[];
let writes: DeferredWrites;

beforeEach(() => {
  now = 0;
  stored = [];
  writes = new DeferredWrites({ maxBytes: 1000, maxWaitMs: 500 }, () => now);
});

function add(name: string, wait: Promise<unknown> = Promise.resolve()): void {
  const store = async () => {
    await wait;
    stored.push(name);
  };
  writes.add(name, { picture: PICTURE, store });
}

/** Begins a request that is being answered until `end` is called. */
function beginRequest() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = writes.answer(() => promise);
  return async () => {
    resolve();
    await answered;
    await setImmediate();
    await setImmediate();
  };
}

describe("DeferredWrites", () => {
  it("stores after the last request and finds the picture until then", async () => {
    const endFirst = beginRequest();
    const endSecond = beginRequest();
    add("a");
    await endFirst();
    expect(stored).toEqual([]);
    expect(writes.find("a")).toBe(PICTURE);
    await endSecond();
    expect(stored).toEqual(["a"]);
    expect(writes.find("a")).toBeUndefined();
  });

  it("stores during requests when pictures take too much memory", async () => {
    const end = beginRequest();
    for (let i = 0; i < 12; i += 1) add(`${i}`);
    await setImmediate();
    expect(stored.length).toBeGreaterThanOrEqual(2);
    expect(stored.length).toBeLessThan(12);
    await end();
    await writes.flush();
    expect(stored).toHaveLength(12);
  });

  it("stores during requests after the longest wait", async () => {
    const endFirst = beginRequest();
    const endSecond = beginRequest();
    add("a");
    now = 500;
    add("b");
    await endFirst();
    expect(stored).toEqual(["a"]);
    await endSecond();
    expect(stored).toEqual(["a", "b"]);
  });

  it("flushes everything, also during requests", async () => {
    const end = beginRequest();
    const { promise, resolve } = Promise.withResolvers<void>();
    for (let i = 0; i < 9; i += 1) add(`${i}`, promise);
    const flushed = writes.flush();
    resolve();
    await flushed;
    expect(stored).toHaveLength(9);
    await end();
  });

  it("stores a picture once", async () => {
    const end = beginRequest();
    let attempts = 0;
    const store = async () => {
      attempts += 1;
    };
    writes.add("a", { picture: PICTURE, store });
    await end();
    await writes.flush();
    expect(attempts).toBe(1);
    expect(writes.find("a")).toBeUndefined();
  });
});
