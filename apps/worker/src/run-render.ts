import { PhotoDecodeError } from "@photomap/render";
import type { Backend, RenderRequest } from "@photomap/server";
import type { Logger } from "pino";
import { drawPicture } from "./draw-picture.ts";
import { drawSheets } from "./draw-sheets.ts";
import { openPhoto, PhotoMissingError } from "./photo-source.ts";
import { countPhotos, RenderCanceledError } from "./render-progress.ts";

type Needs = Pick<Backend, "renders" | "photos" | "designs">;

/** Draws one file and stores it; a job that runs twice ends in the same file. */
export async function runRender(needs: Needs, log: Logger, renderId: string): Promise<void> {
  const request = await needs.renders.start(renderId);
  if (request === undefined) return;
  try {
    const file = await draw(needs, renderId, request);
    await needs.renders.finish(renderId, request.format, file);
    log.info({ renderId, type: request.drawing.type, bytes: file.length }, "drawn");
  } catch (error) {
    if (error instanceof RenderCanceledError) return log.info({ renderId }, "canceled");
    const isHopeless = error instanceof PhotoDecodeError || error instanceof PhotoMissingError;
    log.error({ err: error, renderId, isHopeless }, "drawing failed");
    if (!isHopeless) throw error;
    await needs.renders.fail(renderId);
  }
}

async function draw(needs: Needs, renderId: string, request: RenderRequest): Promise<Buffer> {
  const { drawing } = request;
  const designId = "project" in drawing ? drawing.project.designId : drawing.designId;
  const design = await needs.designs.find(designId);
  if (design === undefined) throw new Error(`There is no design ${designId}`);
  const open = countPhotos(needs.renders, {
    renderId,
    total: countImages(drawing),
    open: (src) => openPhoto(needs, src),
  });
  return drawing.type === "openings_print"
    ? drawSheets(request, drawing, design, open)
    : drawPicture(request, drawing, design, open);
}

function countImages(drawing: RenderRequest["drawing"]): number {
  if (!("project" in drawing)) return 1;
  return Object.values(drawing.project.inputs).reduce((sum, { images }) => sum + images.length, 0);
}
