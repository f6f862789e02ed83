import type { Camera } from "../../ui/viewport/camera.ts";
import type { PaintArea } from "./painting/painter-messages.ts";

/** Share of the viewport drawn beyond each of its sides, so that small pans need no redraw. */
const MARGIN = 0.3;
/** Frames are rounded to whole pixels. */
const ROUNDING_PX = 1;

/** The whole map at zoom 1. */
export function getWholePaintArea({ fittedBoard, content }: Camera, pixelRatio: number): PaintArea {
  return {
    pixelsPerPoint: (fittedBoard.width * pixelRatio) / content.width,
    left: 0,
    top: 0,
    width: Math.ceil(fittedBoard.width * pixelRatio),
    height: Math.ceil(fittedBoard.height * pixelRatio),
  };
}

/** The visible part of the map, with a margin around it. */
export function getVisiblePaintArea(
  camera: Camera,
  pixelRatio: number,
  margin = MARGIN,
): PaintArea {
  const { board, pixelsPerPoint, viewport } = camera;
  const across = getVisibleRange(board.x, board.width, viewport.width, margin);
  const down = getVisibleRange(board.y, board.height, viewport.height, margin);
  const left = Math.floor(across.start * pixelRatio);
  const top = Math.floor(down.start * pixelRatio);
  return {
    pixelsPerPoint: pixelsPerPoint * pixelRatio,
    left,
    top,
    width: Math.max(1, Math.ceil(across.end * pixelRatio) - left),
    height: Math.max(1, Math.ceil(down.end * pixelRatio) - top),
  };
}

function getVisibleRange(start: number, size: number, viewportSize: number, margin: number) {
  return {
    start: Math.max(0, -start - margin * viewportSize),
    end: Math.min(size, viewportSize - start + margin * viewportSize),
  };
}

/** Whether a picture contains everything visible, at any resolution. */
export function covers(picture: PaintArea, visible: PaintArea): boolean {
  const scale = visible.pixelsPerPoint / picture.pixelsPerPoint;
  return (
    picture.left * scale <= visible.left + ROUNDING_PX &&
    picture.top * scale <= visible.top + ROUNDING_PX &&
    (picture.left + picture.width) * scale >= visible.left + visible.width - ROUNDING_PX &&
    (picture.top + picture.height) * scale >= visible.top + visible.height - ROUNDING_PX
  );
}
