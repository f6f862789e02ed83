// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { dismissToast, showToast } from "./toast-store.ts";

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const show = (message: Parameters<typeof showToast>[0]) => act(() => showToast(message));

const SMALL = { matches: false };

beforeEach(() => {
  SMALL.matches = false;
  vi.stubGlobal("matchMedia", () => ({
    ...SMALL,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  render(<ToastRegion />);
});

afterEach(() => {
  for (const id of ["a", "help"]) act(() => dismissToast(id));
  cleanup();
  vi.useRealTimers();
});

describe("ToastRegion", () => {
  it("TST-01 hides a message after 10 seconds", () => {
    show({ id: "a", type: "info", content: "Saved" });
    advance(9_999);
    expect(screen.queryByText("Saved")).not.toBeNull();
    advance(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("shows messages in a browser that forbids storage", () => {
    const forbid = () => {
      throw new DOMException("Storage is disabled", "SecurityError");
    };
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(forbid);
    vi.spyOn(window, "localStorage", "get").mockImplementation(forbid);
    show({ id: "a", type: "info", content: "Saved", persistence: "session" });
    vi.restoreAllMocks();
    expect(screen.queryByText("Saved")).not.toBeNull();
  });

  it("pauses while hovered and continues afterward", () => {
    show({ id: "a", type: "info", content: "Saved", durationMs: 1_000 });
    advance(600);
    fireEvent.pointerEnter(screen.getByText("Saved"));
    advance(5_000);
    fireEvent.pointerLeave(screen.getByText("Saved"));
    advance(399);
    expect(screen.queryByText("Saved")).not.toBeNull();
    advance(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("pauses while it contains the focus", () => {
    show({ id: "a", type: "info", content: "Saved", durationMs: 1_000 });
    const close = screen.getByRole("button", { name: "Close" });
    act(() => close.focus());
    advance(5_000);
    expect(screen.queryByText("Saved")).not.toBeNull();
    act(() => close.blur());
    advance(1_000);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("restarts for a new message with the same id", () => {
    show({ id: "a", type: "info", content: "One" });
    advance(9_000);
    show({ id: "a", type: "info", content: "Two" });
    advance(9_000);
    expect(screen.queryByText("Two")).not.toBeNull();
  });

  it.each([
    ["none", { immediately: true, inNewSession: true, withoutStorage: true }],
    ["session", { immediately: false, inNewSession: true, withoutStorage: true }],
    ["persistent", { immediately: false, inNewSession: false, withoutStorage: true }],
  ] as const)(
    "TST-01 shows a message of persistence %s again only when due",
    (persistence, due) => {
      const isShown = () => {
        show({ id: "a", type: "info", content: "Welcome", persistence });
        const shown = screen.queryByText("Welcome") !== null;
        act(() => dismissToast("a"));
        return shown;
      };
      expect(isShown()).toBe(true);
      const immediately = isShown();
      sessionStorage.clear();
      const inNewSession = isShown();
      localStorage.clear();
      sessionStorage.clear();
      expect({ immediately, inNewSession, withoutStorage: isShown() }).toEqual(due);
    },
  );

  it("TST-01 announces errors assertively, information and warnings politely", () => {
    show({ id: "a", type: "error", content: "Upload error. Please try again." });
    expect(screen.getByRole("alert").textContent).toContain("Upload error");
    for (const type of ["info", "warning"] as const) {
      show({ id: "a", type, content: "Careful" });
      expect(screen.getByText("Careful").closest("[aria-live='polite']")).not.toBeNull();
    }
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("shows the messages of all layers together, in a small window the newest alone", () => {
    const count = () => screen.getAllByRole("button", { name: "Close" }).length;
    show({ id: "help", type: "info", content: "Help", layer: "help" });
    show({ id: "a", type: "info", content: "Saved" });
    expect(count()).toBe(2);
    cleanup();
    SMALL.matches = true;
    render(<ToastRegion />);
    expect(count()).toBe(1);
    expect(screen.queryByText("Saved")).not.toBeNull();
    act(() => dismissToast("a"));
    expect(screen.queryByText("Help")).not.toBeNull();
  });

  it("runs the action and closes", () => {
    const onSelect = vi.fn<() => void>();
    show({ id: "a", type: "info", content: "Suggested", action: { label: "Review", onSelect } });
    fireEvent.click(screen.getByRole("button", { name: "Review" }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText("Suggested")).toBeNull();
  });
});
