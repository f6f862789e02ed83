import { expect, it } from "vitest";
import { computeArrival, computePackageArrival, findShipByDay, formatArrival } from "./arrival.ts";

const DAYS = { makingDays: 3, minTransitDays: 2, maxTransitDays: 4 };
const THURSDAY = new Date("2026-11-19T18:00:00Z");

it("counts making and transit in business days from the payment", () => {
  expect(findShipByDay(DAYS, THURSDAY)).toBe("2026-11-24");
  // Over Thanksgiving and a weekend.
  expect(computeArrival(DAYS, THURSDAY)).toEqual({ earliest: "2026-11-27", latest: "2026-12-01" });
});

it("counts a package's way from the day it was handed over", () => {
  expect(computePackageArrival(DAYS, THURSDAY)).toEqual({
    earliest: "2026-11-23",
    latest: "2026-11-25",
  });
});

it.each([
  ["2026-12-01", "2026-12-04", "Dec 1 to 4"],
  ["2026-11-30", "2026-12-04", "Nov 30 to Dec 4"],
  ["2026-12-04", "2026-12-04", "Dec 4"],
])("writes %s to %s as %s", (earliest, latest, text) => {
  expect(formatArrival({ earliest, latest })).toBe(text);
});
