import { boxCenter, type Point } from "@photomap/geometry";
import type { Handle, PhotoPlacement } from "@photomap/project";
import type { Camera } from "../../../ui/viewport/camera.ts";

/** Corners last, so that they are on top where handles overlap on a small photo. */
export const HANDLES: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The frame of the active photo in pixels of the viewport, before its rotation. */
export interface SelectionBox {
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  /** Offset of the knob from the center along the vertical axis of the photo. */
  readonly knob: number;
}

const KNOB_GAP_PX = 44;
const KNOB_MARGIN_PX = 28;

/** The knob is above the photo, or at the first offset that is visible. */
export function getSelectionBox(photo: PhotoPlacement, camera: Camera): SelectionBox {
  const { viewport, pixelsPerPoint } = camera;
  const center = camera.toScreen(boxCenter(photo));
  const width = photo.width * pixelsPerPoint;
  const height = photo.height * pixelsPerPoint;
  const radians = (photo.rotation * Math.PI) / 180;
  const isVisible = (offset: number) => {
    const x = center.x - Math.sin(radians) * offset;
    const y = center.y + Math.cos(radians) * offset;
    return (
      x > KNOB_MARGIN_PX &&
      y > KNOB_MARGIN_PX &&
      x < viewport.width - KNOB_MARGIN_PX &&
      y < viewport.height - viewport.insets.bottom + KNOB_MARGIN_PX
    );
  };
  const above = -height / 2 - KNOB_GAP_PX;
  const offsets = [above, -above, -0.4 * height, 0.4 * height, -0.25 * height, 0.25 * height];
  const knob = offsets.find(isVisible) ?? -Math.min(height / 2, 2 * KNOB_GAP_PX);
  return { center, width, height, degrees: photo.rotation, knob };
}

const CURSORS = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"] as const;

/** The resize cursor along the direction of a handle on a rotated photo. */
export function getCursor({ x, y }: Handle, degrees: number): string {
  const up = (Math.atan2(x, -y) * 180) / Math.PI;
  const eighth = Math.round((up + degrees) / 45);
  return CURSORS[((eighth % 4) + 4) % 4] ?? "move";
}
