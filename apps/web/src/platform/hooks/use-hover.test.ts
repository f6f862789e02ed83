// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHover } from "./use-hover.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function renderHover() {
  const { result } = renderHook(() => useHover());
  return {
    id: () => result.current.hoveredId,
    hover: (id: string | undefined) => act(() => result.current.hover(id)),
    clear: () => act(() => result.current.clear()),
    advance: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

describe("useHover", () => {
  it("OPN-19 clears 100 ms after the pointer has left", () => {
    const { id, hover, advance } = renderHover();
    hover("p");
    expect(id()).toBe("p");
    hover(undefined);
    advance(99);
    expect(id()).toBe("p");
    advance(1);
    expect(id()).toBeUndefined();
  });

  it("counts the delay from the first leave", () => {
    const { id, hover, advance } = renderHover();
    hover("p");
    hover(undefined);
    advance(60);
    hover(undefined);
    advance(40);
    expect(id()).toBeUndefined();
  });

  it.each(["p", "q"])("keeps %s when the pointer enters it within the delay", (next) => {
    const { id, hover, advance } = renderHover();
    hover("p");
    hover(undefined);
    hover(next);
    advance(500);
    expect(id()).toBe(next);
  });

  it("clears at once on request", () => {
    const { id, hover, clear } = renderHover();
    hover("p");
    clear();
    expect(id()).toBeUndefined();
  });
});
