import { formatMessage, uploadMessages } from "@photomap/messages";
import { type AnalyticsEvent, track } from "../analytics.ts";
import type { ToastMessage } from "../toasts/toast-rules.ts";
import { showToast } from "../toasts/toast-store.ts";
import { browserClock, type Clock } from "./clock.ts";
import { isInAppBrowser } from "./in-app-browser.ts";

interface WatchdogOptions {
  readonly userAgent: string;
  /** While another app, such as the picker itself, covers the page. */
  readonly isCovered: () => boolean;
  readonly clock: Clock;
  readonly show: (message: ToastMessage) => void;
  readonly report: (event: AnalyticsEvent) => void;
}

const PATIENCE_MS = 3_000;
const WARNING_MS = 120_000;
const ATTEMPTS_BEFORE_HELP = 2;

/** Call what it gives on every click on upload, and what that gives once the picker has answered. */
export function createUploadWatchdog(options: WatchdogOptions): () => () => void {
  const { userAgent, isCovered, clock, show, report } = options;
  let attempts = 0;

  function complain(): void {
    if (isCovered()) return;
    attempts += 1;
    const needsHelp = attempts > ATTEMPTS_BEFORE_HELP;
    show({
      id: "upload-watchdog",
      type: needsHelp ? "info" : "warning",
      content: formatMessage(needsHelp ? uploadMessages.stillBlocked : uploadMessages.inAppBrowser),
      durationMs: WARNING_MS,
    });
    if (needsHelp) report({ name: "upload-blocked", attempts, userAgent });
  }

  // On a desktop the picker may stay open for as long as it likes.
  return () => (isInAppBrowser(userAgent) ? clock.after(PATIENCE_MS, complain) : () => {});
}

let watchdog: (() => () => void) | undefined;

/** Watches one click on upload; ends with what it gives back. */
export function watchUpload(): () => void {
  watchdog ??= createUploadWatchdog({
    userAgent: navigator.userAgent,
    isCovered: () => document.visibilityState === "hidden",
    clock: browserClock,
    show: showToast,
    report: track,
  });
  return watchdog();
}
