import { isGraphicKey, MAX_GRAPHIC_WIDTH_PX } from "@photomap/design";
import { traceStep } from "@photomap/process";
import { PhotoDecodeError } from "@photomap/render";
import {
  type Backend,
  getDesignId,
  type PhotoProcessor,
  type RenderRequest,
} from "@photomap/server";
import type { Logger } from "pino";
import { drawMap } from "./draw-map.ts";
import { drawMessage, drawPicture } from "./draw-picture.ts";
import { drawSheets } from "./draw-sheets.ts";

/** The error for a photo that is missing or was rejected: a retry can't succeed. */
class PhotoMissingError extends Error {
  override readonly name = "PhotoMissingError";
}

class RenderCanceledError extends Error {
  override readonly name = "RenderCanceledError";
}

const PROGRESS_INTERVAL_MS = 300;
/** The width of the backgrounds of pictures, whose sides have at most 4096 px. */
const PICTURE_BACKGROUND_WIDTH_PX = 4096;

type Services = Pick<Backend, "renders" | "photos" | "designs"> & {
  readonly processPhoto: PhotoProcessor;
};
type OpenPhoto = (src: string) => Promise<Buffer>;

/** Draws one file and stores it; a job that runs twice stores the same file. */
export async function runRender(services: Services, log: Logger, renderId: string): Promise<void> {
  const request = await services.renders.start(renderId);
  if (request === undefined) return;
  try {
    const startedAt = performance.now();
    const facts = { "render.type": request.drawing.type };
    const file = await traceStep("draw", facts, () => draw(services, renderId, request));
    const drawnMs = Math.round(performance.now() - startedAt);
    await services.renders.finish(renderId, request.format, file, drawnMs);
    log.info({ renderId, type: request.drawing.type, bytes: file.length, drawnMs }, "drawn");
  } catch (error) {
    if (error instanceof RenderCanceledError) return log.info({ renderId }, "canceled");
    const isPermanent = error instanceof PhotoDecodeError || error instanceof PhotoMissingError;
    log.error({ err: error, renderId, isPermanent }, "drawing failed");
    if (!isPermanent) throw error;
    await services.renders.fail(renderId);
  }
}

async function draw(services: Services, renderId: string, request: RenderRequest): Promise<Buffer> {
  const { drawing } = request;
  if (drawing.type === "simple_message") return drawMessage(request, drawing);
  const designId = getDesignId(drawing) ?? "";
  const design = await services.designs.find(designId);
  if (design === undefined) throw new Error(`There is no design ${designId}`);
  const open = reportOpenedPhotos(services.renders, {
    renderId,
    total: countImages(drawing),
    openPhoto: (src) => openPhoto(services, src, drawing.type),
  });
  switch (drawing.type) {
    case "openings_print":
      return drawSheets(request, drawing, design, open);
    case "whole_map":
      return drawMap(request, drawing, design, open);
    default:
      return drawPicture(request, drawing, design, open);
  }
}

function countImages(drawing: RenderRequest["drawing"]): number {
  if (!("project" in drawing)) return 1;
  return Object.values(drawing.project.inputs).reduce((sum, { images }) => sum + images.length, 0);
}

/** Reads a photo by its id, as its master, or a background by its key; prints use the largest. */
async function openPhoto(
  { photos, designs, processPhoto }: Services,
  src: string,
  type: RenderRequest["drawing"]["type"],
): Promise<Buffer> {
  const widthPx = type === "whole_map" ? MAX_GRAPHIC_WIDTH_PX : PICTURE_BACKGROUND_WIDTH_PX;
  const bytes = isGraphicKey(src)
    ? (await designs.findBackgroundPicture(src, widthPx))?.body
    : await photos.openMaster(src, processPhoto);
  if (bytes === undefined) throw new PhotoMissingError(`Photo ${src} cannot be drawn`);
  return bytes;
}

/** Reports progress by opened photos, which take most of the time, and stops a canceled render. */
function reportOpenedPhotos(
  renders: Services["renders"],
  { renderId, total, openPhoto }: { renderId: string; total: number; openPhoto: OpenPhoto },
): OpenPhoto {
  let opened = 0;
  let reportedAt = 0;
  return async (src) => {
    const now = Date.now();
    if (now - reportedAt >= PROGRESS_INTERVAL_MS) {
      reportedAt = now;
      const progress = Math.min(0.95, opened / Math.max(1, total));
      const isRunning = await renders.reportProgress(renderId, progress);
      if (!isRunning) throw new RenderCanceledError(`The render ${renderId} was canceled`);
    }
    opened += 1;
    return openPhoto(src);
  };
}
