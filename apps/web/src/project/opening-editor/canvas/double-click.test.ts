import { describe, expect, it } from "vitest";
import { createDoubleClickDetector } from "./double-click.ts";

const at = { x: 5, y: 5 };

describe("double clicks", () => {
  it("count for the photo of the first click", () => {
    const clicks = createDoubleClickDetector();
    expect(clicks.add({ imageId: "below", at, timeMs: 0 })).toBeUndefined();
    expect(clicks.add({ imageId: "above", at, timeMs: 200 })).toBe("below");
    expect(clicks.add({ imageId: "above", at, timeMs: 300 })).toBeUndefined();
  });

  it("need to be close in time and place", () => {
    const clicks = createDoubleClickDetector();
    clicks.add({ imageId: "a", at, timeMs: 0 });
    expect(clicks.add({ imageId: "a", at, timeMs: 900 })).toBeUndefined();
    expect(clicks.add({ imageId: "a", at: { x: 50, y: 5 }, timeMs: 950 })).toBeUndefined();
  });
});
