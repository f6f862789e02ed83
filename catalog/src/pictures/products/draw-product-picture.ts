import { readFileSync } from "node:fs";
import type { Design } from "@photomap/design";
import { renderPreview } from "@photomap/render";
import type { MapPicture, Picture } from "../../products/picture.ts";
import { measureDemoPhotos } from "../demo-photos.ts";
import { drawVehicleMap } from "../draw-map.ts";
import { drawVehicle } from "../draw-vehicle.ts";
import { fillOpenings } from "../fill-openings.ts";
import {
  readScaledPhoto,
  type ScaledPhoto,
  selectPhotoSides,
} from "../thumbnails/open-scaled-photos.ts";
import { drawAccessory } from "./drawings/draw-accessory.ts";
import { createMapPage } from "./map-page.ts";

type Photos = ReadonlyMap<string, ScaledPhoto>;

const DESIGNS = new URL("../../../designs/", import.meta.url);
/** Width over height of all product pictures. */
const RATIO = 5 / 4;

export function readDesignText(id: string): string {
  return readFileSync(new URL(`${id}.json`, DESIGNS), "utf8");
}

/** With the cut layer alone, like thumbnails: deriving the others takes seconds. */
function readDesign(id: string): Design {
  return JSON.parse(readDesignText(id));
}

/** PNG of a product picture. */
export function drawProductPicture(
  picture: Picture,
  photos: Photos,
  widthPx: number,
): Promise<Buffer> {
  if (picture.kind === "drawing") return drawAccessory(picture.drawing, widthPx);
  const design = readDesign(picture.designId);
  return picture.kind === "vehicle"
    ? drawOnVehicle(design, widthPx)
    : drawMap(picture, design, photos, widthPx);
}

async function drawOnVehicle(design: Design, widthPx: number): Promise<Buffer> {
  const inputs = fillOpenings(design, await measureDemoPhotos());
  const map = await drawVehicleMap(design, inputs, widthPx);
  return drawVehicle(map, design, widthPx, 1000 * RATIO);
}

function drawMap(
  picture: MapPicture,
  design: Design,
  photos: Photos,
  widthPx: number,
): Promise<Buffer> {
  const inputs = fillOpenings(design, Object.fromEntries(photos));
  const { width } = createMapPage(picture, design, {});
  const page = createMapPage(picture, design, selectPhotoSides(inputs, widthPx / width));
  return renderPreview({
    displayList: page.ops,
    widthPt: page.width,
    heightPt: page.height,
    widthPx,
    openPhoto: (id) => Promise.resolve(readScaledPhoto(photos, id)),
  });
}
