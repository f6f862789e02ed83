import type { Box } from "@photomap/geometry";
import { growBox, IDENTITY } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";
import type { Op } from "../display-list.ts";
import { boxPath } from "../draw-shapes.ts";
import { chalkBackground } from "./chalkboard.ts";
import { corkBackground } from "./corkboard.ts";
import { woodBackground } from "./wood.ts";

export type Backdrop = "contextual" | "chalkboard" | "wood" | "corkboard" | "none";

/** Points; the picture is drawn at one pixel for each. */
const BLUR = 40;

/** What lies behind a map that somebody shares. */
export function backdropOps(
  backdrop: Backdrop,
  page: Box,
  photo: Pick<OpeningImage, "id" | "imageWidth" | "imageHeight"> | undefined,
): Op[] {
  switch (backdrop) {
    case "contextual":
      return photo === undefined
        ? [{ op: "rect", box: page, fill: "#3b4652" }]
        : blurred(page, photo);
    case "chalkboard":
      return chalkBackground(page);
    case "wood":
      return woodBackground(page);
    case "corkboard":
      return corkBackground(page);
    case "none":
      return [];
  }
}

/** The photo over the whole page and beyond, so that its softened edges stay out of sight. */
function blurred(page: Box, photo: Pick<OpeningImage, "id" | "imageWidth" | "imageHeight">): Op[] {
  const room = growBox(page, 2 * BLUR);
  const scale = Math.max(room.width / photo.imageWidth, room.height / photo.imageHeight);
  const width = photo.imageWidth * scale;
  const height = photo.imageHeight * scale;
  const x = room.x + (room.width - width) / 2;
  const y = room.y + (room.height - height) / 2;
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
