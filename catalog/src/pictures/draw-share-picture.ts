import type { Design } from "@photomap/design";
import sharp from "sharp";
import { drawSvg, embed } from "./draw-svg.ts";

/** The size social networks expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const RAIL = 22;

/** The preview picture of links to the home page. */
export async function drawSharePicture(design: Design, map: Buffer): Promise<Buffer> {
  const height = 500;
  const width = (height * design.width) / design.height;
  const x = (WIDTH - width) / 2;
  const y = (HEIGHT - height) / 2 - 8;
  const content = `
    <filter id="hung" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#32260F" flood-opacity=".24"/>
      <feDropShadow dx="0" dy="22" stdDeviation="22" flood-color="#32260F" flood-opacity=".26"/>
    </filter>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#F1EBE0"/>
    <rect x="${x - RAIL}" y="${y - RAIL}" width="${width + 2 * RAIL}" height="${height + 2 * RAIL}"
      fill="#C79A63" filter="url(#hung)"/>
    <path fill="#D2A973" d="M${x - RAIL} ${y - RAIL}h${width + 2 * RAIL}l-${RAIL} ${RAIL}h-${width}Z"/>
    ${embed(map, { x, y, width, height })}
    <path fill="none" stroke="#32260F" stroke-opacity=".35" d="M${x} ${y}h${width}v${height}h-${width}Z"/>`;
  const drawn = await drawSvg(content, { width: WIDTH, height: HEIGHT }, WIDTH);
  return sharp(drawn).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
