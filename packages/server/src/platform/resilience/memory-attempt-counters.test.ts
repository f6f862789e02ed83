import { beforeEach, describe, expect, it } from "vitest";
import { MemoryAttemptCounters } from "./memory-attempt-counters.ts";

let nowMs = 0;
let counters: MemoryAttemptCounters;

beforeEach(() => {
  nowMs = 1000;
  counters = new MemoryAttemptCounters(() => nowMs, 3);
});

describe("a counter in memory", () => {
  it("starts again after its window, which further attempts don't prolong", () => {
    expect([counters.count("a", 60), counters.count("a", 60)]).toEqual([1, 2]);
    nowMs += 59_999;
    expect(counters.count("a", 60)).toBe(3);
    nowMs += 1;
    expect(counters.getCount("a")).toBe(0);
    expect(counters.count("a", 60)).toBe(1);
  });

  it("takes back an attempt, and forgets all of them", () => {
    counters.count("a", 60);
    counters.count("a", 60);
    counters.refund("a");
    counters.refund("never counted");
    expect(counters.getCount("a")).toBe(1);
    counters.reset("a");
    expect(counters.getCount("a")).toBe(0);
  });

  it("makes room for a new one when there are too many", () => {
    for (const key of ["a", "b", "c", "d"]) counters.count(key, 60);
    expect(["a", "b", "c", "d"].map((key) => counters.getCount(key))).toEqual([0, 1, 1, 1]);
  });
});

describe("a backoff in memory", () => {
  const backoff = { freeAttempts: 2, maxWaitSeconds: 4, windowSeconds: 60 };
  const attempt = () => counters.countWithBackoff("a", backoff);

  it("doubles the wait up to the longest, and refused attempts don't prolong it", () => {
    expect([attempt(), attempt(), attempt()]).toEqual([true, true, false]);
    expect(counters.getNextAt("a")).toBe(nowMs + 1000);
    for (const waitMs of [1000, 2000, 4000, 4000]) {
      nowMs += waitMs - 1;
      expect(attempt()).toBe(false);
      nowMs += 1;
      expect(attempt()).toBe(true);
    }
  });

  it("has no wait after a refund", () => {
    attempt();
    attempt();
    counters.refund("a");
    expect(counters.getNextAt("a")).toBe(0);
    expect(attempt()).toBe(true);
  });
});
