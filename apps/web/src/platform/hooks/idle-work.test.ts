import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pauseIdleWork, runWhenIdle } from "./idle-work.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs idle work after the last hold is released", () => {
  const [releaseFirst, releaseSecond] = [pauseIdleWork(), pauseIdleWork()];
  const run = vi.fn();
  runWhenIdle(run, 1000);
  releaseFirst();
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
  releaseSecond();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it("runs it after ten seconds when a hold is not released, and at once without one", () => {
  pauseIdleWork();
  const [held, free] = [vi.fn(), vi.fn()];
  runWhenIdle(held, 1000);
  vi.advanceTimersByTime(9_000);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(held).toHaveBeenCalledOnce();
  runWhenIdle(free, 1000);
  vi.advanceTimersByTime(1000);
  expect(free).toHaveBeenCalledOnce();
});

it("does not run what was canceled, before and after the release", () => {
  const release = pauseIdleWork();
  const run = vi.fn();
  runWhenIdle(run, 1000)();
  const cancel = runWhenIdle(run, 1000);
  release();
  cancel();
  vi.advanceTimersByTime(2000);
  expect(run).not.toHaveBeenCalled();
});
