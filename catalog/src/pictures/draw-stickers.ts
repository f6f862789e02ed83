import { type Design, type Layer, openingsOf } from "@photomap/design";
import sharp from "sharp";
import { drawSingleOpening } from "./draw-map.ts";
import { drawSvg, embed } from "./draw-svg.ts";

interface Place {
  readonly id: string;
  /** The middle, in thousandths of the picture. */
  readonly at: readonly [x: number, y: number];
  /** The longer side, in thousandths of the picture. */
  readonly size: number;
  readonly turn: number;
}

const PLACES: readonly Place[] = [
  { id: "CA", at: [165, 225], size: 330, turn: -9 },
  { id: "CO", at: [465, 170], size: 265, turn: 7 },
  { id: "MI", at: [800, 190], size: 305, turn: -5 },
  { id: "TX", at: [480, 500], size: 370, turn: -4 },
  { id: "WA", at: [155, 520], size: 240, turn: 10 },
  { id: "NY", at: [830, 480], size: 270, turn: 8 },
  { id: "AZ", at: [225, 780], size: 270, turn: -8 },
  { id: "FL", at: [800, 780], size: 340, turn: 4 },
  { id: "SC", at: [520, 800], size: 230, turn: 11 },
];

export const STICKER_STATES = PLACES.map(({ id }) => id);

type Inputs = Parameters<typeof drawSingleOpening>[1];

/** Draws some of a map's stickers, scattered on a transparent background. */
export async function drawStickers(
  design: Design,
  inputs: Inputs,
  widthPx: number,
): Promise<Buffer> {
  const stickers = await Promise.all(PLACES.map((place) => drawSticker(design, inputs, place)));
  const shade = `<filter id="lying" x="-20%" y="-20%" width="140%" height="140%">
    <feDropShadow dx="0" dy="5" stdDeviation="7" flood-color="#32260F" flood-opacity=".28"/></filter>`;
  return drawSvg(shade + stickers.join(""), { width: 1000, height: 1000 }, widthPx);
}

async function drawSticker(design: Design, inputs: Inputs, place: Place): Promise<string> {
  const { path, box } = findCut(design, place.id);
  const { x, y, width, height } = box;
  const scale = place.size / Math.max(width, height);
  const piece = await cutOut(design, inputs, place.id, Math.round(2.4 * scale * width));
  return `<g filter="url(#lying)" transform="translate(${place.at.join(" ")}) rotate(${place.turn})
    scale(${scale}) translate(${-x - width / 2} ${-y - height / 2})">
    <path fill="#FFFFFF" stroke="#FFFFFF" stroke-width="${30 / scale}" stroke-linejoin="round" d="${path}"/>
    ${embed(piece, box)}</g>`;
}

/** Cuts out a single region so that it fills the picture. */
export async function cutOut(
  design: Design,
  inputs: Inputs,
  openingId: string,
  widthPx: number,
): Promise<Buffer> {
  const { x, y, width, height } = findCut(design, openingId).box;
  const pixelsPerPoint = widthPx / width;
  const sheet = await drawSingleOpening(
    design,
    inputs,
    openingId,
    Math.round(design.width * pixelsPerPoint),
  );
  const region = {
    left: Math.floor(x * pixelsPerPoint),
    top: Math.floor(y * pixelsPerPoint),
    width: widthPx,
    height: Math.floor(height * pixelsPerPoint),
  };
  return sharp(sheet).extract(region).png().toBuffer();
}

function findCut(design: Design, openingId: string): Layer {
  const cut = openingsOf(design).find(({ id }) => id === openingId)?.layers.cut;
  if (cut === undefined) throw new Error(`The design has no opening ${openingId}`);
  return cut;
}
