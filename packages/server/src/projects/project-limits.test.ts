import { beforeEach, describe, expect, it } from "vitest";
import { ProjectLimits, type Reader } from "./project-limits.ts";

const READER: Reader = { viewer: { kind: "anonymous" }, networks: { ip: "192.0.2.1" } };
const OTHER: Reader = { viewer: { kind: "anonymous" }, networks: { ip: "192.0.2.2" } };
const LIMIT = 2;

let now: number;
let used: number;
let lookups: number;
/** Delays the answer of the counter. */
let pending: Promise<void> | undefined;
let limits: ProjectLimits;

beforeEach(() => {
  now = 0;
  used = 0;
  lookups = 0;
  pending = undefined;
  limits = new ProjectLimits(
    {
      consumeAll: async () => {
        used += 1;
        return used <= LIMIT;
      },
      isUsedUp: async () => {
        lookups += 1;
        const isUsedUp = used >= LIMIT;
        await pending;
        return isUsedUp;
      },
      refund: async () => undefined,
    },
    () => now,
  );
});

describe("ProjectLimits", () => {
  it("looks a reader within the limit up once a second", async () => {
    for (let i = 0; i < 5; i += 1) expect(await limits.hasUsedUpMisses(READER)).toBe(false);
    expect(lookups).toBe(1);
    now = 1000;
    await limits.hasUsedUpMisses(READER);
    expect(lookups).toBe(2);
    await limits.hasUsedUpMisses(OTHER);
    expect(lookups).toBe(3);
  });

  it("looks up again after every miss", async () => {
    await limits.hasUsedUpMisses(READER);
    await limits.consumeMiss(READER);
    expect(await limits.hasUsedUpMisses(READER)).toBe(false);
    await limits.consumeMiss(READER);
    expect(await limits.hasUsedUpMisses(READER)).toBe(true);
    expect(await limits.hasUsedUpMisses(READER)).toBe(true);
  });

  it("does not hold the result of a lookup during which there was a miss", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    used = LIMIT - 1;
    pending = promise;
    const lookup = limits.hasUsedUpMisses(READER);
    await limits.consumeMiss(READER);
    resolve();
    expect(await lookup).toBe(false);
    expect(await limits.hasUsedUpMisses(READER)).toBe(true);
  });
});
