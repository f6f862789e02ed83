import { boxCenter, type Point } from "@photomap/geometry";
import type { Handle, PhotoPlacement } from "@photomap/project";
import type { Stage } from "./use-stage.ts";
import { toWall } from "./zoom.ts";

/** Corners last: where handles meet on a small photo, a corner is what people want. */
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

/** The frame around the active photo in pixels of the wall, before it is turned around its middle. */
export interface FrameBox {
  readonly center: Point;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  /** From the middle along the upright axis to the knob: above, or wherever the wall has room. */
  readonly knob: number;
}

const KNOB_GAP_PX = 44;
const KNOB_ROOM_PX = 28;

export function frameOf(photo: PhotoPlacement, { view, wall }: Stage): FrameBox {
  const center = toWall(view, boxCenter(photo));
  const width = photo.width * view.scale;
  const height = photo.height * view.scale;
  const radians = (photo.rotation * Math.PI) / 180;
  const isInSight = (offset: number) => {
    const x = center.x - Math.sin(radians) * offset;
    const y = center.y + Math.cos(radians) * offset;
    return (
      x > KNOB_ROOM_PX &&
      y > KNOB_ROOM_PX &&
      x < wall.width - KNOB_ROOM_PX &&
      y < wall.height - wall.inset.bottom + KNOB_ROOM_PX
    );
  };
  const above = -height / 2 - KNOB_GAP_PX;
  const spots = [above, -above, -0.4 * height, 0.4 * height, -0.25 * height, 0.25 * height];
  const knob = spots.find(isInSight) ?? -Math.min(height / 2, 2 * KNOB_GAP_PX);
  return { center, width, height, degrees: photo.rotation, knob };
}

const CURSORS = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"] as const;

/** The arrow that points the way a handle goes, on a photo that may lie askew. */
export function cursorOf({ x, y }: Handle, degrees: number): string {
  const up = (Math.atan2(x, -y) * 180) / Math.PI;
  const eighth = Math.round((up + degrees) / 45);
  return CURSORS[((eighth % 4) + 4) % 4] ?? "move";
}
