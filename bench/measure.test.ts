import { expect, it } from "vitest";
import { measureRow, median, missesTarget, reachesTarget } from "./measure.ts";

it("computes the median of an odd and an even number of values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it("compares with both kinds of target", () => {
  expect(reachesTarget(0.8, { kind: "at least", ratio: 0.8 })).toBe(true);
  expect(reachesTarget(1.2, { kind: "at most", ratio: 1.15 })).toBe(false);
});

it("misses a target by more than its noise only", () => {
  const most = { kind: "at most", ratio: 0.4 } as const;
  expect(missesTarget({ ratio: 0.44, noise: 0.05 }, most)).toBe(false);
  expect(missesTarget({ ratio: 0.46, noise: 0.05 }, most)).toBe(true);
  const least = { kind: "at least", ratio: 0.85 } as const;
  expect(missesTarget({ ratio: 0.82, noise: 0.05 }, least)).toBe(false);
  expect(missesTarget({ ratio: 0.65, noise: 0.05 }, least)).toBe(true);
});

it("alternates after a warm-up and compares within a round", async () => {
  const order: string[] = [];
  let slow = 1;
  const prepared = {
    subject: async () => (order.push("subject"), 2 * slow),
    floor: async () => (order.push("floor"), (slow += 1)),
    close: async () => void order.push("close"),
  };
  const measured = await measureRow({
    name: "a subject",
    floorName: "its floor",
    unit: "milliseconds",
    target: { kind: "at most", ratio: 3 },
    rounds: 2,
    prepare: async () => prepared,
  });
  expect(order).toEqual(["subject", "floor", "subject", "floor", "floor", "subject", "close"]);
  expect(measured.isReached).toBe(true);
  expect(measured.noise).toBeCloseTo(1 / 3);
});
