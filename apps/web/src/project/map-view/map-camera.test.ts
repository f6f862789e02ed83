import { afterEach, expect, it, vi } from "vitest";
import { createMapCamera, getMapInsets } from "./map-camera.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("leaves the maps of a phone, a laptop and a wide screen different margins", () => {
  const leftPx = (width: number) => getMapInsets({ width, height: 800 }).left;
  expect([390, 767, 768, 1727, 1728, 2560].map(leftPx)).toEqual([18, 18, 42, 42, 96, 96]);
});

it("LIM-01 shows the corner above the map on windows below 768 only", () => {
  const isAbove = (width: number) => {
    const size = { width, height: 800 };
    return getMapInsets(size, { hasCorner: true }).top > getMapInsets(size).top;
  };
  expect([767, 768, 1727, 1728].map(isAbove)).toEqual([true, false, false, false]);
});

it("shows a low map beside its controls, larger than between them", () => {
  const size = { width: 756, height: 330 };
  const { top, right, bottom, left } = getMapInsets(size, { hasCorner: true });
  expect(size.height - top - bottom).toBeGreaterThan(270);
  expect(size.width - left - right).toBeGreaterThan(390);
  expect(getMapInsets({ width: 320, height: 256 })).toEqual(
    getMapInsets({ width: 320, height: 800 }),
  );
});

it("leaves room for the hint below the map on phones only", () => {
  const room = (width: number) => {
    const size = { width, height: 800 };
    return getMapInsets(size, { hasHint: true }).bottom - getMapInsets(size).bottom;
  };
  expect([390, 768].map(room)).toEqual([52, 0]);
});

it.each([
  [undefined, 10],
  [20, 20],
])("OPN-01 zooms from 1 to the maximum %s, by default 10", (maxZoom, expected) => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const camera = createMapCamera({ width: 500, height: 250 }, { maxZoom });
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  camera.setViewport({ width: 1000, height: 500, insets });
  camera.zoomTo(100);
  expect(camera.getView().zoom).toBe(expected);
  camera.zoomTo(0.1);
  expect(camera.getView().zoom).toBe(1);
});

it("keep room for the form of an invitation, and on low phones for its button", () => {
  const extraPx = (width: number, height: number) => {
    const size = { width, height };
    return getMapInsets(size, { hasInvitation: true }).bottom - getMapInsets(size).bottom;
  };
  expect(extraPx(390, 700)).toBe(142);
  expect(extraPx(320, 400)).toBe(52);
  expect(extraPx(1350, 800)).toBe(40);
  expect(extraPx(844, 390)).toBe(0);
});
