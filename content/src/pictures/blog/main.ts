import { crop } from "./crop.ts";
import { drawCrops } from "./draw-crops.ts";
import { drawMap, findPart, STRONG } from "./draw-map.ts";
import { drawMapRow } from "./draw-map-row.ts";
import { drawPhotoGrid } from "./draw-photo-grid.ts";
import { drawRegions } from "./draw-regions.ts";
import { drawResolutions } from "./draw-resolutions.ts";
import { drawSheets, type Filled } from "./draw-sheets.ts";
import { drawTiling } from "./draw-tiling.ts";
import { PHOTOS } from "./photos.ts";
import { cropping, saveInlinePicture, savePostPictures } from "./save-blog-pictures.ts";
import { openPhoto, openProductPicture, readDesign } from "./sources.ts";

const states = readDesign("50-states-36x24");
const michigan = readDesign("us-mi-24x30");
const virginia = readDesign("us-va-36x18");
const europe = readDesign("europe-36x24");

await savePostPictures(
  "choosing-photos",
  cropping(() => openPhoto("mountain-lake"), {
    hero: [0.5, 0.55],
    card: [0.42, 0.5],
    share: [0.5, 0.5],
  }),
);
await saveInlinePicture(
  "photo-resolutions",
  await drawResolutions(
    { name: "canyon-wren", part: [0.42, 0.33], shareOfWidth: 0.2 },
    { dpis: [300, 200, 144, 72, 40], size: { width: 1440, height: 312 } },
  ),
);

await savePostPictures(
  "road-trip",
  cropping(() => openPhoto("welcome-to-colorado"), {
    hero: [0.5, 0.47],
    card: [0.36, 0.5],
    share: [0.4, 0.5],
  }),
);
const TRIP = {
  Arizona: PHOTOS.grandCanyon,
  California: PHOTOS.otters,
  Colorado: PHOTOS.welcomeToColorado,
  Nevada: PHOTOS.starTrails,
  "New Mexico": PHOTOS.radioTelescope,
  Utah: PHOTOS.desertHike,
};
await saveInlinePicture(
  "road-trip-map",
  await drawMap(states, {
    size: { width: 1440, height: 960 },
    part: findPart(states, Object.keys(TRIP)),
    photos: TRIP,
  }),
);

await savePostPictures("open-data", (size, form) => {
  if (form === "card") {
    return drawMap(michigan, { size, part: findPart(michigan), colors: STRONG });
  }
  return drawMapRow(form === "hero" ? [michigan, virginia, europe] : [virginia, michigan], size);
});
await saveInlinePicture(
  "open-data-callouts",
  await drawMap(states, {
    size: { width: 1440, height: 1000 },
    part: findPart(states, ["Rhode Island", "Delaware", "District of Columbia", "Massachusetts"]),
  }),
);
await saveInlinePicture(
  "open-data-virginia",
  await drawMap(virginia, { size: { width: 1440, height: 720 }, part: findPart(virginia) }),
);

const SHAPES: Filled = [
  ["California", PHOTOS.otters],
  ["Colorado", PHOTOS.welcomeToColorado],
  ["Michigan", PHOTOS.pier],
  ["Florida", PHOTOS.woodenJetty],
  ["Idaho", PHOTOS.mountainLake],
  ["Maine", PHOTOS.seaCliffs],
];
await savePostPictures("state-shapes", (size, form) =>
  form === "card"
    ? drawRegions(states, SHAPES.slice(0, 4), { size, columns: 2 })
    : drawRegions(states, SHAPES, { size, columns: form === "hero" ? 6 : 3 }),
);
await saveInlinePicture(
  "state-shapes-crops",
  await drawCrops(
    states,
    [
      ["Colorado", PHOTOS.mountainLake],
      ["Idaho", PHOTOS.mountainLake],
      ["Tennessee", PHOTOS.mountainLake],
      ["Florida", PHOTOS.mountainLake],
    ],
    { size: { width: 1440, height: 1000 }, columns: 2 },
  ),
);

await savePostPictures(
  "family-map",
  cropping(() => openPhoto("otters"), {
    hero: [0.5, 0.5],
    card: [0.56, 0.5],
    share: [0.5, 0.9],
  }),
);
await saveInlinePicture(
  "family-map-framed",
  await crop(
    await openProductPicture("50-states-36x24-oak-white"),
    { width: 1440, height: 1000 },
    [0.5, 0.5],
  ),
);

const SHEET_A: Filled = [
  ["Michigan", PHOTOS.pier],
  ["Utah", PHOTOS.desertHike],
  ["Colorado", PHOTOS.welcomeToColorado],
  ["Maryland", PHOTOS.forgetMeNots],
];
const SHEET_B: Filled = [
  ["Montana", PHOTOS.lakeSherburne],
  ["Arizona", PHOTOS.grandCanyon],
  ["Ohio", PHOTOS.jellyfish],
];
const SHEET_PLACES = {
  hero: { y: 0.94, height: 1.7 },
  share: { y: 0.7, height: 1.2 },
};
await savePostPictures("print-at-true-size", (size, form) => {
  if (form === "card") {
    return drawSheets(states, [{ filled: SHEET_A, at: [0.5, 0.62], height: 1.15, turn: -5 }], size);
  }
  const { y, height } = SHEET_PLACES[form];
  const sheets = [
    { filled: SHEET_B, at: [0.28, y], height, turn: -5 },
    { filled: SHEET_A, at: [0.74, y], height, turn: 4 },
  ] as const;
  return drawSheets(states, sheets, size);
});
await saveInlinePicture(
  "print-whole-map",
  await drawTiling(states, { size: { width: 1440, height: 980 }, columns: 5, rows: 3 }),
);

await savePostPictures(
  "ten-years",
  cropping(() => openPhoto("pier-at-sunset"), {
    hero: [0.5, 0.62],
    card: [0.5, 0.6],
    share: [0.5, 0.6],
  }),
);

await savePostPictures("photo-folder", (size, form) =>
  drawPhotoGrid(Object.values(PHOTOS), {
    size,
    columns: { hero: 8, card: 4, share: 6 }[form],
    rows: { hero: 3, card: 4, share: 4 }[form],
  }),
);
