// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToastPlace } from "./use-toast-place.ts";

const WINDOW = { clientWidth: 400, clientHeight: 800 };
const TOAST = { width: 300, height: 80 };
const MESSAGES = ["Saved"];

/** jsdom has no layout: elements state their box as "x y width height". */
beforeEach(() => {
  for (const [name, size] of Object.entries(WINDOW)) {
    vi.spyOn(document.documentElement, name as "clientWidth", "get").mockReturnValue(size);
  }
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(
    this: Element,
  ) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute("data-box") ?? "")
      .split(" ")
      .map(Number);
    return { x, y, width, height } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function TestToast() {
  const ref = useRef<HTMLDivElement>(null);
  useToastPlace(ref, MESSAGES);
  return <div ref={ref} data-testid="toast" data-box={`0 0 ${TOAST.width} ${TOAST.height}`} />;
}

function place(page: React.ReactNode): { top: number; bottom: number } {
  const { getByTestId } = render(
    <>
      {page}
      <TestToast />
    </>,
  );
  const top = Number.parseFloat(getByTestId("toast").style.top);
  return { top, bottom: top + TOAST.height };
}

const control = (box: string) => <button type="button" aria-label="Control" data-box={box} />;

it("avoids the controls of the page", () => {
  expect(place(control("0 300 400 500")).bottom).toBeLessThan(300);
});

it("avoids an open dialog and uses the space of the controls below it", () => {
  const { bottom } = place(
    <>
      {control("0 0 400 300")}
      <div role="dialog" aria-modal="true" data-box="0 200 400 600" />
    </>,
  );
  expect(bottom).toBeLessThan(200);
});

it("avoids the controls of a dialog that fills the window", () => {
  const { top, bottom } = place(
    <div role="dialog" aria-modal="true" data-box="0 0 400 800">
      {control("0 600 400 200")}
    </div>,
  );
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(600);
});
