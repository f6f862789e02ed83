import { expect, it } from "vitest";
import { describeTrend, placeBars } from "./bar-chart.ts";

it("scales bars to the largest value and keeps small ones visible", () => {
  const bars = placeBars([0, 1, 1000], { width: 300, height: 100 });
  expect(bars.map(({ height }) => height)).toEqual([0, 2, 100]);
  expect(bars.map(({ y }) => y)).toEqual([100, 98, 0]);
  expect(bars.map(({ x }) => x)).toEqual([3, 103, 203]);
});

it("draws nothing for days without values", () => {
  expect(placeBars([0, 0]).every(({ height }) => height === 0)).toBe(true);
  expect(placeBars([])).toEqual([]);
});

it.each([
  [150, 100, "50% more than before"],
  [50, 100, "50% less than before"],
  [100, 100, "Same as before"],
  [0, 0, "Same as before"],
  [5, 0, "None in the previous period"],
])("compares %d with %d", (total, previous, text) => {
  expect(describeTrend(total, previous)).toBe(text);
});
