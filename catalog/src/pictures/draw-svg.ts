import sharp from "sharp";

/** Rasterizes SVG content; the caller chooses the units. */
export function drawSvg(
  content: string,
  viewBox: { readonly width: number; readonly height: number },
  widthPx: number,
): Promise<Buffer> {
  const { width, height } = viewBox;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${widthPx}" height="${(widthPx * height) / width}">${content}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
}

export function embed(
  png: Buffer,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const { x, y, width, height } = box;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
}
