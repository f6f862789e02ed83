import { shapeBox } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { createRandomOrders } from "../test/random-orders.ts";
import { findLayoutProblem } from "./layout-problem.ts";
import { nestStickers } from "./nest-stickers.ts";
import { createRandom } from "./random.ts";
import {
  MAX_SHEET_HEIGHT,
  measurePaper,
  placeShape,
  SHEET_GEOMETRY,
  type Sticker,
  type StickerSheet,
} from "./sheet.ts";

const { border, width: sheetWidth, oversizeMargin } = SHEET_GEOMETRY;
const AREA = { width: sheetWidth - 2 * border, height: MAX_SHEET_HEIGHT - 2 * border };

function createBox(openingId: string, width: number, height: number): Sticker {
  const ring = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return { openingId, shape: [ring] };
}

/** Describes the places of the stickers by the ids of their openings. */
function describeSheets(stickers: readonly Sticker[]): string[][] {
  return nestStickers(stickers, { attempts: 4 }).sheets.map(({ placements }) =>
    placements
      .map(({ sticker, ...place }) => `${stickers[sticker]?.openingId} ${JSON.stringify(place)}`)
      .toSorted(),
  );
}

describe("nestStickers", () => {
  it("puts a sticker that fills a sheet exactly on a sheet of its own", () => {
    const { sheets, problem } = nestStickers([
      createBox("a", AREA.width, AREA.height),
      createBox("b", 50, 50),
    ]);
    expect(problem).toBeUndefined();
    expect(sheets).toHaveLength(2);
  });

  it("turns a sticker that fits only then", () => {
    const { sheets } = nestStickers([createBox("a", AREA.height, AREA.width)]);
    expect(sheets.map(({ placements }) => placements[0]?.rotation)).toEqual([90]);
  });

  it("throws on a sticker that does not fit in any of the rotations", () => {
    const sticker = createBox("a", AREA.height, AREA.width);
    expect(() => nestStickers([sticker], { rotations: [0] })).toThrow(RangeError);
  });

  it("gives a sticker that is larger than a sheet its own, with a margin of 18", () => {
    const { sheets, problem } = nestStickers([
      createBox("a", AREA.width + 1, AREA.height + 1),
      createBox("b", 50, 50),
    ]);
    expect(problem).toBeUndefined();
    expect(sheets[1]).toEqual({
      width: AREA.width + 1 + 2 * oversizeMargin,
      height: AREA.height + 1 + 2 * oversizeMargin,
      placements: [{ sticker: 0, rotation: 0, x: oversizeMargin, y: oversizeMargin }],
    });
  });

  it("shrinks a single sheet in both directions, to 360 at least", () => {
    const { sheets } = nestStickers([createBox("a", 100, 60)]);
    expect(sheets[0]).toMatchObject({ width: 360, height: 60 + 2 * border });
  });

  it("makes a single sheet narrower where that needs less paper", () => {
    const { sheets } = nestStickers([createBox("a", 300, 200), createBox("b", 300, 200)]);
    expect(sheets).toMatchObject([{ width: 360 }]);
    expect(measurePaper(sheets)).toBeLessThan(measurePaper([{ width: 622.5, height: 218 }]));
  });

  it("shrinks several sheets in height only, and sorts them by area", () => {
    const stickers = Array.from({ length: 3 }, (_, i) => createBox(`${i}`, 700, 500));
    const { sheets } = nestStickers(stickers);
    expect(sheets.map(({ width }) => width)).toEqual(sheets.map(() => sheetWidth));
    const areas = sheets.map(({ width, height }) => width * height);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it("LIM-08 keeps the geometry of sheets", () => {
    const small = nestStickers([createBox("a", 100, 60), createBox("b", 60, 100)]).sheets;
    // One sheet is as small as its stickers, which are rotated, 9 from the edges and 4.5 apart.
    expect(small).toMatchObject([{ width: 360, height: 60 + 2 * 9 }]);
    const xs = small.flatMap(({ placements }) =>
      placements.map(
        (placement) => shapeBox(placeShape(createBox("", 100, 60).shape, placement)).x,
      ),
    );
    expect(Math.min(...xs)).toBe(9);
    const findProblemAt = (gap: number) =>
      findLayoutProblem(
        [createBox("a", 100, 60), createBox("b", 100, 60)],
        [
          {
            width: 360,
            height: 78,
            placements: [
              { sticker: 0, rotation: 0, x: 9, y: 9 },
              { sticker: 1, rotation: 0, x: 9 + 100 + gap, y: 9 },
            ],
          },
        ],
      );
    expect(findProblemAt(4.5)).toBeUndefined();
    expect(findProblemAt(4.49)).toMatchObject({ overlaps: 1 });
    // 774 x 900 are free on a sheet of 792 x 918, which is 1008 minus header and footer.
    const full = createBox("full", 900, 774);
    const large = createBox("large", 901, 775);
    const { sheets, problem } = nestStickers([large, full, createBox("a", 100, 60)]);
    expect(problem).toBeUndefined();
    expect(sheets.map(({ width, height }) => [width, height])).toEqual([
      [792, 60 + 2 * 9],
      [792, 918],
      [901 + 2 * 18, 775 + 2 * 18],
    ]);
    expect(
      sheets.map(({ placements }) => placements.map(({ rotation }) => rotation % 180)),
    ).toEqual([[0], [90], [0]]);
  });

  it("uses the holes of stickers", () => {
    const hole = [
      { x: 100, y: 100 },
      { x: 100, y: 300 },
      { x: 300, y: 300 },
      { x: 300, y: 100 },
    ];
    const frame = { openingId: "frame", shape: [...createBox("", 400, 400).shape, hole] };
    const { sheets, problem } = nestStickers([frame, createBox("b", 150, 150)]);
    expect(problem).toBeUndefined();
    expect(sheets).toMatchObject([{ height: 400 + 2 * border }]);
  });

  it("returns no sheets for no stickers", () => {
    expect(nestStickers([])).toEqual({ sheets: [] });
  });

  it("does not depend on the order of the stickers", () => {
    const [order] = createRandomOrders(1, 5);
    const random = createRandom(3);
    const shuffled = order!.stickers
      .map((sticker) => ({ sticker, rank: random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ sticker }) => sticker);
    expect(describeSheets(shuffled)).toEqual(describeSheets(order!.stickers));
    const equal = ["a", "b", "c"].map((id) => createBox(id, 100, 60));
    expect(describeSheets(equal.toReversed())).toEqual(describeSheets(equal));
  });
});

describe("findLayoutProblem", () => {
  const stickers = [createBox("a", 100, 100), createBox("b", 100, 100)];

  function createSheet(x: number, second = 1): StickerSheet {
    const placements = [
      { sticker: 0, rotation: 0, x: border, y: border },
      { sticker: second, rotation: 0, x, y: border },
    ];
    return { width: 400, height: 200, placements };
  }

  const TOUCHING = border + 100 + SHEET_GEOMETRY.padding;

  it("accepts stickers at exactly the padding", () => {
    expect(findLayoutProblem(stickers, [createSheet(TOUCHING)])).toBeUndefined();
  });

  it("reports a padding that is 0.01 pt too small", () => {
    const problem = findLayoutProblem(stickers, [createSheet(TOUCHING - 0.01)]);
    expect(problem).toEqual({ overlaps: 1, lost: 0, outside: 0 });
  });

  it("reports a sticker that is placed twice and one that is missing", () => {
    const problem = findLayoutProblem(stickers, [createSheet(200, 0)]);
    expect(problem).toEqual({ overlaps: 0, lost: 2, outside: 0 });
  });

  it("reports a sticker beyond the border", () => {
    const problem = findLayoutProblem(stickers, [createSheet(291.01)]);
    expect(problem).toEqual({ overlaps: 0, lost: 0, outside: 1 });
  });

  it("reports a sheet that is too large for several stickers", () => {
    const sheet = { ...createSheet(200), height: MAX_SHEET_HEIGHT + 1 };
    expect(findLayoutProblem(stickers, [sheet])).toEqual({ overlaps: 0, lost: 0, outside: 1 });
  });
});

it("measures paper with header and footer", () => {
  expect(measurePaper([{ width: 100, height: 10 }])).toBe(100 * (10 + 90));
});
