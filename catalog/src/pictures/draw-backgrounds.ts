import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getGraphicKey, MAX_GRAPHIC_WIDTH_PX, STORED_GRAPHIC_WIDTHS_PX } from "@photomap/design";
import sharp from "sharp";
import { BACKGROUNDS } from "../background-options.ts";

const WIDTH = MAX_GRAPHIC_WIDTH_PX;
const HEIGHT = (WIDTH * 2) / 3;
const folder = new URL("../../backgrounds/", import.meta.url);

mkdirSync(folder, { recursive: true });
for (const { id, colors, frequency } of BACKGROUNDS) {
  const [from, to] = colors.map(parseChannels);
  const table = [0, 1, 2].map((i) => `${from![i]} ${to![i]}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency.join(" ")}" numOctaves="4" seed="3"/>
      <feColorMatrix values="1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1"/>
      <feComponentTransfer>
        <feFuncR type="table" tableValues="${table[0]}"/>
        <feFuncG type="table" tableValues="${table[1]}"/>
        <feFuncB type="table" tableValues="${table[2]}"/>
      </feComponentTransfer>
    </filter>
    <rect width="${WIDTH}" height="${HEIGHT}" filter="url(#f)"/>
  </svg>`;
  const picture = await sharp(Buffer.from(svg)).flatten().png().toBuffer();
  for (const width of [...STORED_GRAPHIC_WIDTHS_PX, WIDTH]) {
    const name = getGraphicKey(`${id}.jpg`, width);
    const file = fileURLToPath(new URL(name, folder));
    await sharp(picture).resize({ width }).jpeg({ quality: 72 }).toFile(file);
  }
}

function parseChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}
