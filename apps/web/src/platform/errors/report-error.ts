import { browserConnection } from "../network/browser-connection.ts";
import { browserReporter } from "./browser-reporter.ts";
import type { ErrorContext } from "./error-reporter.ts";

/** Reports an unexpected error to the error tracker, through the web server. */
export function reportError(error: unknown, context: ErrorContext): void {
  browserReporter.report(error, context);
}

/** Reports what no code catches. */
export function installErrorHandlers(): void {
  window.addEventListener("error", ({ error, message }) => {
    if (!isHarmless(error, message)) reportError(error ?? message, { action: "uncaught error" });
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isHarmless(reason)) reportError(reason, { action: "unhandled rejection" });
  });
  browserConnection.subscribe((change) => {
    if (change === "online") browserReporter.sendUnsent();
  });
}

/** Reports an error that an error boundary shows. */
export function reportShownError(error: unknown): void {
  if (!isHarmless(error)) reportError(error, { action: "route" });
}

function isHarmless(error: unknown, message = ""): boolean {
  // Aborted requests; a warning of browsers; errors of scripts of other origins have no content.
  return (
    (error instanceof DOMException && error.name === "AbortError") ||
    message.startsWith("ResizeObserver loop") ||
    message === "Script error."
  );
}
