import sharp from "sharp";
import type { Focus, Size } from "./crop.ts";
import { type Box, openPhoto, type Region } from "./sources.ts";

export const PAPER = "#F6F1E8";
export const LAND = "#E2D9CA";
export const LINE = "#A99E8C";
const PHOTO_EDGE_PX = 1000;

export function drawSvg({ width, height }: Size, content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  // Photos are embedded as text, which is longer than the parser allows by default.
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
}

export function fillPaper(color = PAPER): string {
  return `<rect width="100%" height="100%" fill="${color}"/>`;
}

/** Scales the box into the frame, centered. */
export function fitInto(box: Box, frame: Box): { readonly transform: string; readonly k: number } {
  const k = Math.min(frame.width / box.width, frame.height / box.height);
  const x = frame.x + (frame.width - box.width * k) / 2 - box.x * k;
  const y = frame.y + (frame.height - box.height * k) / 2 - box.y * k;
  return { transform: `translate(${x} ${y}) scale(${k})`, k };
}

export function drawOutline({ path }: Pick<Region, "path">, fill: string, lineWidth: number) {
  return `<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${LINE}" stroke-width="${lineWidth}"/>`;
}

export interface PlacedPhoto {
  readonly name: string;
  readonly focus: Focus;
}

/** Returns the photo as an image element that covers the box. */
export async function drawCover(photo: PlacedPhoto, box: Box, attributes = ""): Promise<string> {
  const file = await openPhoto(photo.name);
  const { width, height } = await sharp(file).metadata();
  const small = await sharp(file)
    .resize(PHOTO_EDGE_PX, PHOTO_EDGE_PX, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  const k = Math.max(box.width / width, box.height / height);
  const [w, h] = [width * k, height * k];
  const place = (share: number, length: number, start: number, space: number) =>
    Math.min(start, Math.max(start + space - length, start + space / 2 - share * length));
  const x = place(photo.focus[0], w, box.x, box.width);
  const y = place(photo.focus[1], h, box.y, box.height);
  return `<image href="data:image/jpeg;base64,${small.toString("base64")}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" ${attributes}/>`;
}

/** Returns the region with the photo inside its outline, in the coordinates of the design. */
export async function drawFilled(
  region: Region,
  photo: PlacedPhoto,
  lineWidth: number,
): Promise<string> {
  const id = `clip-${region.name.replaceAll(/\W/g, "-")}`;
  const image = await drawCover(photo, region.box, `clip-path="url(#${id})"`);
  return `<clipPath id="${id}"><path d="${region.path}" clip-rule="evenodd"/></clipPath>${image}${drawOutline(region, "none", lineWidth)}`;
}
