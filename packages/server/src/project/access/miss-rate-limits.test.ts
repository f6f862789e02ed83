import { beforeEach, describe, expect, it } from "vitest";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { MissRateLimits } from "./miss-rate-limits.ts";

const VIEWER: Viewer = { kind: "anonymous", networks: { ip: "192.0.2.1" } };
const OTHER: Viewer = { kind: "anonymous", networks: { ip: "192.0.2.2" } };
const LIMIT = 2;

let now: number;
let used: number;
let lookups: number;
/** A promise that delays the next answer of the counter. */
let pending: Promise<void> | undefined;
/** The misses that were counted. */
let known: Set<string>;
let limits: MissRateLimits;

beforeEach(() => {
  now = 0;
  used = 0;
  known = new Set();
  lookups = 0;
  pending = undefined;
  limits = new MissRateLimits(
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

/** Creates a counter that counts as the limiter does, without windows. */
function createCounter() {
  const counts = new Map<string, number>();
  const getCount = ({ name }: RateLimit, key: string) => counts.get(`${name} ${key}`) ?? 0;
  const consume = async (limit: RateLimit, key: string) => {
    const count = getCount(limit, key) + 1;
    counts.set(`${limit.name} ${key}`, count);
    return count <= limit.limit;
  };
  const consumeAll: RateLimiter["consumeAll"] = async (all) => {
    for (const [limit, key] of all) if (!(await consume(limit, key))) return false;
    return true;
  };
  const isUsedUp = async (limit: RateLimit, key: string) => getCount(limit, key) >= limit.limit;
  return { consume, consumeAll, isUsedUp };
}

/** Counts how many ids a viewer can guess. */
async function countGuesses(guesser: MissRateLimits, viewers: readonly Viewer[]): Promise<number> {
  let guesses = 0;
  for (const viewer of viewers) {
    while (await guesser.consume(viewer, `id-${guesses}`)) guesses += 1;
  }
  return guesses;
}

describe("the limits of misses", () => {
  const startGuests = (prefix: string, networks: Viewer["networks"]): Viewer[] =>
    Array.from({ length: 60 }, (_, i) => ({
      kind: "guest",
      identity: `guest-${prefix}-${i}`,
      ...(networks && { networks }),
    }));

  it("allow a network 20 without a session, and 120 of all its guests", async () => {
    const guesser = new MissRateLimits(createCounter());
    expect(await countGuesses(guesser, [VIEWER])).toBe(20);
    expect(await countGuesses(guesser, startGuests("a", VIEWER.networks).slice(0, 1))).toBe(20);
    expect(await countGuesses(guesser, startGuests("b", VIEWER.networks))).toBe(100);
    expect(await countGuesses(guesser, startGuests("c", OTHER.networks))).toBe(120);
  });

  it("count an id once for a guest who moves between networks", async () => {
    const guesser = new MissRateLimits(createCounter());
    for (let i = 0; i < 25; i += 1) {
      const guest = {
        kind: "guest",
        identity: "guest-1",
        networks: { ip: `192.0.2.${i}` },
      } as const;
      expect(await guesser.consume(guest, "old")).toBe(true);
    }
  });

  it("allow an IPv6 /48 network four times as many as one of its /64 networks", async () => {
    const guesser = new MissRateLimits(createCounter());
    const homes = Array.from({ length: 10 }, (_, i): Viewer => {
      const networks = { ip: `2001:db8:1:${i}::/64`, widerNetwork: "2001:db8:1::/48" };
      return { kind: "anonymous", networks };
    });
    expect(await countGuesses(guesser, homes.slice(0, 1))).toBe(20);
    expect(await countGuesses(guesser, homes)).toBe(60);
  });

  it("of an account are its own, whatever others of its network do", async () => {
    const guesser = new MissRateLimits(createCounter());
    await countGuesses(guesser, [VIEWER, ...startGuests("a", VIEWER.networks)]);
    const account = { kind: "account", accountId: "1", email: "", identity: "1" } as const;
    const viewer = { ...account, networks: { ip: "192.0.2.1" } };
    expect(await countGuesses(guesser, [viewer])).toBe(20);
  });
});
