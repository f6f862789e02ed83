import type { Box } from "@photomap/geometry";
import { growBox, IDENTITY } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";
import type { Op } from "../display-list.ts";
import type { MapStyle } from "../map-style.ts";
import { boxPath } from "../shape-ops.ts";
import { chalkboardOps, corkboardOps, woodOps } from "./textures.ts";

export type Backdrop = "contextual" | "chalkboard" | "wood" | "corkboard" | "none";

/** Colors that are legible on a backdrop. */
export interface BackdropStyle {
  readonly textColor: string;
  readonly map: Pick<MapStyle, "empty" | "filled" | "outline" | "graphic">;
  /** The color of a card below the map, for busy backdrops. */
  readonly card?: string;
}

const ON_DARK = {
  empty: "#ffffff38",
  filled: "#ffffff",
  outline: "#fffffff2",
  graphic: "#ffffffb3",
};
const ON_PAPER = { empty: "#e6dfd2", filled: "#ffffff", outline: "#8c8272", graphic: "#8c8272" };

export const BACKDROP_STYLES: Readonly<Record<Backdrop, BackdropStyle>> = {
  contextual: { textColor: "#ffffff", map: ON_DARK },
  chalkboard: {
    textColor: "#f4f1e6",
    map: { ...ON_DARK, empty: "#ffffff1f", outline: "#f4f1e6d9" },
  },
  wood: { textColor: "#fbf3e4", map: { ...ON_DARK, empty: "#fff4e033" } },
  corkboard: { textColor: "#3a2611", map: ON_PAPER, card: "#fffdf8" },
  none: { textColor: "#1f2a37", map: ON_PAPER },
};

/** The blur in points; the picture has one pixel per point. */
const BLUR = 40;

export function backdropOps(
  backdrop: Backdrop,
  page: Box,
  photo: Pick<OpeningImage, "id" | "imageWidth" | "imageHeight"> | undefined,
): Op[] {
  switch (backdrop) {
    case "contextual":
      return photo === undefined
        ? [{ op: "rect", box: page, fill: "#3b4652" }]
        : blurredPhotoOps(page, photo);
    case "chalkboard":
      return chalkboardOps(page);
    case "wood":
      return woodOps(page);
    case "corkboard":
      return corkboardOps(page);
    case "none":
      return [];
  }
}

/**
 * Draws a blurred photo that extends beyond the page, so that its blurred edges are not visible.
 */
function blurredPhotoOps(
  page: Box,
  photo: Pick<OpeningImage, "id" | "imageWidth" | "imageHeight">,
): Op[] {
  const area = growBox(page, 2 * BLUR);
  const scale = Math.max(area.width / photo.imageWidth, area.height / photo.imageHeight);
  const width = photo.imageWidth * scale;
  const height = photo.imageHeight * scale;
  const x = area.x + (area.width - width) / 2;
  const y = area.y + (area.height - height) / 2;
  return [
    {
      op: "group",
      id: "",
      box: page,
      clip: { path: boxPath(page), matrix: IDENTITY },
      images: [{ src: photo.id, matrix: [width, 0, 0, height, x, y], blur: BLUR }],
    },
    { op: "rect", box: page, fill: "#1420286b" },
  ];
}
