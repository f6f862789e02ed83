// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UpdatedTime } from "./UpdatedTime.tsx";

const NOON = Date.parse("2026-11-15T12:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("LIM-11 an age is said anew every ten seconds", () => {
  render(<UpdatedTime at={new Date(NOON - 45_000).toISOString()} />);
  const age = () => screen.getByRole("time").textContent;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  expect(age()).toBe("just now");
  pass(10_000);
  expect(age()).toBe("just now");
  pass(9_999);
  expect(age()).toBe("just now");
  pass(1);
  expect(age()).toBe("1 minute ago");
});
