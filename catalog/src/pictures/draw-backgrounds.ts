import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GRAPHIC_WIDTHS_PX, getGraphicKey, MAX_GRAPHIC_WIDTH_PX } from "@photomap/design";
import sharp from "sharp";
import { BACKGROUNDS, type Background } from "../background-options.ts";

const WIDTH = MAX_GRAPHIC_WIDTH_PX;
const HEIGHT = Math.floor((WIDTH * 2) / 3);
/** The rasterizer draws a filter again for each strip of a picture that it reads. */
const TILE_PX = 1024;
const folder = new URL("../../backgrounds/", import.meta.url);

mkdirSync(folder, { recursive: true });
for (const background of BACKGROUNDS) {
  const picture = await drawTexture(background);
  for (const widthPx of GRAPHIC_WIDTHS_PX) {
    const file = fileURLToPath(new URL(getGraphicKey(`${background.id}.jpg`, widthPx), folder));
    await sharp(picture).resize({ width: widthPx }).jpeg({ quality: 72 }).toFile(file);
  }
}

async function drawTexture(background: Background): Promise<Buffer> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (let top = 0; top < HEIGHT; top += TILE_PX) {
    for (let left = 0; left < WIDTH; left += TILE_PX) {
      tiles.push({ input: await drawTile(background, left, top), left, top });
    }
  }
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3, background: "white" } as const;
  return sharp({ create: canvas }).composite(tiles).png({ compressionLevel: 1 }).toBuffer();
}

/** Draws a part of the texture: noise has the same value at a place in every tile. */
function drawTile({ colors, frequency }: Background, left: number, top: number): Promise<Buffer> {
  const [width, height] = [Math.min(TILE_PX, WIDTH - left), Math.min(TILE_PX, HEIGHT - top)];
  const [from, to] = colors.map(parseChannels);
  const table = [0, 1, 2].map((i) => `${from![i]} ${to![i]}`);
  const perPixel = frequency.map((waves) => waves / WIDTH);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="${left} ${top} ${width} ${height}">
    <filter id="f" filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${width}"
        height="${height}" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${perPixel.join(" ")}" numOctaves="6" seed="3"/>
      <feColorMatrix values="1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1"/>
      <feComponentTransfer>
        <feFuncR type="table" tableValues="${table[0]}"/>
        <feFuncG type="table" tableValues="${table[1]}"/>
        <feFuncB type="table" tableValues="${table[2]}"/>
      </feComponentTransfer>
    </filter>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" filter="url(#f)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer();
}

function parseChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}
