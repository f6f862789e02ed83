import { describe, expect, it } from "vitest";
import { formatPickupTime, isPickupLater, parsePickupTime } from "./pickup-time.ts";

describe("pickup times", () => {
  it.each([
    ["11-17-2026 05:30 PM", { year: 2026, month: 11, day: 17, hour: 17, minute: 30 }],
    ["11-17-2026 12:00 AM", { year: 2026, month: 11, day: 17, hour: 0, minute: 0 }],
    [" 02-29-2028 12:15 PM ", { year: 2028, month: 2, day: 29, hour: 12, minute: 15 }],
  ])("reads %s", (text, time) => {
    expect(parsePickupTime(text)).toEqual(time);
  });

  it.each([
    "",
    "01-01-3000 00:00 AM",
    "01-01-3000 12:00 AM",
    "02-30-2026 10:00 AM",
    "11-17-2026 13:00 PM",
    "11-17-2026 10:60 AM",
    "2026-11-17T10:00",
  ])("finds no time in '%s'", (text) => {
    expect(parsePickupTime(text)).toBeUndefined();
  });

  it("are shown with the weekday", () => {
    const time = { year: 2026, month: 11, day: 17, hour: 17, minute: 5 };
    expect(formatPickupTime(time)).toBe("Tuesday, November 17 at 5:05 PM");
  });

  it.each([
    ["11-17-2026 05:45 PM", "11-17-2026 05:30 PM", true],
    ["11-17-2026 05:30 PM", "11-17-2026 05:30 PM", false],
    ["11-17-2026 05:15 PM", "11-17-2026 05:30 PM", false],
    ["01-01-3000 00:00 AM", "11-17-2026 05:30 PM", true],
    ["11-17-2026 05:30 PM", "01-01-3000 00:00 AM", false],
    ["01-01-3000 00:00 AM", "01-01-3000 00:00 AM", false],
  ])("compares %s with %s", (time, before, isLater) => {
    expect(isPickupLater(time, before)).toBe(isLater);
  });
});
