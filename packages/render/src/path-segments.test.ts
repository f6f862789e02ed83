import { describe, expect, it } from "vitest";
import { placeSegments, readPath } from "./path-segments.ts";

const ends = (path: string) =>
  readPath(path).map((segment) =>
    segment.kind === "close" ? "close" : [segment.to.x, segment.to.y],
  );

describe("reading a path", () => {
  it("supports all absolute and relative lines", () => {
    expect(ends("M1 2L3 4l1-1H9h-2V0v5Z")).toEqual([
      [1, 2],
      [3, 4],
      [4, 3],
      [9, 3],
      [7, 3],
      [7, 0],
      [7, 5],
      "close",
    ]);
  });

  it("reads pairs after a move as lines, and continues from the start of a closed ring", () => {
    expect(ends("M1 1 2 2zm1 0 .5.5-.5 0")).toEqual([
      [1, 1],
      [2, 2],
      "close",
      [2, 1],
      [2.5, 1.5],
      [2, 1.5],
    ]);
  });

  it("converts every curve to a cubic one", () => {
    expect(readPath("M0 0q3 3 6 0")[1]).toEqual({
      kind: "curve",
      first: { x: 2, y: 2 },
      second: { x: 4, y: 2 },
      to: { x: 6, y: 0 },
    });
    expect(readPath("M0 0c1 1 2 2 3 2s2 1 3 3")[2]).toMatchObject({ first: { x: 4, y: 2 } });
  });

  it("throws on unsupported commands", () => {
    expect(() => readPath("M0 0A1 1 0 0 0 2 2")).toThrow(SyntaxError);
  });

  it("transforms every point", () => {
    expect(placeSegments(readPath("M1 2Z"), [0, 2, -2, 0, 10, 0])).toEqual([
      { kind: "move", to: { x: 6, y: 2 } },
      { kind: "close" },
    ]);
  });
});
