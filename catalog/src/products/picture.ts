import type { ProductLook } from "@photomap/scene";

/** Drawn by hand: products without a map. */
export const DRAWINGS = [
  "cleaning-cloth",
  "craft-knife",
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

/** What a picture shows. Its files are drawn by `pnpm --filter @photomap/catalog products`. */
export type Picture = MapPicture | DrawnPicture;

export interface MapPicture {
  readonly kind: "close-up" | "wall" | "detail" | "vehicle" | "empty-mat";
  readonly designId: string;
  readonly look: ProductLook;
  /** Stored in the largest width too. */
  readonly isLarge?: true;
}

interface DrawnPicture {
  readonly kind: "drawing";
  readonly drawing: Drawing;
}

/** Unique and readable: the start of its file names. */
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
