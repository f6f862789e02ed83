import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { dismissToast, getVisibleToasts } from "../../../ui/toasts/toast-store.ts";

/** The API of the current test. */
export let api: FakeGraphql;

/** Prepares and cleans up each test of a file that uses `openCart` or `openStickerCart`. */
export function setUpCartPages(): void {
  beforeAll(() => stubBrowserGlobals());
  beforeEach(() => {
    localStorage.clear();
    api = new FakeGraphql();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    for (const { id } of getVisibleToasts()) dismissToast(id);
  });
}
