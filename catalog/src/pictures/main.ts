import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Design, deriveLayers } from "@photomap/design";
import sharp from "sharp";
import { measureDemoPhotos, STATE_PHOTOS } from "./demo-photos.ts";
import { drawHanging } from "./draw-hanging.ts";
import { writeIcons } from "./draw-icons.ts";
import { drawEmptyMap, drawFilledMap, drawVehicleMap } from "./draw-map.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import { cutOut, drawStickers, STICKER_STATES } from "./draw-stickers.ts";
import { drawVehicle } from "./draw-vehicle.ts";
import { fillOpenings, withoutRepeats } from "./fill-openings.ts";

/** The home page's pictures: designs with demo photos, drawn by the product's own renderer. */
const PICTURES = new URL("../../../apps/web/src/ui/samples/pictures/", import.meta.url);
const PUBLIC = new URL("../../../apps/web/public/", import.meta.url);
/** Filled maps for the seeded account; the id of a photo is its name. */
const DEMO_INPUTS = new URL("../../generated/demo-inputs/", import.meta.url);
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

const arizona = readDesign("us-az-24x30");
const arizonaMap = await drawFilledMap(arizona, fillOpenings(arizona, sizes), 640);
await writePicture(PICTURES, "hanging", await drawHanging(arizona, arizonaMap, 640), TILE_WIDTHS);

const stickerPhotos = STICKER_STATES.flatMap((id) => stateInputs[id]?.images ?? []);
const vehicle = readDesign("50-states-24x16");
const vehicleInputs = withoutRepeats(
  fillOpenings(vehicle, sizes),
  stickerPhotos.map(({ id }) => id),
);
const vehicleMap = await drawVehicleMap(vehicle, vehicleInputs, 640);
await writePicture(PICTURES, "vehicle", await drawVehicle(vehicleMap, vehicle, 640), TILE_WIDTHS);

const world = readDesign("world-36x24");
const worldInputs = withoutRepeats(fillOpenings(world, sizes));
await writePicture(
  PICTURES,
  "world",
  await drawFilledMap(world, worldInputs, 960),
  [320, 640, 960],
);

const heart = readDesign("heart-mosaic-24x24");
// The home page shows Michigan beside the heart.
const { [STATE_PHOTOS["Michigan"] ?? ""]: _michigan, ...heartSizes } = sizes;
const heartMap = await drawFilledMap(heart, fillOpenings(heart, heartSizes), 900);
await writePicture(PICTURES, "heart", heartMap, [450, 900]);

mkdirSync(DEMO_INPUTS, { recursive: true });
for (const [id, inputs] of [
  [states.id, stateInputs],
  [world.id, worldInputs],
] as const) {
  writeFileSync(new URL(`${id}.json`, DEMO_INPUTS), `${JSON.stringify(inputs, null, 1)}\n`);
}

await writeIcons(PUBLIC);

function readDesign(id: string): Design {
  const file = new URL(`../../designs/${id}.json`, import.meta.url);
  return deriveLayers<Design>(JSON.parse(readFileSync(file, "utf8")));
}

/** Writes AVIF in each width, and WebP in the last width as a fallback. */
async function writePicture(
  folder: URL,
  name: string,
  drawn: Buffer,
  widthsPx: readonly number[],
): Promise<void> {
  for (const width of widthsPx) {
    const small = sharp(drawn).resize(width);
    const avif = await small.clone().avif({ quality: 55, effort: 4 }).toBuffer();
    writeFileSync(new URL(`${name}-${width}.avif`, folder), avif);
    if (width !== widthsPx.at(-1)) continue;
    const webp = await small.webp({ quality: 80, effort: 6 }).toBuffer();
    writeFileSync(new URL(`${name}-${width}.webp`, folder), webp);
  }
}
