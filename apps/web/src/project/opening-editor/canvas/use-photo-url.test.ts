import { afterEach, expect, it, vi } from "vitest";
import { chooseEdgePx } from "./use-photo-url.ts";

afterEach(() => vi.unstubAllGlobals());

it("LIM-02 requests twice the size on a screen with two pixels per point", () => {
  const photo = { width: 400, height: 300 };
  vi.stubGlobal("devicePixelRatio", 1);
  expect(chooseEdgePx(photo, 1)).toBe(512);
  vi.stubGlobal("devicePixelRatio", 2);
  expect(chooseEdgePx(photo, 1)).toBe(1024);
});
