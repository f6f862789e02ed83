// @vitest-environment jsdom
import type { OpeningImage } from "@photomap/project";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePhotoSelection } from "./use-photo-selection.ts";

const NO_IMAGES: readonly OpeningImage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("highlight", () => {
  it("OPN-19 clears 100 ms after the pointer has left", () => {
    const { result } = renderHook(() => usePhotoSelection(NO_IMAGES));
    act(() => result.current.highlight("p"));
    expect(result.current.highlightedId).toBe("p");
    act(() => result.current.highlight(undefined));
    act(() => void vi.advanceTimersByTime(99));
    expect(result.current.highlightedId).toBe("p");
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.highlightedId).toBeUndefined();
  });

  it("moves to another photo without clearing", () => {
    const { result } = renderHook(() => usePhotoSelection(NO_IMAGES));
    act(() => result.current.highlight("p"));
    act(() => result.current.highlight(undefined));
    act(() => result.current.highlight("q"));
    act(() => void vi.advanceTimersByTime(500));
    expect(result.current.highlightedId).toBe("q");
  });
});
