import type { Design } from "@photomap/design";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { sampleOpening } from "../test/sample-sheet.ts";
import { renderSharedMap } from "./render-map.ts";

const opening = sampleOpening("opening", {
  path: "M30 30h1000v20h-1000z",
  box: { x: 30, y: 30, width: 1000, height: 20 },
});
const line = {
  type: "GRAPHIC",
  id: "line",
  name: "Line",
  depth: 1,
  outlined: true,
  layers: {},
  path: "M30 10H1030",
} as const;
const design: Design = {
  id: "lines",
  baseId: "lines",
  businessIds: ["pm"],
  name: "Lines",
  regionType: "State",
  regionTypePlural: "States",
  regionCount: 1,
  keywords: [],
  width: 1060,
  height: 60,
  outputOptions: [],
  backgroundOptions: [],
  features: [opening, line],
};

/** Four times the size for which the lengths of the lines are specified. */
const SCALE = 4;
const FACTOR = SCALE ** 0.4;
/** The red components of the mat and of lines on it. */
const [MAT, LINE] = [0xfd, 0x9a];

async function drawRed(): Promise<(x: number, y: number) => number> {
  const webp = await renderSharedMap({
    design,
    inputs: {},
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    backgroundId: null,
    edgePx: SCALE * design.width,
    openPhoto: openTestPhoto,
  });
  const { data, info } = await sharp(webp).extractChannel(0).raw().toBuffer({
    resolveWithObject: true,
  });
  return (x, y) => data[y * info.width + x] ?? MAT;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const red = await drawRed();
const columns = Array.from({ length: 900 * SCALE }, (_, i) => 80 * SCALE + i);

describe("the lines of the map of the share page grow more slowly than the map", () => {
  it("in width", () => {
    const rows = Array.from({ length: 2 * SCALE }, (_, i) => 9 * SCALE + i);
    const inks = columns.map((x) => sum(rows.map((y) => (MAT - red(x, y)) / (MAT - LINE))));
    expect(sum(inks) / columns.length).toBeCloseTo(0.7 * FACTOR, 0);
  });

  it("in the length of the dashes around empty openings", () => {
    const isDark = (x: number) => red(x, 30 * SCALE) < (MAT + LINE) / 2;
    const starts = columns.filter((x) => isDark(x) && !isDark(x - 1));
    expect(columns.length / starts.length).toBeCloseTo(2 * 2.9 * FACTOR, 1);
  });
});
