import type { Point } from "@photomap/geometry";
import type { Camera } from "./camera.ts";
import { panBy, type View } from "./view.ts";

/** Pixels a pointer moves before a press becomes a drag; fingers are less steady than a mouse. */
const DRAG_THRESHOLD_PX = { mouse: 4, pen: 6, touch: 10 };

export function getDragThresholdPx(pointerType: string): number {
  return pointerType === "touch" || pointerType === "pen"
    ? DRAG_THRESHOLD_PX[pointerType]
    : DRAG_THRESHOLD_PX.mouse;
}

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

export function toElementPoint(element: Element, { clientX, clientY }: ClientPoint): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The center of one or two pointers, and the distance between two. */
export function measurePointers([a, b]: readonly Point[]): { center: Point; distance: number } {
  if (a === undefined) return { center: { x: 0, y: 0 }, distance: 0 };
  if (b === undefined) return { center: a, distance: 0 };
  return {
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.hypot(b.x - a.x, b.y - a.y),
  };
}

/** One pointer pans, two pan and zoom: the content stays under the pointers. */
export class PanZoomGesture {
  readonly #camera: Camera;
  readonly #start: { readonly view: View; readonly center: Point; readonly distance: number };

  /** Starts from the pointers that are down; create another when one is added or lifted. */
  constructor(camera: Camera, pointers: readonly Point[]) {
    this.#camera = camera;
    this.#start = { view: camera.getView(), ...measurePointers(pointers) };
  }

  move(pointers: readonly Point[]): void {
    const { view, center, distance } = this.#start;
    const now = measurePointers(pointers);
    const zoomed =
      distance > 0
        ? this.#camera.zoomView(view, (view.zoom * now.distance) / distance, center)
        : view;
    this.#camera.set(panBy(zoomed, { x: now.center.x - center.x, y: now.center.y - center.y }));
  }
}
