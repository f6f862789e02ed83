import { boxContains } from "@photomap/geometry";
import { tileMap } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { mapSheetScene } from "./map-sheet-scene.ts";
import { wholeMapScene } from "./whole-map-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const design = sampleDesign(utah);
const inputs = { utah: filled(samplePhoto("p1", { x: 20, y: 50 })) };
/** A map of 400 by 200 points at four times its size: 22 by 11 inches. */
const map = wholeMapScene(design, inputs, { scale: 4 });
const tiling = tileMap(map, "letter");

function drawSheet(row: number, column: number) {
  const sheet = tiling.sheets.find((each) => each.row === row && each.column === column);
  if (sheet === undefined) throw new Error(`No sheet ${row} ${column}`);
  const page = mapSheetScene(map, sheet, tiling, "Our travels");
  const texts = page.ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
  return { sheet, page, texts };
}

describe("the whole map to print", () => {
  it("has its size on paper on white, or no mat at all", () => {
    expect(map).toMatchObject({ width: 1600, height: 800 });
    expect(map.ops[0]).toMatchObject({ op: "rect", fill: "#ffffff" });
    const clear = wholeMapScene(design, inputs, { scale: 4, isTransparent: true });
    expect(clear.ops).toEqual(map.ops.slice(1));
  });

  it("is tiled on sheets that say where they belong and how they are assembled", () => {
    expect(tiling).toMatchObject({ rows: 2, columns: 3 });
    const { texts } = drawSheet(2, 3);
    expect(texts[0]).toBe("Our travels · Row 2 of 2, column 3 of 3");
    expect(texts[1]).toMatch(/^Print at 100%\. Cut the left and top edges/);
    expect(texts).toContain("1 inch");
  });

  it("shows each part at its place, and omits what belongs to other sheets", () => {
    const { sheet, page } = drawSheet(1, 1);
    const group = page.ops.find((op) => op.op === "group" && op.id === "utah");
    const { at } = sheet;
    expect(group?.box.x).toBeCloseTo(at.x + 80);
    expect(group?.box.y).toBeCloseTo(at.y + 200);
    expect(group?.box.width).toBeCloseTo(400);
    const far = drawSheet(1, 3).page.ops;
    expect(far.some((op) => op.op === "group" && op.id === "utah")).toBe(false);
  });

  it("has lines for the next sheets inside the overlap, and none on the last sheet", () => {
    const lines = (row: number, column: number) =>
      drawSheet(row, column).page.ops.flatMap((op) =>
        op.op === "stroke" && /^M[\d.]+ [\d.]+[HV][\d.]+$/.test(op.path) ? [op.path] : [],
      ).length;
    expect([lines(1, 1), lines(1, 3), lines(2, 1), lines(2, 3)]).toEqual([2, 1, 1, 0]);
  });

  it("draws all marks on the page", () => {
    const { page } = drawSheet(1, 2);
    const box = { x: 0, y: 0, width: page.width, height: page.height };
    const marks = page.ops.filter(({ op }) => op === "stroke").slice(1);
    expect(marks.filter((op) => !boxContains(box, op.box))).toEqual([]);
  });

  it("has no marks on one page of its own size", () => {
    const whole = tileMap(map, "full_size");
    const [sheet] = whole.sheets;
    if (sheet === undefined) throw new Error("No sheet");
    expect(mapSheetScene(map, sheet, whole, "Our travels").ops).toEqual(map.ops);
  });
});
