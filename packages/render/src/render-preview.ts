import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type DisplayList, drawDisplayList } from "@photomap/scene";
import { registerFonts } from "./fonts.ts";
import { rememberPaths } from "./steps/band.ts";
import type { OpenPhoto } from "./steps/decode.ts";
import { PhotoLoader } from "./steps/load.ts";
import { loadQuickly } from "./steps/quick-load.ts";

/** Small photos are read faster than threads are woken: many at once cost half as much. */
const IN_FLIGHT = 32;

export interface PreviewRequest {
  readonly displayList: DisplayList;
  readonly widthPt: number;
  readonly heightPt: number;
  /** The height follows. */
  readonly widthPx: number;
  readonly openPhoto: OpenPhoto;
  readonly format?: "png" | "jpeg";
  /** JPEG quality, 1 to 100. */
  readonly quality?: number;
}

/** A small picture of a page on one canvas; as PNG, what no op covers stays transparent. */
export async function renderPreview(request: PreviewRequest): Promise<Buffer> {
  const { displayList, widthPx, openPhoto, format = "png", quality = 85 } = request;
  const pixelsPerPoint = widthPx / request.widthPt;
  const heightPx = Math.max(1, Math.round(request.heightPt * pixelsPerPoint));
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    loadQuickly(openPhoto, pixelsPerPoint),
    IN_FLIGHT,
  );
  await loader.enter({ top: 0, height: heightPx });
  registerFonts();
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d");
  if (format === "jpeg") {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, widthPx, heightPx);
  }
  const createPath = rememberPaths();
  // Stored photos may be several times as large as they show: "low" would skip their pixels.
  const options = { pixelsPerPoint, createPath, smoothing: "medium" } as const;
  drawDisplayList(context, displayList, loader.findPixels, options);
  return encodePreview(canvas, format, quality);
}

function encodePreview(canvas: Canvas, format: "png" | "jpeg", quality: number): Promise<Buffer> {
  return format === "png" ? canvas.encode("png") : canvas.encode("jpeg", quality);
}
