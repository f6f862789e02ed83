import { expect, it } from "vitest";
import { measureRow, median, reaches } from "./measure.ts";

it("takes the middle of an odd and an even number of values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it("knows both kinds of target", () => {
  expect(reaches(0.8, { kind: "at least", ratio: 0.8 })).toBe(true);
  expect(reaches(1.2, { kind: "at most", ratio: 1.15 })).toBe(false);
});

it("takes turns after a warm-up and compares within a round", async () => {
  const order: string[] = [];
  let slow = 1;
  const prepared = {
    thing: async () => (order.push("thing"), 2 * slow),
    floor: async () => (order.push("floor"), (slow += 1)),
    close: async () => void order.push("close"),
  };
  const measured = await measureRow({
    name: "a thing",
    floorName: "its floor",
    unit: "milliseconds",
    target: { kind: "at most", ratio: 3 },
    rounds: 2,
    prepare: async () => prepared,
  });
  expect(order).toEqual(["thing", "floor", "thing", "floor", "floor", "thing", "close"]);
  expect(measured.isReached).toBe(true);
});
