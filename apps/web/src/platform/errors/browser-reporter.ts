import { ErrorReporter, type PageFacts } from "./error-reporter.ts";

export const RELEASE_META = "photomap:release";
export const REQUEST_META = "photomap:request-id";

/** It gives access to the checkout. */
const CHECKOUT_ID = /(^\/checkout\/)[^/]+/;

/** One for the page; without React, for scripts of document pages. */
export const browserReporter = new ErrorReporter({ send, getPage, now: () => Date.now() });

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
