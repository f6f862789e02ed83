// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHighlight } from "./use-highlight.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the highlight", () => {
  it("OPN-19 clears 100 ms after the pointer has left", () => {
    const { result } = renderHook(() => useHighlight());
    act(() => result.current.highlight("p"));
    expect(result.current.highlightedId).toBe("p");
    act(() => result.current.highlight(undefined));
    act(() => void vi.advanceTimersByTime(99));
    expect(result.current.highlightedId).toBe("p");
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.highlightedId).toBeUndefined();
  });

  it("stays when the pointer comes back in time", () => {
    const { result } = renderHook(() => useHighlight());
    act(() => result.current.highlight("p"));
    act(() => result.current.highlight(undefined));
    act(() => result.current.highlight("q"));
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current.highlightedId).toBe("q");
  });
});
