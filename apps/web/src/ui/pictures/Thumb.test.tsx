// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Thumb } from "./Thumb.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const picture = () => screen.getByRole("img");
const isShimmering = () => screen.getByRole("button").className.includes("shimmer");
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function show(imageUrl: string) {
  return render(<Thumb imageUrl={imageUrl} label="Photo 1" onSelect={() => {}} />);
}

describe("Thumb", () => {
  it("LIM-03 retries five times with one more second of delay each time, and shimmers after 1.5 seconds", () => {
    show("/a.jpg");
    pass(1499);
    expect(isShimmering()).toBe(false);
    pass(1);
    expect(isShimmering()).toBe(true);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const failed = picture();
      fireEvent.error(failed);
      pass(1000 * attempt - 1);
      expect(picture()).toBe(failed);
      pass(1);
      expect(picture()).not.toBe(failed);
    }
    const last = picture();
    fireEvent.error(last);
    pass(60_000);
    expect(picture()).toBe(last);
    expect(isShimmering()).toBe(false);
  });

  it("stops shimmering once loaded and restarts for another photo", () => {
    const { rerender } = show("/a.jpg");
    pass(2000);
    fireEvent.load(picture());
    expect(isShimmering()).toBe(false);
    rerender(<Thumb imageUrl="/b.jpg" label="Photo 1" onSelect={() => {}} />);
    pass(1500);
    expect(isShimmering()).toBe(true);
  });
});
