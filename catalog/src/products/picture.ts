import type { ProductLook } from "@photomap/scene";

/** Drawings made by hand, for products without a map. */
export const DRAWINGS = [
  "cleaning-cloth",
  "craft-knife",
  "engraved-plaque",
  "frame-corners",
  "gift-wrap",
  "grommet-kit",
  "hanger-bars",
  "hanging-kit",
  "mounting-putty",
  "push-pins",
  "sticker-tokens",
] as const;

export type Drawing = (typeof DRAWINGS)[number];

/** The content of a picture. `pnpm --filter @photomap/catalog products` draws its files. */
export type Picture = MapPicture | DrawnPicture;

export interface MapPicture {
  readonly kind: "close-up" | "wall" | "detail" | "vehicle" | "empty-mat";
  readonly designId: string;
  readonly look: ProductLook;
  /** True to store the largest width too. */
  readonly isLarge?: true;
}

interface DrawnPicture {
  readonly kind: "drawing";
  readonly drawing: Drawing;
}

/** Returns a unique, readable name: the start of the picture's file names. */
export function getPictureName(picture: Picture): string {
  if (picture.kind === "drawing") return picture.drawing;
  const { frame, hangerBars, grommets, outerColor } = picture.look;
  const parts = [
    picture.designId,
    frame,
    outerColor,
    hangerBars && "hanger-bars",
    grommets && "grommets",
    picture.kind === "close-up" ? undefined : picture.kind,
  ];
  return parts.filter((part) => typeof part === "string").join("-");
}
