import { readFileSync } from "node:fs";
import { type Design, deriveLayers } from "@photomap/design";
import type { Drawing } from "../../../products/picture.ts";
import { measureDemoPhotos } from "../../demo-photos.ts";
import { drawStickers } from "../../draw-stickers.ts";
import { drawSvg, embed } from "../../draw-svg.ts";
import { fillOpenings } from "../../fill-openings.ts";
import { drawFrameCorners } from "./frame-corners.ts";
import { drawGrommetKit, drawHangerBars, drawHangingKit } from "./hanging.ts";
import { SURFACE, VIEW } from "./surface.ts";
import {
  drawCleaningCloth,
  drawCraftKnife,
  drawEngravedPlaque,
  drawGiftWrap,
  drawMountingPutty,
  drawPushPins,
} from "./table-things.ts";

const CONTENTS: Readonly<Record<Drawing, () => string | Promise<string>>> = {
  "cleaning-cloth": drawCleaningCloth,
  "craft-knife": drawCraftKnife,
  "engraved-plaque": drawEngravedPlaque,
  "frame-corners": drawFrameCorners,
  "gift-wrap": drawGiftWrap,
  "grommet-kit": drawGrommetKit,
  "hanger-bars": drawHangerBars,
  "hanging-kit": drawHangingKit,
  "mounting-putty": drawMountingPutty,
  "push-pins": drawPushPins,
  "sticker-tokens": drawStickerTokens,
};

/** A product without a map, lying on a table. */
export async function drawAccessory(drawing: Drawing, widthPx: number): Promise<Buffer> {
  return drawSvg(SURFACE + (await CONTENTS[drawing]()), VIEW, widthPx);
}

const COIN = `<g filter="url(#low)"><circle r="76" fill="url(#brass)"/><circle r="76" fill="none" stroke="#8A6A2A" stroke-width="3"/>
  <circle r="60" fill="none" stroke="#FFF3CF" stroke-opacity=".8" stroke-width="4"/>
  <path d="M0-40c-19 0-33 14-33 32C-33 16 0 46 0 46S33 16 33-8C33-26 19-40 0-40Z" fill="#8A6A2A" fill-opacity=".75"/>
  <circle cy="-8" r="13" fill="#F3DFA8"/></g>`;

async function drawStickerTokens(): Promise<string> {
  const file = new URL("../../../../designs/50-states-36x24.json", import.meta.url);
  const design = deriveLayers<Design>(JSON.parse(readFileSync(file, "utf8")));
  const inputs = fillOpenings(design, await measureDemoPhotos());
  const stickers = await drawStickers(design, inputs, 1400);
  const coins = [
    [130, 560],
    [250, 650],
    [140, 700],
  ];
  return `${embed(stickers, { x: 180, y: 0, width: 800, height: 800 })}
    ${coins.map(([x, y]) => `<g transform="translate(${x} ${y})">${COIN}</g>`).join("")}`;
}
