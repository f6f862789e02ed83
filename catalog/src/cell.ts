import { POINTS_PER_INCH, type Point, type Shape } from "@photomap/geometry";

/** A region on paper, before the gap to its neighbors is cut. */
export interface Cell {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly abbreviation?: string;
  readonly optional?: boolean;
  /** Default visibility in a project; true when not given. */
  readonly enabled?: boolean;
  /** The ids of the regions this cell stands for: its own, and those it has absorbed. */
  readonly regionIds: readonly string[];
  readonly shape: Shape;
  /** Position of the region; also valid when simplifying has removed its whole shape. */
  readonly anchor: Point;
  /** Arcs of the topology this cell is bounded by: two cells that share one are neighbors. */
  readonly arcs: ReadonlySet<number>;
}

/** A cell with the line along which its opening is cut. */
export interface CutCell extends Cell {
  readonly cut: Shape;
  /** The area inside the cut in square inches. */
  readonly area: number;
  /** The center and radius of the largest circle inside the cut. */
  readonly center: Point;
  readonly radius: number;
}

/** The minimum an opening needs to hold a photo. */
export interface SmallestOpening {
  /** The least area in square inches. */
  readonly area: number;
  /** The radius in inches of a circle that must fit inside. */
  readonly radius: number;
}

export function isUsable(cell: CutCell, { area, radius }: SmallestOpening): boolean {
  return cell.area >= area && cell.radius >= radius * POINTS_PER_INCH;
}
