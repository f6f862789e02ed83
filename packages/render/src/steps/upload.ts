import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import type { DecodedPhoto } from "./decode.ts";

/** Decoded pixels as something a canvas can draw. */
export function uploadPhoto({ data, width, height }: DecodedPhoto): Canvas {
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
