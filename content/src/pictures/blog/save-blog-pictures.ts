import sharp from "sharp";
import { savePictures } from "../save-pictures.ts";
import { crop, type Focus, type Size } from "./crop.ts";

const HERO = { width: 1200, height: 400 };
const CARD = { width: 512, height: 512 };
const SHARE = { width: 1200, height: 630 };
const INLINE_WIDTHS_PX = [720, 1440];
const WEBP = { quality: 76, effort: 5 } as const;

/** Draws a post's picture in one form. */
export type DrawPicture = (size: Size, form: "hero" | "card" | "share") => Promise<Buffer>;

/** Saves the hero, the card in the list and the link preview, each in its proportions. */
export async function savePostPictures(name: string, draw: DrawPicture): Promise<void> {
  const hero = await draw(HERO, "hero");
  savePictures(name, await Promise.all([600, 1200].map((width) => encode(hero, width))));
  const card = await draw(CARD, "card");
  savePictures(`${name}-card`, await Promise.all([256, 512].map((width) => encode(card, width))));
  const share = await draw(SHARE, "share");
  const data = await sharp(share).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  savePictures(`${name}-share`, [{ ...SHARE, data, format: "jpg" }]);
}

/** Saves a picture within a text, in the widths up to its own. */
export async function saveInlinePicture(name: string, picture: Buffer): Promise<void> {
  const { width } = await sharp(picture).metadata();
  const widths = INLINE_WIDTHS_PX.filter((candidate) => candidate <= width);
  savePictures(name, await Promise.all(widths.map((candidate) => encode(picture, candidate))));
}

async function encode(picture: Buffer, width: number) {
  const { data, info } = await sharp(picture)
    .flatten()
    .resize(width)
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The points that the three forms of one picture center on. */
export interface FocusPoints {
  readonly hero: Focus;
  readonly card: Focus;
  readonly share: Focus;
}

export function cropping(open: () => Promise<Buffer>, focus: FocusPoints): DrawPicture {
  return async (size, form) => crop(await open(), size, focus[form]);
}
