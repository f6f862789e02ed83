import { POINTS_PER_INCH, pointsToPixels } from "@photomap/geometry";
import type { SheetRequest } from "./render-sheet.ts";
import { createBandPainter, sliceBands } from "./steps/band.ts";
import { PhotoLoader } from "./steps/load.ts";
import { PngWriter } from "./steps/png.ts";
import { loadPrecisely } from "./steps/precise-load.ts";

const BAND_HEIGHT = 512;

/** A page as PNG, band by band; what no op covers is transparent. */
export async function renderPng(request: Omit<SheetRequest, "quality">): Promise<Buffer> {
  const { displayList, openPhoto, dpi = 300 } = request;
  const width = pointsToPixels(request.widthPt, dpi);
  const height = pointsToPixels(request.heightPt, dpi);
  const pixelsPerPoint = dpi / POINTS_PER_INCH;
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    loadPrecisely(openPhoto, pixelsPerPoint),
  );
  const painter = createBandPainter(displayList, {
    width,
    bandHeight: Math.min(BAND_HEIGHT, height),
    pixelsPerPoint,
  });
  const png = new PngWriter({ width, height, dpi });
  for (const band of sliceBands(height, BAND_HEIGHT)) {
    await loader.enter(band);
    await png.write(painter.paintTransparent(band, loader.findPixels));
    loader.leave(band);
  }
  return png.finish();
}
