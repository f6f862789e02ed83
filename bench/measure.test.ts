import { expect, it } from "vitest";
import { measureRow, median, reachesTarget } from "./measure.ts";

it("computes the median of an odd and an even number of values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it("compares with both kinds of target", () => {
  expect(reachesTarget(0.8, { kind: "at least", ratio: 0.8 })).toBe(true);
  expect(reachesTarget(1.2, { kind: "at most", ratio: 1.15 })).toBe(false);
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
});
