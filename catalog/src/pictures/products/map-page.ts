import type { Design } from "@photomap/design";
import { pointsToInches, translation } from "@photomap/geometry";
import { closeUpScene, type Page, placeOps, productPrint, wallScene } from "@photomap/scene";
import type { MapPicture } from "../../products/picture.ts";

type Inputs = Parameters<typeof productPrint>[1];

/** Shares of a close-up that its detail shows: the top left corner of the frame. */
const DETAIL = { left: 0.055, top: 0.1, size: 0.4 };

/** A product with photos, or its empty mat, as a page to render. */
export function createMapPage({ kind, look }: MapPicture, design: Design, inputs: Inputs): Page {
  const product = {
    print: productPrint(design, kind === "empty-mat" ? {} : inputs, look),
    widthInches: pointsToInches(design.width),
    heightInches: pointsToInches(design.height),
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
