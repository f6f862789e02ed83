import type { Box } from "@photomap/geometry";
import type { SceneImage } from "./display-list.ts";

/** The subset of Canvas2D that drawing uses, implemented by browsers and by Skia on the server. */
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
  /** The part of the photo's unit square that these pixels cover. */
  readonly part: Box;
}

/**
 * Finds a photo's pixels; undefined for a photo that is not loaded, without which the rest is
 * drawn.
 */
export type FindPixels<Drawable> = (image: SceneImage) => PhotoPixels<Drawable> | undefined;
