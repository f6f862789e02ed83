import { describe, expect, it } from "vitest";
import { createClicks } from "./double-click.ts";

const at = { x: 5, y: 5 };

describe("two clicks", () => {
  it("mean the photo that the first of them met", () => {
    const clicks = createClicks();
    expect(clicks.take({ imageId: "below", at, time: 0 })).toBeUndefined();
    expect(clicks.take({ imageId: "above", at, time: 200 })).toBe("below");
    expect(clicks.take({ imageId: "above", at, time: 300 })).toBeUndefined();
  });

  it("are two when they are far apart", () => {
    const clicks = createClicks();
    clicks.take({ imageId: "a", at, time: 0 });
    expect(clicks.take({ imageId: "a", at, time: 900 })).toBeUndefined();
    expect(clicks.take({ imageId: "a", at: { x: 50, y: 5 }, time: 950 })).toBeUndefined();
  });
});
