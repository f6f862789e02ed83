// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { getToastDurationMs } from "../../ui/toasts/toast-rules.ts";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { projectServices } from "./project-services.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("SAV-09 a change of the access policy is counted", () => {
  const api = new FakeGraphql();
  projectServices.notifier.accessChanged("abc123", "PUBLIC");
  expect(api.usage).toEqual([{ name: "change-access-policy", accessPolicy: "PUBLIC" }]);
});

it("SAV-03 a failed save shows its reason and is reported", () => {
  const api = new FakeGraphql();
  projectServices.notifier.saveFailed(new Error("The project is locked."));
  expect(getVisibleToasts()).toMatchObject([
    { type: "error", content: "File failed to save: The project is locked." },
  ]);
  expect(api.reports).toMatchObject([{ message: "The project is locked.", action: "save" }]);
});

it("UPL-07 a failed upload shows a toast of the default duration and is reported", () => {
  const api = new FakeGraphql();
  const retryAll = vi.fn<() => void>();
  const error = new Error("The photo was not stored: refused");
  projectServices.notifier.uploadFailed("photo", error, retryAll);
  const [toast] = getVisibleToasts();
  expect(toast).toMatchObject({ type: "error", content: "Upload error. Please try again." });
  expect(toast && getToastDurationMs(toast)).toBe(10_000);
  toast?.action?.onSelect();
  expect(retryAll).toHaveBeenCalledOnce();
  expect(api.reports).toMatchObject([{ message: error.message, action: "upload" }]);
});
