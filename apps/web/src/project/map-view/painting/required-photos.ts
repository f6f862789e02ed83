import { type BackgroundChoice, type Opening, openingsOf } from "@photomap/design";
import { type Box, boxesOverlap } from "@photomap/geometry";
import { getSharpEdge, type Inputs, roundUpPhotoEdge } from "@photomap/project";
import type { PaintArea, PaintedDesign, PhotoRequest } from "./painter-messages.ts";

const BYTES_PER_PIXEL = 4;
/** The aspect ratio of most photos, to estimate their size. */
const TYPICAL_ASPECT_RATIO = 0.75;

export function toDesignBox({ left, top, width, height, pixelsPerPoint }: PaintArea): Box {
  return {
    x: left / pixelsPerPoint,
    y: top / pixelsPerPoint,
    width: width / pixelsPerPoint,
    height: height / pixelsPerPoint,
  };
}

/** The photos visible in a frame, each in the smallest size that is sharp there. */
export function getRequiredPhotos(
  design: PaintedDesign,
  inputs: Inputs,
  frame: PaintArea,
): PhotoRequest[] {
  const visibleBox = toDesignBox(frame);
  const isVisible = ({ layers }: Opening) =>
    layers.cut === undefined || boxesOverlap(layers.cut.box, visibleBox);
  return openingsOf(design)
    .filter(isVisible)
    .flatMap(({ id }) => inputs[id]?.images ?? [])
    .map((image) => ({ id: image.id, edgePx: getSharpEdge(image, frame.pixelsPerPoint) }));
}

/** A texture gains nothing from more pixels on a screen; prints use the largest picture. */
const BACKGROUND_EDGE_PX = 2048;

export function getRequiredBackground(
  { width, height }: PaintedDesign,
  background: BackgroundChoice | undefined,
  { pixelsPerPoint }: PaintArea,
): PhotoRequest[] {
  if (background?.imageKey === undefined) return [];
  const shown = Math.max(width, height) * pixelsPerPoint;
  return [
    { id: background.imageKey, edgePx: roundUpPhotoEdge(Math.min(shown, BACKGROUND_EDGE_PX)) },
  ];
}

/** Halves the largest sizes until all photos together fit the memory limit. */
export function limitPhotoSizes(
  needs: readonly PhotoRequest[],
  maxBytes: number,
): readonly PhotoRequest[] {
  let limited = needs;
  while (limited.reduce((sum, { edgePx }) => sum + getByteSize(edgePx), 0) > maxBytes) {
    const largest = Math.max(...limited.map(({ edgePx }) => edgePx));
    if (largest <= roundUpPhotoEdge(0)) return limited;
    limited = limited.map((need) =>
      need.edgePx === largest ? { ...need, edgePx: largest / 2 } : need,
    );
  }
  return limited;
}

function getByteSize(edgePx: number): number {
  return edgePx * edgePx * TYPICAL_ASPECT_RATIO * BYTES_PER_PIXEL;
}
