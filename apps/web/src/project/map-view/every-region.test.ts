import { readFileSync } from "node:fs";
import { createLayer, type Design, type Feature, openingsOf } from "@photomap/design";
import { offsetShape, parsePath } from "@photomap/geometry";
import { countProgress } from "@photomap/project";
import { placeLabels } from "@photomap/scene";
import { describe, expect, it } from "vitest";
import { fitBoard } from "../../ui/viewport/view.ts";
import { createHitTest } from "./hit-test.ts";
import { getMapInsets } from "./map-camera.ts";
import { createLabelSizes } from "./painting/map-colors.ts";
import { listRegions } from "./region.ts";
import { MIN_TARGET_PX } from "./target-size.ts";

const DESIGNS = new URL("../../../../../catalog/designs/", import.meta.url);
/** The map area of a phone of 390 by 844 pixels, below the header and above the navigation. */
const AREA = { width: 390, height: 650 };
const ZOOMS = [1, 2, 4, 8, 14, 20];
/** Pixels by which a finger misses the label point, in every direction. */
const MISS_PX = 6;
/** The published inset: labels are inside the dashed line of empty openings. */
const INNER_INSET_POINTS = 4.5;
const TIMEOUT_MS = 60_000;

describe.each([
  "50-states-36x24",
  "us-tx-24x24",
  "us-va-36x18",
  "us-ak-32x24",
  "national-parks-36x24",
  "world-36x24",
  "europe-36x24",
  "africa-24x30",
  "japan-24x30",
  "mexico-36x24",
  "germany-24x30",
  "hex-heart-24x24",
])("%s on a phone", { timeout: TIMEOUT_MS }, (id) => {
  const design = readDesign(id);
  const regions = listRegions(design, {}, undefined);
  const included = regions.filter(({ isIncluded }) => isIncluded);
  const { board } = fitBoard(
    { ...AREA, insets: getMapInsets(AREA, { hasCorner: true, hasHint: true }) },
    design,
  );
  const scales = ZOOMS.map((zoom) => (board.width * zoom) / design.width);

  it("selects every region by a tap that misses its middle", () => {
    const { findWidened } = createHitTest(included.map(({ opening }) => opening));
    const isHit = (region: (typeof regions)[number], pixelsPerPoint: number) =>
      listTaps(region.at, MISS_PX / pixelsPerPoint).every(
        (at) => findWidened(at, MIN_TARGET_PX / 2 / pixelsPerPoint) === region.opening,
      );
    const missed = included.filter((region) => !scales.some((scale) => isHit(region, scale)));
    expect(missed.map(({ opening }) => opening.name)).toEqual([]);
  });

  it("names every region", () => {
    const labeled = new Set(
      scales.flatMap((pixelsPerPoint) => {
        const mapEdgePx = Math.max(design.width, design.height) * pixelsPerPoint;
        const sizes = createLabelSizes({ pointsPerCssPixel: 1 / pixelsPerPoint, mapEdgePx });
        return [...placeLabels(design, sizes).keys()];
      }),
    );
    const unnamed = included.filter(({ opening }) => !labeled.has(opening.id));
    expect(unnamed.map(({ opening }) => opening.name)).toEqual([]);
  });

  it("lists every region and counts as the progress does", () => {
    expect(new Set(regions.map(({ opening }) => opening.id)).size).toBe(openingsOf(design).length);
    const { total } = countProgress(design, {});
    expect(regions.filter(({ isCounted }) => isCounted)).toHaveLength(total);
    expect(total).toBe(design.regionCount);
  });
});

function listTaps({ x, y }: { readonly x: number; readonly y: number }, radius: number) {
  const turns = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
  const around = turns.map((turn) => ({
    x: x + radius * Math.cos(turn),
    y: y + radius * Math.sin(turn),
  }));
  return [{ x, y }, ...around];
}

function readDesign(id: string): Design {
  const design: Design = JSON.parse(readFileSync(new URL(`${id}.json`, DESIGNS), "utf8"));
  return { ...design, features: design.features.map(addInner) };
}

function addInner(feature: Feature): Feature {
  const { cut } = feature.layers;
  if (cut === undefined) return feature;
  const inner = offsetShape(parsePath(cut.path), -INNER_INSET_POINTS);
  return { ...feature, layers: { inner: inner.length > 0 ? createLayer(inner) : cut, cut } };
}
