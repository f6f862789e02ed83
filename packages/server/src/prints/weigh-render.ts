import { createHash } from "node:crypto";
import { pointsToPixels } from "@photomap/geometry";
import type { Drawing, RenderRequest } from "./render.types.ts";

/** Grows when the same request would be drawn differently. */
const LOOK = 1;

/** Photos go into a PDF as they are stored; what it costs is holding them. */
const PIXELS_PER_PDF_PAGE = 4_000_000;
const PIXELS_PER_PICTURE = 4_000_000;

/** Two requests with one hash end in the same file. */
export function hashRequest(request: RenderRequest, designHash: string): string {
  return createHash("sha256")
    .update(JSON.stringify([LOOK, designHash, request]))
    .digest("hex")
    .slice(0, 32);
}

/** How many pixels are in hand while it is drawn. */
export function countPixels({ format, drawing }: RenderRequest): number {
  if (drawing.type !== "openings_print") return PIXELS_PER_PICTURE;
  if (format === "pdf") return drawing.layouts.length * PIXELS_PER_PDF_PAGE;
  const pixels = drawing.layouts.map(
    ({ width, height }) => pointsToPixels(width, drawing.dpi) * pointsToPixels(height, drawing.dpi),
  );
  return pixels.reduce((sum, count) => sum + count, 0);
}

export function designOf(drawing: Drawing): string {
  return "project" in drawing ? drawing.project.designId : drawing.designId;
}
