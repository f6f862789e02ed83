import { isRouteErrorResponse } from "react-router";
import { browserConnection } from "../network/browser-connection.ts";
import { type ErrorContext, ErrorReporter, type PageFacts } from "./error-reporter.ts";

export const RELEASE_META = "photomap:release";
export const REQUEST_META = "photomap:request-id";

/** It gives access to the checkout. */
const CHECKOUT_ID = /(^\/checkout\/)[^/]+/;

const reporter = new ErrorReporter({ send, getPage, now: () => Date.now() });

/** Reports an unexpected error to the error tracker, by way of our own server. */
export function reportError(error: unknown, context: ErrorContext): void {
  reporter.report(error, context);
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
    if (change === "online") reporter.sendUnsent();
  });
}

/** For errors that an error boundary of a route shows. */
export function reportRouteError(error: unknown): void {
  if (!isRouteErrorResponse(error) && !isHarmless(error)) reportError(error, { action: "route" });
}

function isHarmless(error: unknown, message = ""): boolean {
  // Aborted requests; a warning of browsers; errors of scripts of other origins have no content.
  return (
    (error instanceof DOMException && error.name === "AbortError") ||
    message.startsWith("ResizeObserver loop") ||
    message === "Script error."
  );
}

async function send(report: object): Promise<unknown> {
  return fetch("/errors", {
    method: "POST",
    headers: { "content-type": "application/json", "x-photomap-client": "web" },
    body: JSON.stringify(report),
    credentials: "omit",
    keepalive: true,
  });
}

function getPage(): PageFacts {
  return {
    path: window.location.pathname.replace(CHECKOUT_ID, "$1***"),
    requestId: readMeta(REQUEST_META),
    release: readMeta(RELEASE_META),
  };
}

/** The development server leaves the request id empty. */
function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
