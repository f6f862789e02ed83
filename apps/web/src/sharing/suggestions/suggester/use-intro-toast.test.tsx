// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { ToastRegion } from "../../../ui/toasts/ToastRegion.tsx";
import { dismissToast, showToast } from "../../../ui/toasts/toast-store.ts";
import { useIntroToast } from "./use-intro-toast.ts";

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  for (const id of ["suggest-intro", "other"]) dismissToast(id);
  vi.useRealTimers();
});

function MapOf({ count }: { readonly count: number | undefined }) {
  useIntroToast("park", count);
  return <ToastRegion />;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isShown = () => screen.queryByText("Choose any park to suggest a photo for it.") !== null;

describe("the toast for new collaborators", () => {
  it("TST-03 is shown after 1.5 s for 25 s, on the help layer, once per session", () => {
    const { unmount } = render(<MapOf count={0} />);
    pass(1_499);
    expect(isShown()).toBe(false);
    pass(1);
    expect(isShown()).toBe(true);
    act(() => showToast({ id: "other", type: "info", content: "On another layer" }));
    pass(24_999);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
    unmount();
    const again = render(<MapOf count={0} />);
    pass(30_000);
    expect(isShown()).toBe(false);
    again.unmount();
    sessionStorage.clear();
    render(<MapOf count={0} />);
    pass(1_500);
    expect(isShown()).toBe(true);
    act(() => showToast({ id: "other", type: "info", content: "Help", layer: "help" }));
    expect(isShown()).toBe(false);
  });

  it.each([1, undefined])("TST-03 is not shown with %s suggestions", (count) => {
    render(<MapOf count={count} />);
    pass(30_000);
    expect(isShown()).toBe(false);
  });

  it("is dismissed with the map", () => {
    const { rerender } = render(<MapOf count={0} />);
    pass(2_000);
    rerender(<ToastRegion />);
    expect(isShown()).toBe(false);
  });
});
