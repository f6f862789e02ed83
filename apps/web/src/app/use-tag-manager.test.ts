// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTagManager } from "./use-tag-manager.ts";

it("loads the document again when a page without the tag manager follows one with it", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { href: window.location.href, reload });
  const open = { tagManagerUrl: "https://tags.example/load.js" };
  const closed = { tagManagerUrl: undefined };
  type Data = Parameters<typeof useTagManager>[0];
  const { rerender } = renderHook<void, Data>((data) => useTagManager(data), {
    initialProps: closed,
  });
  // Without data nothing is known, as while a page fails to load.
  for (const data of [undefined, open, undefined, open]) rerender(data);
  expect(reload).not.toHaveBeenCalled();
  rerender(closed);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
