import { POINTS_PER_INCH, pointsToPixels } from "@photomap/geometry";
import type { DisplayList } from "@photomap/scene";
import { releaseMemory } from "./release-memory.ts";
import { createBandPainter, sliceBands } from "./steps/band.ts";
import type { OpenPhoto } from "./steps/decode.ts";
import { BandEncoder } from "./steps/encode.ts";
import { PhotoLoader } from "./steps/load.ts";
import { createPrintLoader } from "./steps/photo-loaders.ts";
import { getMaxBandHeight, spliceBands } from "./steps/splice.ts";

const BAND_HEIGHT = 512;

export interface SheetRequest {
  readonly displayList: DisplayList;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly openPhoto: OpenPhoto;
  readonly dpi?: number;
  /** The quality of the JPEG, 1 to 100. */
  readonly quality?: number;
}

/** Renders a page as JPEG, drawn in bands so that memory doesn't grow with its height. */
export async function renderSheet(request: SheetRequest): Promise<Buffer> {
  const { displayList, openPhoto, dpi = 300, quality = 92 } = request;
  const width = pointsToPixels(request.widthPt, dpi);
  const height = pointsToPixels(request.heightPt, dpi);
  const pixelsPerPoint = dpi / POINTS_PER_INCH;
  const bandHeight = Math.min(BAND_HEIGHT, getMaxBandHeight(width));
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    createPrintLoader(openPhoto, pixelsPerPoint),
  );
  const painter = createBandPainter(displayList, { width, bandHeight, pixelsPerPoint });
  const encoder = new BandEncoder(quality);
  const encoded: Promise<Buffer>[] = [];
  for (const band of sliceBands(height, bandHeight)) {
    await loader.enter(band);
    const pixels = painter.paint(band, loader.findPixels);
    loader.leave(band);
    // Limits the bands in memory to two.
    await encoded.at(-2);
    const size = { width, height: band.height };
    encoded.push(encoder.encode(pixels, size).finally(() => releaseMemory(pixels)));
  }
  const bands = await Promise.all(encoded);
  encoder.close();
  return spliceBands(bands, { width, height, bandHeight, dpi });
}
