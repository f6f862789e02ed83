import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  filled,
  sampleDesign,
  sampleOpening,
  samplePhoto,
  squareLayer,
} from "../test/sample-map.ts";
import { debugScene } from "./debug-scene.ts";
import type { Page } from "./display-list.ts";
import { mapPages } from "./map-sheet-scene.ts";
import { messageScene } from "./message-scene.ts";
import { closeUpScene } from "./product/close-up-scene.ts";
import { outputDemonstrationScene } from "./product/output-demonstration-scene.ts";
import { productScene } from "./product/product-scene.ts";
import { wallScene } from "./product/wall-scene.ts";
import { progressScene } from "./progress/progress-scene.ts";
import { allOpeningsScene, cutScene, openingPreviewScene } from "./render-type-scenes.ts";
import { shareCardScene } from "./share-card-scene.ts";
import { wholeMapScene } from "./whole-map-scene.ts";

const utah = sampleOpening("utah", 20, 50, { labelPoint: { x: 70, y: 100 } });
const layers = { ...utah.layers, outer: squareLayer(0, 30, 140) };
const design = {
  ...sampleDesign({ ...utah, layers }, sampleOpening("ohio", 220, 50)),
  regionTypePlural: "states",
};
const inputs = { utah: filled(samplePhoto("p1")) };
const map = wholeMapScene(design, inputs, { scale: 3 });
const hung = { print: "thumbnails/50-states-36x24.webp", widthInches: 36, heightInches: 24 };

const FRAMES = ["black", "white", "grey", "oak", "walnut"] as const;
const BACKDROPS = ["contextual", "chalkboard", "wood", "corkboard", "none"] as const;

function* listPictures(): Generator<readonly [string, Page | readonly Page[]]> {
  for (const brand of ["pm", "tbl"] as const) {
    yield [`product ${brand}`, productScene(design, inputs, { brand })];
    yield [
      `product ${brand} hung`,
      productScene(design, inputs, { brand, hangerBars: true, grommets: true }),
    ];
  }
  for (const frame of FRAMES) {
    yield [`frame ${frame}`, productScene(design, inputs, { brand: "pm", frame })];
    yield [`wall ${frame}`, wallScene({ ...hung, look: { frame } })];
  }
  yield ["wall hanger bars", wallScene({ ...hung, look: { hangerBars: true } })];
  yield ["close-up hanger bars", closeUpScene({ ...hung, look: { hangerBars: true } })];
  yield ["close-up grommets", closeUpScene({ ...hung, look: { grommets: true } })];
  for (const type of ["MATBOARD_WALL_MAP", "VINYL_WALL_MAP", "VEHICLE_MAP"] as const) {
    yield [type, outputDemonstrationScene({ ...design, outputOptions: [] }, type)];
  }
  const completion = { design, inputs, name: "Our travels", filledCount: 1, regionCount: 2 };
  for (const backdrop of BACKDROPS) {
    yield [`progress ${backdrop}`, progressScene({ ...completion, backdrop, openingId: "utah" })];
  }
  yield ["debug", debugScene(design)];
  yield ["message", messageScene("No photos yet")];
  yield ["openings", allOpeningsScene(design, inputs, { layer: "cut" })];
  yield ["opening", openingPreviewScene(utah, inputs.utah)];
  yield ["cut", cutScene(design, { shrinkBorder: 9 })];
  yield ["share card", shareCardScene(map)];
  yield ["whole map", map];
  const large = wholeMapScene(design, inputs, { scale: 6 });
  yield ["whole map on sheets", mapPages(large, "letter", "Our travels")];
}

/** Hashes rounded numbers: the last digits of sines and roots are not compared. */
function hashPicture(picture: Page | readonly Page[]): string {
  const text = JSON.stringify(picture, (_key, value: unknown) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : value,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/**
 * Guards every picture. Look at the pictures in the sandbox after an intended change, then update
 * the file.
 */
it("pictures are drawn as before", async () => {
  const lines = [...listPictures()].map(([name, picture]) => `${name}: ${hashPicture(picture)}\n`);
  await expect(lines.join("")).toMatchFileSnapshot("../test/pictures.txt");
});
