import { type RefObject, useEffect } from "react";
import type { Camera } from "./camera.ts";
import { hangBoard, type Insets } from "./view.ts";

const PHONE_WIDTH_PX = 768;

/** What the board leaves free: air, its frame, and the controls below it. */
const WIDE: Insets = { top: 42, right: 42, bottom: 106, left: 42 };
const NARROW: Insets = { top: 20, right: 18, bottom: 86, left: 18 };
const CORNER_ON_TOP_PX = 66;

function insetsFor(width: number, hasCorner: boolean): Insets {
  if (width >= PHONE_WIDTH_PX) return WIDE;
  return hasCorner ? { ...NARROW, top: NARROW.top + CORNER_ON_TOP_PX } : NARROW;
}

/** Hangs the board anew whenever the wall changes its size. */
export function useRoom(
  wall: RefObject<HTMLElement | null>,
  camera: Camera,
  hasCorner: boolean,
): void {
  useEffect(() => {
    const element = wall.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const hang = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const room = hangBoard({ width, height }, insetsFor(width, hasCorner), camera.design);
      element.style.setProperty("--board-width", `${room.board.width}px`);
      element.style.setProperty("--board-height", `${room.board.height}px`);
      camera.setRoom(room);
    };
    const observer = new ResizeObserver(hang);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wall, camera, hasCorner]);
}
