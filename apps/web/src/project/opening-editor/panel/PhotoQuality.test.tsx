// @vitest-environment jsdom
import { printQuality } from "@photomap/printing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { createImage, openEditor, stubLayout } from "../test/open-editor.tsx";

beforeAll(stubLayout);
afterEach(cleanup);

/** The places that show a quality: the photo section, which always does, and the canvas. */
function listPlaces(quality: string): string[] {
  const section = screen.getByRole("region", { name: "Photo" });
  return screen
    .queryAllByText(quality)
    .map((badge) => (section.contains(badge) ? "photo section" : "canvas"))
    .toSorted();
}

// 360 x 240 points, so 5 x 3.33 inches at a scale of 1.
it.each([
  { pixels: [2000, 2000], scale: 1, dpi: 400, score: 1, tier: "Great", places: ["photo section"] },
  { pixels: [1500, 800], scale: 1, dpi: 240, score: 0.8, tier: "Good", places: ["photo section"] },
  {
    pixels: [1500, 1000],
    scale: 2,
    dpi: 150,
    score: 0.5,
    tier: "Not Great",
    places: ["canvas", "photo section"],
  },
  {
    pixels: [300, 1000],
    scale: 1,
    dpi: 60,
    score: 0.2,
    tier: "Very Blurry",
    places: ["canvas", "photo section"],
  },
] as const)(
  "PRN-21 prints $pixels pixels at scale $scale with $dpi dpi, and hides the icon of a good photo where it is not forced",
  ({ pixels: [imageWidth, imageHeight], scale, dpi, score, tier, places }) => {
    const image = { ...createImage("one"), width: 360, height: 240, imageWidth, imageHeight };
    const quality = printQuality(image, scale);
    expect(quality.dpi).toBeCloseTo(dpi);
    expect(quality.score).toBeCloseTo(score);
    openEditor({ images: [image], outputScale: scale });
    expect(listPlaces(tier)).toEqual(places);
    const section = within(screen.getByRole("region", { name: "Photo" }));
    expect(section.getByText(tier).querySelector("svg")).not.toBeNull();
  },
);
