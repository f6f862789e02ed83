import { expect, it } from "vitest";
import { FreeSpace } from "./free-space.ts";

it("places a piece in the largest rectangles only, not in a part of one", () => {
  const space = new FreeSpace({ x: 0, y: 0, width: 8, height: 5 });
  const sizes = [
    [3, 2],
    [5, 1],
    [3, 1],
    [5, 4],
  ] as const;
  expect(sizes.map(([width, height]) => space.take({ width, height }))).toEqual([
    { x: 0, y: 0, turned: true },
    { x: 2, y: 0, turned: true },
    { x: 3, y: 0, turned: false },
    { x: 3, y: 1, turned: false },
  ]);
  expect(space.take({ width: 3, height: 3 })).toBeUndefined();
});
