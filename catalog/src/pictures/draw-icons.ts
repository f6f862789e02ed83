import { readFileSync, writeFileSync } from "node:fs";
import { BRAND_IDS } from "@photomap/design";
import sharp from "sharp";

const BACKGROUND = "#FBF8F3";

/** The kinds of icons; `share` is the width of the logo divided by that of the icon. */
const KINDS = [
  // Devices round the corners of icons.
  { suffix: "", share: 0.72, edgesPx: [180, 192, 512] },
  // Devices crop maskable icons to any shape around a circle of 80 %, which holds the whole logo.
  { suffix: "-maskable", share: 0.56, edgesPx: [192, 512] },
];

/** Writes the icons for pages and the installed app from each brand's logo. */
export async function writeIcons(folder: URL): Promise<void> {
  for (const brand of BRAND_IDS) {
    const logo = readFileSync(new URL(`icon-${brand}.svg`, folder));
    for (const { suffix, share, edgesPx } of KINDS) {
      for (const edgePx of edgesPx) {
        const icon = await drawIcon(logo, edgePx, share);
        writeFileSync(new URL(`icon-${brand}${suffix}-${edgePx}.png`, folder), icon);
      }
    }
  }
}

/** Draws the logo on a plain background with a margin. */
async function drawIcon(logo: Buffer, edgePx: number, share: number): Promise<Buffer> {
  const mark = Math.round(edgePx * share);
  const margin = Math.floor((edgePx - mark) / 2);
  const drawn = await sharp(logo, { density: (72 * mark) / 40 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  const paper = { width: edgePx, height: edgePx, channels: 3, background: BACKGROUND } as const;
  return sharp({ create: paper })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
