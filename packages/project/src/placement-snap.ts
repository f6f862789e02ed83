import { type Box, boxCenter, transformBox } from "@photomap/geometry";
import { type PhotoPlacement, photoMatrix } from "./placement.ts";
import { COARSE_ANGLE, normalizeRotation } from "./placement-steps.ts";

/** What a dragged photo snapped to: a line of the print area or a multiple of 45 degrees. */
export type Guide =
  | { readonly kind: "x"; readonly at: number }
  | { readonly kind: "y"; readonly at: number }
  | { readonly kind: "turn"; readonly degrees: number };

export interface Snapped {
  readonly placement: PhotoPlacement;
  readonly guides: readonly Guide[];
}

const UNIT_SQUARE: Box = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Snaps center to center and, at multiples of 90 degrees, edge to edge; `within` is in points, 0 is
 * off.
 */
export function snapMove(photo: PhotoPlacement, area: Box, within: number): Snapped {
  const box = transformBox(photoMatrix(photo), UNIT_SQUARE);
  const withEdges = isUpright(photo);
  const x = nearest(linesOf(box, "x", withEdges), linesOf(area, "x", withEdges), within);
  const y = nearest(linesOf(box, "y", withEdges), linesOf(area, "y", withEdges), within);
  return {
    placement: { ...photo, x: photo.x + (x?.by ?? 0), y: photo.y + (y?.by ?? 0) },
    guides: [
      ...(x === undefined ? [] : [{ kind: "x" as const, at: x.at }]),
      ...(y === undefined ? [] : [{ kind: "y" as const, at: y.at }]),
    ],
  };
}

export function isUpright({ rotation }: Pick<PhotoPlacement, "rotation">): boolean {
  return rotation % 90 === 0;
}

/** Lists the lines of a box, the center first: it wins over an equally near edge. */
function linesOf(box: Box, axis: "x" | "y", withEdges: boolean): number[] {
  const length = axis === "x" ? box.width : box.height;
  const middle = boxCenter(box)[axis];
  return withEdges ? [middle, box[axis], box[axis] + length] : [middle];
}

function nearest(
  own: readonly number[],
  lines: readonly number[],
  within: number,
): { readonly by: number; readonly at: number } | undefined {
  let best: { by: number; at: number } | undefined;
  own.forEach((from, i) => {
    const at = lines[i];
    if (at === undefined || Math.abs(at - from) >= within) return;
    if (best === undefined || Math.abs(at - from) < Math.abs(best.by)) best = { by: at - from, at };
  });
  return best;
}

/** Snaps to the nearest multiple of 45 degrees within `within` degrees. */
export function snapRotation(
  degrees: number,
  within: number,
): { readonly rotation: number; readonly guides: readonly Guide[] } {
  const even = Math.round(degrees / COARSE_ANGLE) * COARSE_ANGLE;
  if (Math.abs(even - degrees) >= within) {
    return { rotation: normalizeRotation(degrees), guides: [] };
  }
  const rotation = normalizeRotation(even);
  return { rotation, guides: [{ kind: "turn", degrees: rotation }] };
}
