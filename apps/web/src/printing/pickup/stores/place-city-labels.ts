import type { GeoPosition, Point, StoreMapView } from "./store-map-view.ts";

export interface City extends GeoPosition {
  readonly name: string;
}

export interface CityLabel {
  readonly name: string;
  /** The position of the city; undefined if a pin covers it. */
  readonly dot: Point | undefined;
  readonly text: Point;
  readonly anchor: "start" | "middle" | "end";
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MAX_LABELS = 16;
const LETTER_PX = 7;
const HALF_LINE_PX = 9;
const DOT_PX = 3;
const EDGE_PX = 4;

/** The places of a name around its city; `left` is the share of its width to the left of `text`. */
const SIDES = [
  { anchor: "start", dx: 1, dy: 0, left: 0 },
  { anchor: "end", dx: -1, dy: 0, left: 1 },
  { anchor: "middle", dx: 0, dy: 1, left: 0.5 },
  { anchor: "middle", dx: 0, dy: -1, left: 0.5 },
] as const;
const GAP_PX = 7;
/** The gap between the name and a city that a pin covers. */
const PIN_GAP_PX = 22;

/** Names of the first cities that fit beside each other and beside the occupied circles. */
export function placeCityLabels(
  cities: readonly City[],
  view: StoreMapView,
  occupied: readonly (Point & { readonly radius: number })[],
): CityLabel[] {
  const pins = occupied.map((circle) => createSquare(circle, circle.radius));
  const taken = [...pins];
  const isFree = (area: Area) =>
    isInside(area, view) && !taken.some((each) => overlaps(area, each));
  const labels: CityLabel[] = [];
  for (const city of cities) {
    if (labels.length === MAX_LABELS) break;
    const point = view.project(city);
    if (!isInside(createSquare(point, 0), view)) continue;
    const dotArea = createSquare(point, DOT_PX);
    const isCovered = pins.some((pin) => overlaps(dotArea, pin));
    if (!isCovered && !isFree(dotArea)) continue;
    const label = listLabels(city.name, point, isCovered ? PIN_GAP_PX : GAP_PX).find(({ area }) =>
      isFree(area),
    );
    if (label === undefined) continue;
    const { area, text, anchor } = label;
    taken.push(dotArea, area);
    labels.push({ name: city.name, dot: isCovered ? undefined : point, text, anchor });
  }
  return labels;
}

function listLabels(name: string, point: Point, gapPx: number) {
  const widthPx = name.length * LETTER_PX;
  return SIDES.map(({ anchor, dx, dy, left }) => {
    const text: Point = { x: point.x + dx * gapPx, y: point.y + dy * (gapPx + HALF_LINE_PX - 3) };
    const area: Area = {
      left: text.x - left * widthPx,
      top: text.y - HALF_LINE_PX,
      right: text.x + (1 - left) * widthPx,
      bottom: text.y + HALF_LINE_PX,
    };
    return { anchor, text, area };
  });
}

function createSquare({ x, y }: Point, radius: number): Area {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function isInside({ left, top, right, bottom }: Area, { width, height }: StoreMapView): boolean {
  return left > EDGE_PX && top > EDGE_PX && right < width - EDGE_PX && bottom < height - EDGE_PX;
}

function overlaps(a: Area, b: Area): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
