// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { SharePage } from "../SharePage.tsx";
import { makeRegion, makeSharePage } from "../test/shared-page.ts";
import { Player } from "./player.ts";

const DESIGN = {
  width: 300,
  height: 200,
  features: ["UT", "TX", "WY", "DC"].map((id, i) => ({
    type: "OPENING",
    id,
    layers: { cut: { path: `M${100 * i} 0h100v200h-100z` } },
  })),
};

let frames: FrameRequestCallback[] = [];
let nowMs = 0;

beforeEach(() => {
  [frames, nowMs] = [[], 0];
  vi.stubGlobal("fetch", async () => Response.json(DESIGN));
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  vi.stubGlobal(
    "Path2D",
    class {
      readonly left: number;
      constructor(path: string) {
        this.left = Number(/^M(\d+)/.exec(path)?.[1]);
      }
    },
  );
  const context = new Proxy(
    { isPointInPath: ({ left }: { left: number }, x: number) => x >= left && x < left + 100 },
    { get: (known, name) => Reflect.get(known, name) ?? (() => {}) },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page with Utah of 2011, Texas of 2019, and the capital, without a date and not counted. */
function openPlayer({ canSuggest = false } = {}): Player {
  const page = makeSharePage({ canSuggest });
  const capital = makeRegion("DC", { name: "District of Columbia", isCounted: false });
  const regions = [...page.regions, capital];
  renderPage([{ path: "/", element: <SharePage page={{ ...page, regions }} /> }]);
  return new Player(document);
}

function drawUntil(timeMs: number): void {
  nowMs = timeMs;
  for (const draw of frames.splice(0)) draw(timeMs);
}

const readPosition = () => screen.getByRole("slider").getAttribute("aria-valuetext");

it("counts years and states while the regions appear, and ends with the whole map", async () => {
  const player = openPlayer();
  expect(readPosition()).toBe("2 parks");
  await player.run("toggle");
  expect(player.describe()).toBe("Playing");
  expect(readPosition()).toBe("2011, 0 parks");
  drawUntil(700);
  expect(readPosition()).toBe("2011, Utah, 1 park");
  drawUntil(1300);
  expect(readPosition()).toBe("2019, Texas, 2 parks");
  drawUntil(1900);
  expect(readPosition()).toBe("2019, District of Columbia, 2 parks");
  expect(player.describe()).toBe("");
  drawUntil(3000);
  expect(frames).toEqual([]);
});

it("pauses, steps and seeks without moving by itself", async () => {
  const player = openPlayer();
  await player.run("toggle");
  drawUntil(700);
  await player.run("toggle");
  expect(player.describe()).toBe("Paused: 2011, Utah, 1 park");
  drawUntil(9000);
  drawUntil(9500);
  expect(readPosition()).toBe("2011, Utah, 1 park");
  await player.run("next");
  expect(readPosition()).toBe("2019, Texas, 2 parks");
  await player.run("back");
  expect(readPosition()).toBe("2011, Utah, 1 park");
  await player.run("seek", 3);
  expect(readPosition()).toBe("2019, District of Columbia, 2 parks");
  // The step after the end begins again.
  await player.run("next");
  expect(readPosition()).toBe("2011, Utah, 1 park");
});

it("leads a tap on the map to the region below it", async () => {
  const player = openPlayer();
  expect(await player.findRegionUrl(0.1, 0.5)).toBe("/p/aB3dE6/UT");
  expect(await player.findRegionUrl(0.9, 0.5)).toBeUndefined();
  cleanup();
  const suggester = openPlayer({ canSuggest: true });
  expect(await suggester.findRegionUrl(0.9, 0.5)).toBe("/p/aB3dE6/collaborate/WY/new");
});

it("tries again after the outlines did not load", async () => {
  const player = openPlayer();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await expect(player.run("toggle")).rejects.toThrow("503");
  expect(readPosition()).toBe("2 parks");
  vi.stubGlobal("fetch", async () => Response.json(DESIGN));
  await player.run("toggle");
  expect(player.describe()).toBe("Playing");
});
