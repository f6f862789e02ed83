import sharp from "sharp";

const PAPER = "#FBF8F3";

/** The mark on paper with room around it: a device rounds the corners as it likes. */
export async function drawIcon(svg: Buffer, edgePx: number): Promise<Buffer> {
  const mark = Math.round(edgePx * 0.72);
  const margin = Math.floor((edgePx - mark) / 2);
  const drawn = await sharp(svg, { density: (72 * mark) / 40 })
    .resize(mark, mark)
    .png()
    .toBuffer();
  const paper = { width: edgePx, height: edgePx, channels: 3, background: PAPER } as const;
  return sharp({ create: paper })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
