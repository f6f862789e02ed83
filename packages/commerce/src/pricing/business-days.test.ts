import { expect, it } from "vitest";
import { addBusinessDays, findWorkshopDay, isBusinessDay } from "./business-days.ts";

it("knows the federal holidays of 2026, observed ones included", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  expect(days.filter((day) => !isWeekend(day) && !isBusinessDay(day))).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
  expect(days.filter((day) => isWeekend(day) && isBusinessDay(day))).toEqual([]);
});

it("observes New Year's Day of a Saturday on the last day of December", () => {
  expect(isBusinessDay("2027-12-31")).toBe(false);
  expect(isBusinessDay("2028-01-03")).toBe(true);
});

it.each([
  ["2026-11-16", 0, "2026-11-16"],
  ["2026-11-16", 3, "2026-11-19"],
  // Over Thanksgiving and a weekend.
  ["2026-11-25", 1, "2026-11-27"],
  ["2026-11-25", 2, "2026-11-30"],
  ["2026-11-21", 1, "2026-11-23"],
])("adds to %s %d business days: %s", (day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected);
});

it("finds the day in Michigan, whatever the day is elsewhere", () => {
  expect(findWorkshopDay(new Date("2026-11-20T04:59:00Z"))).toBe("2026-11-19");
  expect(findWorkshopDay(new Date("2026-11-20T05:00:00Z"))).toBe("2026-11-20");
});
