import { ErrorReporter, type PageInfo } from "./error-reporter.ts";

export const RELEASE_META = "photomap:release";
export const REQUEST_ID_META = "photomap:request-id";

/** The id gives access to the checkout, so reports leave it out. */
const CHECKOUT_ID = /(^\/checkout\/)[^/]+/;

/** The reporter of the page. It works without React, for scripts of document pages. */
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

function getPage(): PageInfo {
  return {
    path: window.location.pathname.replace(CHECKOUT_ID, "$1***"),
    requestId: readMeta(REQUEST_ID_META),
    release: readMeta(RELEASE_META),
  };
}

/** Returns undefined for an empty value: the development server has no request id. */
function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}
