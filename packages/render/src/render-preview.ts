import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type DisplayList, drawDisplayList } from "@photomap/scene";
import { registerFonts } from "./fonts.ts";
import { createPathCache } from "./steps/band.ts";
import type { OpenPhoto } from "./steps/decode.ts";
import { PhotoLoader } from "./steps/load.ts";
import { createPreviewLoader } from "./steps/photo-loaders.ts";

/** The number of concurrent loads; small photos cost half as much with many as with few. */
const CONCURRENT_LOADS = 32;

export type PreviewFormat = "png" | "jpeg" | "webp";

export interface PreviewRequest {
  readonly displayList: DisplayList;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly widthPx: number;
  readonly openPhoto: OpenPhoto;
  readonly format?: PreviewFormat;
  /** The quality of JPEG and WebP, 1 to 100. */
  readonly quality?: number;
  /** Whether the background is transparent instead of white; by default that of a PNG is. */
  readonly isTransparent?: boolean;
}

/** Renders a small picture of a page, drawn on one canvas. */
export async function renderPreview(request: PreviewRequest): Promise<Buffer> {
  const { displayList, widthPx, openPhoto, format = "png", quality = 85 } = request;
  const { isTransparent = format === "png" } = request;
  const pixelsPerPoint = widthPx / request.widthPt;
  const heightPx = Math.max(1, Math.round(request.heightPt * pixelsPerPoint));
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    createPreviewLoader(openPhoto, pixelsPerPoint),
    CONCURRENT_LOADS,
  );
  await loader.enter({ top: 0, height: heightPx });
  registerFonts();
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d");
  if (!isTransparent) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, widthPx, heightPx);
  }
  const createPath = createPathCache();
  // Stored photos may be several times larger than drawn: "low" would skip pixels.
  const options = { pixelsPerPoint, createPath, smoothing: "medium" } as const;
  drawDisplayList(context, displayList, loader.findPixels, options);
  const encoded = await encodePreview(canvas, format, quality);
  loader.leave({ top: 0, height: Infinity });
  return encoded;
}

function encodePreview(canvas: Canvas, format: PreviewFormat, quality: number): Promise<Buffer> {
  if (format === "png") return canvas.encode("png");
  return format === "jpeg" ? canvas.encode("jpeg", quality) : canvas.encode("webp", quality);
}
