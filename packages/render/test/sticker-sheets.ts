import { readFileSync } from "node:fs";
import { type Design, deriveLayers, openingsOf } from "@photomap/design";
import { growBox } from "@photomap/geometry";
import { nestOrders, type StickerLayout } from "@photomap/nesting";
import { stickerLayer, stickerShape } from "@photomap/printing";
import { type CuttingSheet, stickerSheetScenes } from "@photomap/scene";
import { filled, samplePhoto } from "./sample-sheet.ts";

export const STAFF_URL = "https://photomap.example/staff/sticker-sheets/1001";
export const OUTPUT_SCALE = 1.25;

const file = new URL("../../../catalog/designs/50-states-24x16.json", import.meta.url);
export const design: Design = deriveLayers(JSON.parse(readFileSync(file, "utf8")));

const options = { brand: "pm", outputScale: OUTPUT_SCALE } as const;

/** Nests two orders of states. */
export function nestStates(): StickerLayout {
  const openings = openingsOf(design).slice(0, 16);
  const toSticker = (opening: (typeof openings)[number]) => ({
    openingId: opening.id,
    shape: stickerShape(opening, options),
    quantity: 1,
  });
  const group = { projectId: "abc123", outputType: "VINYL_WALL_MAP", ...options } as const;
  const result = nestOrders(
    [
      { ...group, id: "1001", stickers: openings.slice(0, 9).map(toSticker) },
      { ...group, id: "1002", stickers: openings.slice(9).map(toSticker) },
    ],
    { attempts: 2 },
  );
  if (result.kind === "refused") throw new Error(result.message);
  return result.layout;
}

/** Draws the sheets of a layout, with every sticker covered by its photo. */
export function drawStates(layout: StickerLayout): readonly CuttingSheet[] {
  const inputs = Object.fromEntries(
    openingsOf(design).map((opening) => {
      const cover = growBox(stickerLayer(opening, options.brand).box, 1);
      return [opening.id, filled(samplePhoto("photo", cover))];
    }),
  );
  const source = { design, brand: options.brand, inputs };
  const sources = new Map([
    ["1001", source],
    ["1002", source],
  ]);
  const scenes = stickerSheetScenes({ layout, sources, staffUrl: STAFF_URL });
  if (scenes.kind === "refused") throw new Error(scenes.message);
  return scenes.sheets;
}
