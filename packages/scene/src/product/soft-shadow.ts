import { type Box, growBox } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { fillShape, roundedBoxPath } from "../shape-ops.ts";

interface SoftShadow {
  /** The blur in page points. */
  readonly blur: number;
  /** The vertical offset. */
  readonly drop: number;
  /** The opacity where all layers overlap, from 0 to 1. */
  readonly opacity: number;
  /** The radius of the box's corners; 0 by default. */
  readonly radius?: number;
}

const LAYERS = 26;
/**
 * The shadow's color, which looks brown on the warm wall; a brown this translucent is rounded to
 * red.
 */
const COLOR = "#000000";

/**
 * Draws the shadow of a box on a wall in translucent layers, because a display list can't blur
 * shapes.
 */
export function softShadowOps(box: Box, { blur, drop, opacity, radius = 0 }: SoftShadow): Op[] {
  const dropped = { ...box, y: box.y + drop };
  const fill = withOpacity(COLOR, 1 - (1 - opacity) ** (1 / LAYERS));
  return Array.from({ length: LAYERS }, (_, layer) => {
    const spread = blur * (1 - (1.6 * layer) / LAYERS);
    const bounds = growBox(dropped, spread);
    return fillShape(roundedBoxPath(bounds, radius + Math.max(0, spread) + blur / 6), bounds, fill);
  });
}

function withOpacity(color: string, opacity: number): string {
  const alpha = Math.max(1, Math.round(opacity * 255));
  return `${color}${alpha.toString(16).padStart(2, "0")}`;
}
