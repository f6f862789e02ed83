// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeAge, RelativeTime } from "./RelativeTime.tsx";

const NOON = Date.parse("2026-11-15T12:00:00.000Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("LIM-11 updates the age every ten seconds", () => {
  render(<RelativeTime at={new Date(NOON - 55_000).toISOString()} />);
  const age = () => screen.getByRole("time").textContent;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  expect(age()).toBe("just now");
  pass(9_999);
  expect(age()).toBe("just now");
  pass(1);
  expect(age()).toBe("1 minute ago");
  pass(50_000);
  pass(9_999);
  expect(age()).toBe("1 minute ago");
  pass(1);
  expect(age()).toBe("2 minutes ago");
});

it("formats an age in words", () => {
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
  expect(ages.map((age) => describeAge(NOON - age, NOON))).toEqual([
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
