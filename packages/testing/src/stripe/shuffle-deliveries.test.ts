import fc from "fast-check";
import { expect, it } from "vitest";
import { shuffleDeliveries } from "./shuffle-deliveries.ts";

const deliveries = fc.integer({ min: 0, max: 20 }).map((count) => [...Array(count).keys()]);
const shuffles = fc.record({
  seed: fc.integer(),
  duplicate: fc.double({ min: 0, max: 1, noNaN: true }),
  delay: fc.double({ min: 0, max: 1, noNaN: true }),
  reorder: fc.boolean(),
});

it("loses and invents nothing, and repeats itself for a seed", () => {
  fc.assert(
    fc.property(deliveries, shuffles, (list, shuffle) => {
      const { now, delayed } = shuffleDeliveries(list, shuffle);
      expect([...new Set([...now, ...delayed])].toSorted((a, b) => a - b)).toEqual(list);
      expect(shuffleDeliveries(list, shuffle)).toEqual({ now, delayed });
    }),
  );
});

const LIST = [...Array(20).keys()];

it("leaves the order as it is by default", () => {
  expect(shuffleDeliveries(LIST, { seed: 1 })).toEqual({ now: LIST, delayed: [] });
});

it("duplicates, delays and reorders", () => {
  const doubled = shuffleDeliveries(LIST, { seed: 1, duplicate: 1 });
  expect(doubled.now).toEqual(LIST.flatMap((item) => [item, item]));
  expect(shuffleDeliveries(LIST, { seed: 1, delay: 1 })).toEqual({ now: [], delayed: LIST });
  const { now } = shuffleDeliveries(LIST, { seed: 1, reorder: true });
  expect(now).not.toEqual(LIST);
  expect(now.toSorted((a, b) => a - b)).toEqual(LIST);
  expect(shuffleDeliveries(LIST, { seed: 2, reorder: true }).now).not.toEqual(now);
});
