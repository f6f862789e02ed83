import { POINTS_PER_INCH } from "@photomap/geometry";
import type { CutCell } from "../cell.ts";

/** What an opening needs at least to hold a photo. */
export interface SmallestOpening {
  /** Square inches. */
  readonly area: number;
  /** Inches: a circle of this radius must fit inside. */
  readonly radius: number;
}

export function isUsable(cell: CutCell, { area, radius }: SmallestOpening): boolean {
  return cell.area >= area && cell.radius >= radius * POINTS_PER_INCH;
}
