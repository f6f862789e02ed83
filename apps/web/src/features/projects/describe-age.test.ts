import { expect, it } from "vitest";
import { describeAge } from "./describe-age.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it("says an age in words", () => {
  const ages = [
    -DAY,
    0,
    59_000,
    MINUTE,
    3 * 60 * MINUTE,
    DAY,
    6 * DAY,
    7 * DAY,
    45 * DAY,
    800 * DAY,
  ];
  expect(ages.map((age) => describeAge(NOW - age, NOW))).toEqual([
    "just now",
    "just now",
    "just now",
    "1 minute ago",
    "3 hours ago",
    "yesterday",
    "6 days ago",
    "last week",
    "last month",
    "2 years ago",
  ]);
});
