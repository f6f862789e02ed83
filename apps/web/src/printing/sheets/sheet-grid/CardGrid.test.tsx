// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CardGrid } from "./CardGrid.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("LIM-07 shows one card per started 400 pixels in a row, and no more columns than cards", () => {
  let resize = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const width = vi.spyOn(Element.prototype, "clientWidth", "get");
  render(
    <CardGrid label="Sheets">
      {["a", "b", "c"].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </CardGrid>,
  );
  const columnsAt = (widthPx: number) => {
    width.mockReturnValue(widthPx);
    act(resize);
    return screen.getByRole("list").style.getPropertyValue("--columns");
  };
  expect([399, 400, 1199, 1240].map(columnsAt)).toEqual(["1", "2", "3", "3"]);
});
