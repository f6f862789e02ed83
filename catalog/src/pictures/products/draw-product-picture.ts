import { readFileSync } from "node:fs";
import type { Design } from "@photomap/design";
import { renderPreview } from "@photomap/render";
import { type Page, productPrintScene } from "@photomap/scene";
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

/** Reads a design with its cut layer alone, as thumbnails do: deriving the others takes seconds. */
function readDesign(id: string): Design {
  return JSON.parse(readDesignText(id));
}

/** Draws a product picture as PNG. */
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

/** Shares one drawing of the map, the slowest part, between small pictures of it. */
async function drawMap(
  picture: MapPicture,
  design: Design,
  photos: Photos,
  widthPx: number,
): Promise<Buffer> {
  const isZoomed = picture.isLarge === true || picture.kind === "detail";
  if (isZoomed) {
    const scale = widthPx / createMapPage(picture, design, PRINT_KEY).width;
    return render(
      createMapPage(picture, design, fillPrint(picture, design, photos, scale)),
      photos,
      widthPx,
    );
  }
  const print = await findPrint(picture, design, photos);
  return render(createMapPage(picture, design, PRINT_KEY), photos, widthPx, print);
}

const PRINT_KEY = "print";
/** The longer side of a drawing that is shared, about as large as in a close-up. */
const PRINT_SIDE_PX = 1000;

let lastPrint: { readonly name: string; readonly png: Buffer } | undefined;

/** Pictures of the same map follow each other, so the last one is kept. */
async function findPrint(picture: MapPicture, design: Design, photos: Photos): Promise<Buffer> {
  const isEmpty = picture.kind === "empty-mat";
  const name = `${design.id} ${picture.look.outerColor ?? "white"} ${isEmpty}`;
  if (lastPrint?.name === name) return lastPrint.png;
  const scale = PRINT_SIDE_PX / Math.max(design.width, design.height);
  const page = fillPrint(picture, design, photos, scale);
  const png = await render(page, photos, Math.round(design.width * scale));
  lastPrint = { name, png };
  return png;
}

function fillPrint(
  { kind, look }: MapPicture,
  design: Design,
  photos: Photos,
  pixelsPerPoint: number,
): Page {
  const inputs = fillOpenings(design, Object.fromEntries(photos));
  const shown = kind === "empty-mat" ? {} : selectPhotoSides(inputs, pixelsPerPoint);
  return productPrintScene(design, shown, look);
}

function render(
  { width, height, ops }: Page,
  photos: Photos,
  widthPx: number,
  print?: Buffer,
): Promise<Buffer> {
  return renderPreview({
    displayList: ops,
    widthPt: width,
    heightPt: height,
    widthPx,
    openPhoto: async (id) =>
      id === PRINT_KEY && print !== undefined ? print : readScaledPhoto(photos, id),
  });
}
