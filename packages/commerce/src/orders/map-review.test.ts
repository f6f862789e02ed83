import { expect, it } from "vitest";
import { findReviewDueTime, mapReviewDaysInput } from "./map-review.ts";

it.each([
  ["Thursday", "2026-11-19T15:30:00.000Z", "2026-11-24T15:30:00.000Z"],
  ["Saturday", "2026-11-21T15:30:00.000Z", "2026-11-25T15:30:00.000Z"],
  ["Sunday", "2026-11-22T15:30:00.000Z", "2026-11-25T15:30:00.000Z"],
])("three business days after a %s skip the weekend", (_, start, end) => {
  expect(findReviewDueTime(new Date(start), 3).toISOString()).toBe(end);
});

it("are 1 to 20", () => {
  const isValid = (days: number) => mapReviewDaysInput.safeParse(days).success;
  expect([0, 1, 20, 21, 1.5].map(isValid)).toEqual([false, true, true, false, false]);
});
