import type { Design } from "@photomap/design";
import { pointsToInches, translation } from "@photomap/geometry";
import { closeUpScene, type Page, placeOps, wallScene } from "@photomap/scene";
import type { MapPicture } from "../../products/picture.ts";

/** The part of a close-up that its detail shows, as shares: the top left corner of the frame. */
const DETAIL = { left: 0.055, top: 0.1, size: 0.4 };

/** Creates the page of a product on a wall; `print` is its map, or the key of a picture of it. */
export function createMapPage(
  { kind, look }: Pick<MapPicture, "kind" | "look">,
  { width, height }: Design,
  print: Page | string,
): Page {
  const product = {
    print,
    widthInches: pointsToInches(width),
    heightInches: pointsToInches(height),
    look,
  };
  if (kind === "wall") return wallScene(product);
  const page = closeUpScene(product);
  return kind === "detail" ? cropDetail(page) : page;
}

function cropDetail({ width, height, ops }: Page): Page {
  return {
    width: width * DETAIL.size,
    height: height * DETAIL.size,
    ops: placeOps(ops, translation(-width * DETAIL.left, -height * DETAIL.top)),
  };
}
