import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnalyticsEvent } from "../../platform/analytics/analytics.ts";
import type { ToastMessage } from "../../ui/toasts/toast-rules.ts";
import { createFilePickerWatchdog } from "./upload-watchdog.ts";

const IN_APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Instagram 336.0";
const WEBVIEW =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(userAgent: string) {
  const toasts: ToastMessage[] = [];
  const events: AnalyticsEvent[] = [];
  const page = { isHidden: false };
  const click = createFilePickerWatchdog({
    userAgent,
    isPageHidden: () => page.isHidden,
    show: (toast) => toasts.push(toast),
    report: (event) => events.push(event),
  });
  return { toasts, events, page, click };
}

it.each([IN_APP, WEBVIEW])(
  "UPL-08 warns for 120 s when the picker did not answer within 3 s: %s",
  (userAgent) => {
    const { toasts, click } = watch(userAgent);
    click();
    vi.advanceTimersByTime(2_999);
    expect(toasts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(toasts).toMatchObject([{ type: "warning", durationMs: 120_000 }]);
    expect(toasts[0]?.content).toContain("device's browser");
  },
);

it("UPL-08 shows nothing when the picker answers in time", () => {
  const { toasts, click } = watch(IN_APP);
  const close = click();
  vi.advanceTimersByTime(2_000);
  close();
  vi.advanceTimersByTime(60_000);
  expect(toasts).toEqual([]);
});

it("UPL-08 never warns in a desktop browser", () => {
  const { toasts, click } = watch(DESKTOP);
  click();
  vi.advanceTimersByTime(600_000);
  expect(toasts).toEqual([]);
});

it("shows nothing while the picker covers the page", () => {
  const { toasts, page, click } = watch(WEBVIEW);
  click();
  page.isHidden = true;
  vi.advanceTimersByTime(10_000);
  expect(toasts).toEqual([]);
});

it("UPL-09 shows help and reports an event after more than two attempts", () => {
  const { toasts, events, click } = watch(IN_APP);
  for (let attempt = 1; attempt <= 3; attempt++) {
    click();
    vi.advanceTimersByTime(3_000);
  }
  expect(toasts.map(({ type }) => type)).toEqual(["warning", "warning", "info"]);
  expect(events).toEqual([{ name: "upload-blocked", attempts: 3, userAgent: IN_APP }]);
});
