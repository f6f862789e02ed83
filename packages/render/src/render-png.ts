import { POINTS_PER_INCH, pointsToPixels } from "@photomap/geometry";
import type { SheetRequest } from "./render-sheet.ts";
import { createBandPainter, sliceBands } from "./steps/band.ts";
import { PhotoLoader } from "./steps/load.ts";
import { createPrintLoader } from "./steps/photo-loaders.ts";
import { PngWriter } from "./steps/png.ts";

const BAND_HEIGHT = 512;

/** Renders a page as PNG, drawn in bands on a transparent background. */
export async function renderPng(request: Omit<SheetRequest, "quality">): Promise<Buffer> {
  const { displayList, openPhoto, dpi = 300 } = request;
  const width = pointsToPixels(request.widthPt, dpi);
  const height = pointsToPixels(request.heightPt, dpi);
  const pixelsPerPoint = dpi / POINTS_PER_INCH;
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    createPrintLoader(openPhoto, pixelsPerPoint),
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
