import { expect, it } from "vitest";
import { createStoreMapView } from "./store-map-view.ts";

const SIZE = { width: 640, height: 400 };
const DETROIT = { latitude: 42.33, longitude: -83.05 };
const WARREN = { latitude: 42.49, longitude: -83.01 };

it("contains every place, the north above", () => {
  const { project } = createStoreMapView([DETROIT, WARREN], SIZE);
  expect(project(DETROIT).y).toBeCloseTo(356);
  expect(project(WARREN).y).toBeCloseTo(44);
  expect(project(WARREN).x).toBeGreaterThan(project(DETROIT).x);
});

it("is true to scale in both directions", () => {
  const { project, pxPerMile } = createStoreMapView([DETROIT, WARREN], SIZE);
  const east = project({
    latitude: 42.41,
    longitude: -83.05 + 0.1 / Math.cos((42.41 * Math.PI) / 180),
  });
  const north = project({ latitude: 42.43, longitude: -83.05 });
  expect(east.x - project(DETROIT).x).toBeCloseTo(project(DETROIT).y - north.y);
  expect(project(DETROIT).y - north.y).toBeCloseTo(6.91 * pxPerMile);
});

it("shows at least four miles around a single place", () => {
  const { project, pxPerMile } = createStoreMapView([DETROIT, DETROIT], SIZE);
  expect(project(DETROIT)).toEqual({ x: 320, y: 200 });
  expect(pxPerMile).toBe(100);
});
