import { expect, it } from "vitest";
import { formatExpiry, getExpiry, parseExpiryDay, toDateInput } from "./expiry-choices.ts";

const NOW = new Date(2027, 0, 31, 10, 15);

it("adds a day, a week or a month", () => {
  const after = (choice: "day" | "week" | "month") => {
    const expiry = getExpiry(choice, NOW.getTime());
    return expiry && [toDateInput(expiry), expiry.getHours()];
  };
  expect(after("day")).toEqual(["2027-02-01", 10]);
  expect(after("week")).toEqual(["2027-02-07", 10]);
  expect(after("month")).toEqual(["2027-02-28", 10]);
  expect(getExpiry("never", NOW.getTime())).toBeNull();
});

it("ends a chosen day at its last moment, in local time", () => {
  expect(parseExpiryDay("2027-01-31")?.getTime()).toBe(
    new Date(2027, 0, 31, 23, 59, 59, 999).getTime(),
  );
  for (const text of ["", "tomorrow", "2027-13-01", "27-01-31"]) {
    expect(parseExpiryDay(text)).toBeUndefined();
  }
});

it("is shown with day and time", () => {
  expect(formatExpiry(NOW)).toMatch(/^January 31, 2027 at 10:15.AM$/);
});
