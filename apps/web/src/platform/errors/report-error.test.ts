// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { installErrorHandlers, reportError } from "./report-error.ts";
import { reportRouteError } from "./report-route-error.ts";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
installErrorHandlers();

it("reports uncaught errors and rejections with the release and the request id of the page", () => {
  document.head.innerHTML =
    '<meta name="photomap:release" content="1.2"><meta name="photomap:request-id" content="r-1">';
  const page = { path: "/", release: "1.2", requestId: "r-1" };
  window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("no map") }));
  // jsdom has no PromiseRejectionEvent.
  const rejection = Object.assign(new Event("unhandledrejection"), { reason: new Error("late") });
  window.dispatchEvent(rejection);
  expect(api.reports).toMatchObject([
    { ...page, name: "TypeError", message: "no map", action: "uncaught error" },
    { ...page, name: "Error", message: "late", action: "unhandled rejection" },
  ]);
});

it("leaves out what the development server does not send", () => {
  document.head.innerHTML = '<meta name="photomap:request-id" content="">';
  reportError(new Error("in development"), { action: "test" });
  expect(api.reports).toEqual([expect.not.objectContaining({ requestId: expect.anything() })]);
});

it("does not report aborted requests, warnings of browsers and missing pages", () => {
  const aborted = new DOMException("aborted", "AbortError");
  window.dispatchEvent(new ErrorEvent("error", { error: aborted }));
  for (const message of ["ResizeObserver loop completed", "Script error."]) {
    window.dispatchEvent(new ErrorEvent("error", { message }));
  }
  reportRouteError({ status: 404, statusText: "Not Found", internal: false, data: null });
  expect(api.reports).toEqual([]);
  reportRouteError(new Error("a loader failed"));
  expect(api.reports).toMatchObject([{ message: "a loader failed", action: "route" }]);
});

it("does not report the id of a checkout", () => {
  window.history.replaceState(null, "", "/checkout/AbCdEf/complete");
  reportError(new Error("broken"), { action: "test" });
  window.history.replaceState(null, "", "/");
  expect(api.reports).toMatchObject([{ path: "/checkout/***/complete" }]);
});
