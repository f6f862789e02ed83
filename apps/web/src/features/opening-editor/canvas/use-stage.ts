import type { Box, Point } from "@photomap/geometry";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createLiveValue, type LiveValue } from "../live/live-value.ts";
import {
  fitZoom,
  nextLevel,
  panBy,
  type View,
  viewOf,
  type Wall,
  type Zoom,
  zoomAround,
} from "./zoom.ts";

/** A wall that has not moved for so long is painted anew. */
const REST_MS = 140;

/** Space for what lies on the wall: the strip below, the hint and the zoom at the sides. */
const WIDE_INSET = { top: 108, right: 140, bottom: 176, left: 140 };
const NARROW_INSET = { top: 72, right: 48, bottom: 84, left: 48 };
const NARROW_PX = 700;

/** Wheels report lines or pixels; a trackpad's pinch arrives as a small wheel with Ctrl. */
const WHEEL_SPEED = 0.0015;
const PINCH_SPEED = 0.01;
const PIXELS_PER_LINE = 16;

export interface Stage {
  readonly zoom: Zoom;
  readonly wall: Wall;
  readonly view: View;
}

export interface StageControl {
  readonly live: LiveValue<Stage>;
  /** The view the sheets are painted for; while the wall moves they are only carried along. */
  readonly drawn: LiveValue<View>;
  readonly zoomBy: (factor: number, at: Point) => void;
  readonly pan: (by: Point) => void;
  readonly step: (direction: -1 | 1) => void;
  readonly fit: () => void;
}

/** What part of the design the wall shows, beside React: it changes with every turn of a wheel. */
export function useStage(box: Box, element: RefObject<HTMLElement | null>): StageControl {
  const [live] = useState(() => createLiveValue<Stage>(stageOf(fitZoom(box), EMPTY_WALL, box)));
  const [drawn] = useState(() => createLiveValue(live.get().view));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draw = useCallback(() => {
    clearTimeout(timer.current);
    drawn.set(live.get().view);
  }, [live, drawn]);
  const setZoom = useCallback(
    (change: (stage: Stage) => Zoom) => {
      const stage = live.get();
      live.set(stageOf(change(stage), stage.wall, box));
      clearTimeout(timer.current);
      timer.current = setTimeout(draw, REST_MS);
    },
    [live, draw, box],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const zoomBy = useCallback(
    (factor: number, at: Point) =>
      setZoom(({ zoom, wall }) => zoomAround(zoom, zoom.percent * factor, at, wall, box)),
    [setZoom, box],
  );
  const pan = useCallback(
    (by: Point) => setZoom(({ zoom, view }) => panBy(zoom, by, view.scale, box)),
    [setZoom, box],
  );
  const step = useCallback(
    (direction: -1 | 1) =>
      setZoom(({ zoom, wall }) => {
        const percent = nextLevel(zoom.percent, direction) ?? zoom.percent;
        return zoomAround(zoom, percent, middleOf(wall), wall, box);
      }),
    [setZoom, box],
  );
  const fit = useCallback(() => setZoom(() => fitZoom(box)), [setZoom, box]);

  useLayoutEffect(() => {
    const wall = element.current;
    if (wall === null) return undefined;
    const measure = () => {
      live.set(stageOf(live.get().zoom, measureWall(wall), box));
      draw();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(wall);
    return () => observer.disconnect();
  }, [element, live, draw, box]);

  useEffect(() => {
    const wall = element.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? PIXELS_PER_LINE : 1);
      const speed = event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED;
      zoomBy(Math.exp(-pixels * speed), pointIn(wall, event));
    };
    // React listens passively, and a passive listener could not keep the page from scrolling.
    wall?.addEventListener("wheel", turn, { passive: false });
    return () => wall?.removeEventListener("wheel", turn);
  }, [element, zoomBy]);

  return { live, drawn, zoomBy, pan, step, fit };
}

const EMPTY_WALL: Wall = { width: 1, height: 1, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

function stageOf(zoom: Zoom, wall: Wall, box: Box): Stage {
  return { zoom, wall, view: viewOf(zoom, wall, box) };
}

function measureWall(element: HTMLElement): Wall {
  const { clientWidth: width, clientHeight: height } = element;
  return { width, height, inset: width < NARROW_PX ? NARROW_INSET : WIDE_INSET };
}

function middleOf({ width, height, inset }: Wall): Point {
  return {
    x: (inset.left + width - inset.right) / 2,
    y: (inset.top + height - inset.bottom) / 2,
  };
}

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

function pointIn(element: HTMLElement | null, { clientX, clientY }: ClientPoint): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: clientX - left, y: clientY - top };
}
