import type { Camera } from "./camera.ts";
import type { PictureFrame } from "./painting/painter-messages.ts";

/** Of the viewport, on each side of it: so far the map moves before it is drawn anew. */
const MARGIN = 0.3;

/** The whole map as it is seen at rest. */
export function wholeFrame({ room, design }: Camera, pixelRatio: number): PictureFrame {
  const pixelsPerPoint = (room.board.width * pixelRatio) / design.width;
  return {
    pixelsPerPoint,
    left: 0,
    top: 0,
    width: Math.ceil(room.board.width * pixelRatio),
    height: Math.ceil(room.board.height * pixelRatio),
  };
}

/** The part in sight, with a margin or without. */
export function seenFrame(camera: Camera, pixelRatio: number, margin = MARGIN): PictureFrame {
  const { board, pixelsPerPoint } = camera;
  const { viewport } = camera.room;
  const across = seenStretch(board.x, board.width, viewport.width, margin);
  const down = seenStretch(board.y, board.height, viewport.height, margin);
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

function seenStretch(start: number, size: number, room: number, margin: number) {
  return {
    start: Math.max(0, -start - margin * room),
    end: Math.min(size, room - start + margin * room),
  };
}

/** Whether a picture still shows all that is in sight, sharp or not. */
export function covers(picture: PictureFrame, seen: PictureFrame): boolean {
  const scale = seen.pixelsPerPoint / picture.pixelsPerPoint;
  const slack = 1;
  return (
    picture.left * scale <= seen.left + slack &&
    picture.top * scale <= seen.top + slack &&
    (picture.left + picture.width) * scale >= seen.left + seen.width - slack &&
    (picture.top + picture.height) * scale >= seen.top + seen.height - slack
  );
}
