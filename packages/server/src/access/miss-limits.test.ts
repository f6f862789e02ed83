import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "../viewer/viewer.ts";
import { MissLimits } from "./miss-limits.ts";

const VIEWER: Viewer = { kind: "anonymous", networks: { ip: "192.0.2.1" } };
const OTHER: Viewer = { kind: "anonymous", networks: { ip: "192.0.2.2" } };
const LIMIT = 2;

let now: number;
let used: number;
let lookups: number;
/** Delays the next answer of the counter. */
let pending: Promise<void> | undefined;
/** Misses that were counted. */
let known: Set<string>;
let limits: MissLimits;

beforeEach(() => {
  now = 0;
  used = 0;
  known = new Set();
  lookups = 0;
  pending = undefined;
  limits = new MissLimits(
    {
      consumeAll: async () => {
        used += 1;
        return used <= LIMIT;
      },
      consume: async (_limit, key) => !known.has(key) && known.add(key).size > 0,
      isUsedUp: async ({ name }, key) => {
        if (name === "project-miss-known") return known.has(key);
        lookups += 1;
        const isUsedUp = used >= LIMIT;
        const delay = pending;
        pending = undefined;
        await delay;
        return isUsedUp;
      },
    },
    () => now,
  );
});

describe("MissLimits", () => {
  it("looks a viewer within the limit up once a second", async () => {
    for (let i = 0; i < 5; i += 1) expect(await limits.isUsedUp(VIEWER)).toBe(false);
    expect(lookups).toBe(1);
    now = 1000;
    await limits.isUsedUp(VIEWER);
    expect(lookups).toBe(2);
    await limits.isUsedUp(OTHER);
    expect(lookups).toBe(3);
  });

  it("looks up again after every miss", async () => {
    await limits.isUsedUp(VIEWER);
    await limits.consume(VIEWER, `id-${used}`);
    expect(await limits.isUsedUp(VIEWER)).toBe(false);
    await limits.consume(VIEWER, `id-${used}`);
    expect(await limits.isUsedUp(VIEWER)).toBe(true);
    expect(await limits.isUsedUp(VIEWER)).toBe(true);
  });

  it("counts an id once", async () => {
    for (let i = 0; i < 5; i += 1) expect(await limits.consume(VIEWER, "old")).toBe(true);
    expect(await limits.consume(VIEWER, "other")).toBe(true);
    expect(await limits.consume(VIEWER, "third")).toBe(false);
    expect(await limits.consume(VIEWER, "old")).toBe(false);
  });

  it("does not hold the result of a lookup during which there was a miss", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    used = LIMIT - 1;
    pending = promise;
    const lookup = limits.isUsedUp(VIEWER);
    await limits.consume(VIEWER, `id-${used}`);
    resolve();
    expect(await lookup).toBe(false);
    expect(await limits.isUsedUp(VIEWER)).toBe(true);
  });
});
