import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { BUSINESS_IDS, type Design } from "@photomap/design";
import { drawHanging } from "./draw-hanging.ts";
import { drawIcon } from "./draw-icon.ts";
import { drawEmptyMap, drawFilledMap, drawVehicleMap } from "./draw-map.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { cutOut, drawStickers } from "./draw-stickers.ts";
import { drawVehicle } from "./draw-vehicle.ts";
import { fillOpenings } from "./fill-openings.ts";
import { measureDemoPhotos } from "./photo-folder.ts";
import { writePicture } from "./write-picture.ts";

/** The pictures of the shop window: real designs and the demo photos, drawn by the product's renderer. */
const PICTURES = new URL("../../../apps/web/src/samples/pictures/", import.meta.url);
const PUBLIC = new URL("../../../apps/web/public/", import.meta.url);
const TILE_WIDTHS = [320, 640];

mkdirSync(PICTURES, { recursive: true });
const sizes = await measureDemoPhotos();
const states = readDesign("50-states-36x24");
const stateInputs = fillOpenings(states, sizes);
const statesMap = await drawFilledMap(states, stateInputs, 1540);
await writePicture(PICTURES, "fifty-states", statesMap, [400, 720, 1080, 1540]);
await writePicture(PICTURES, "fifty-states-empty", await drawEmptyMap(states, 640), TILE_WIDTHS);
await writePicture(PICTURES, "stickers", await drawStickers(states, stateInputs, 640), TILE_WIDTHS);
await writePicture(PICTURES, "michigan", await cutOut(states, stateInputs, "MI", 320), [160, 320]);
writeFileSync(new URL("share.jpg", PUBLIC), await drawSharePicture(states, statesMap));

const michigan = readDesign("us-mi-24x30");
const michiganMap = await drawFilledMap(michigan, fillOpenings(michigan, sizes), 640);
await writePicture(PICTURES, "hanging", await drawHanging(michigan, michiganMap, 640), TILE_WIDTHS);

const vehicle = readDesign("50-states-24x16");
const vehicleMap = await drawVehicleMap(vehicle, fillOpenings(vehicle, sizes), 640);
await writePicture(PICTURES, "vehicle", await drawVehicle(vehicleMap, vehicle, 640), TILE_WIDTHS);

const heart = readDesign("heart-mosaic-24x24");
const heartMap = await drawFilledMap(heart, fillOpenings(heart, sizes), 900);
await writePicture(PICTURES, "heart", heartMap, [450, 900]);

for (const brand of BUSINESS_IDS) {
  const icon = readFileSync(new URL(`icon-${brand}.svg`, PUBLIC));
  for (const edge of [180, 192, 512]) {
    writeFileSync(new URL(`icon-${brand}-${edge}.png`, PUBLIC), await drawIcon(icon, edge));
  }
}

function readDesign(id: string): Design {
  const file = new URL(`../../designs/${id}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
