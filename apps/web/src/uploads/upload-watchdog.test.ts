import { expect, it } from "vitest";
import type { AnalyticsEvent } from "../analytics.ts";
import type { ToastMessage } from "../toasts/toast-rules.ts";
import { ManualClock } from "./manual-clock.ts";
import { createUploadWatchdog } from "./upload-watchdog.ts";

const IN_APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Instagram 336.0";
const WEBVIEW =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";

function watch(userAgent: string) {
  const clock = new ManualClock();
  const toasts: ToastMessage[] = [];
  const events: AnalyticsEvent[] = [];
  const page = { isCovered: false };
  const click = createUploadWatchdog({
    userAgent,
    isCovered: () => page.isCovered,
    clock,
    show: (toast) => toasts.push(toast),
    report: (event) => events.push(event),
  });
  return { clock, toasts, events, page, click };
}

it.each([IN_APP, WEBVIEW])(
  "UPL-08 warns for 120 s when no input event came 3 s after the click: %s",
  async (userAgent) => {
    const { clock, toasts, click } = watch(userAgent);
    click();
    await clock.advance(2_999);
    expect(toasts).toEqual([]);
    await clock.advance(1);
    expect(toasts).toMatchObject([{ type: "warning", durationMs: 120_000 }]);
    expect(toasts[0]?.content).toContain("device's browser");
  },
);

it("UPL-08 is silent when the picker answers in time", async () => {
  const { clock, toasts, click } = watch(IN_APP);
  const settle = click();
  await clock.advance(2_000);
  settle();
  await clock.advance(60_000);
  expect(toasts).toEqual([]);
});

it("UPL-08 leaves a desktop browser alone, however long its picker is open", async () => {
  const { clock, toasts, click } = watch(DESKTOP);
  click();
  await clock.advance(600_000);
  expect(toasts).toEqual([]);
});

it("is silent while the picker covers the page", async () => {
  const { clock, toasts, page, click } = watch(WEBVIEW);
  click();
  page.isCovered = true;
  await clock.advance(10_000);
  expect(toasts).toEqual([]);
});

it("UPL-09 informs and reports after more than two attempts", async () => {
  const { clock, toasts, events, click } = watch(IN_APP);
  for (let attempt = 1; attempt <= 3; attempt++) {
    click();
    await clock.advance(3_000);
  }
  expect(toasts.map(({ type }) => type)).toEqual(["warning", "warning", "info"]);
  expect(events).toEqual([{ name: "upload-blocked", attempts: 3, userAgent: IN_APP }]);
});
