import { formatMessage, uploadMessages } from "@photomap/messages";
import { type AnalyticsEvent, track } from "../../platform/analytics/analytics.ts";
import type { ToastMessage } from "../../ui/toasts/toast-rules.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { isInAppBrowser } from "./in-app-browser.ts";

interface WatchdogDeps {
  readonly userAgent: string;
  /** True while another app, such as the picker itself, covers the page. */
  readonly isPageHidden: () => boolean;
  readonly show: (message: ToastMessage) => void;
  readonly report: (event: AnalyticsEvent) => void;
}

const TIMEOUT_MS = 3_000;
const WARNING_MS = 120_000;
const ATTEMPTS_BEFORE_HELP = 2;

/** Returns a function to call when the picker is opened; that returns one to call when it closes. */
export function createFilePickerWatchdog(deps: WatchdogDeps): () => () => void {
  const { userAgent, isPageHidden, show, report } = deps;
  let attempts = 0;

  function warn(): void {
    if (isPageHidden()) return;
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

  return () => {
    // Desktop pickers may stay open for minutes.
    if (!isInAppBrowser(userAgent)) return () => {};
    const timer = setTimeout(warn, TIMEOUT_MS);
    return () => clearTimeout(timer);
  };
}

let watchdog: (() => () => void) | undefined;

/** Call when the picker is opened, and the returned function when it closes. */
export function watchFilePicker(): () => void {
  watchdog ??= createFilePickerWatchdog({
    userAgent: navigator.userAgent,
    isPageHidden: () => document.visibilityState === "hidden",
    show: showToast,
    report: track,
  });
  return watchdog();
}
