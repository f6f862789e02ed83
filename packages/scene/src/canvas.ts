import type { Box } from "@photomap/geometry";
import type { SceneImage } from "./display-list.ts";

/** The part of Canvas2D that drawing needs; browsers and Skia on the server both have it. */
export interface Canvas2D<Path, Drawable> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  font: string;
  textAlign: string;
  globalAlpha: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fill(path: Path, rule: "evenodd"): void;
  clip(path: Path, rule: "evenodd"): void;
  stroke(path: Path): void;
  setLineDash(lengths: number[]): void;
  drawImage(image: Drawable, x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
}

export interface PhotoPixels<Drawable> {
  readonly drawable: Drawable;
  /** The part of the photo's unit square these pixels show. */
  readonly part: Box;
}

/** Nothing for a photo that has not arrived: the rest is drawn without it. */
export type FindPixels<Drawable> = (image: SceneImage) => PhotoPixels<Drawable> | undefined;

const WHOLE_PHOTO: Box = { x: 0, y: 0, width: 1, height: 1 };

export function wholePhotos<Drawable>(byId: ReadonlyMap<string, Drawable>): FindPixels<Drawable> {
  return ({ src }) => {
    const drawable = byId.get(src);
    return drawable === undefined ? undefined : { drawable, part: WHOLE_PHOTO };
  };
}
