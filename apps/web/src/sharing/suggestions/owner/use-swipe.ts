import { type PointerEvent, useRef } from "react";

interface SwipeHandlers {
  readonly onLeft: (() => void) | undefined;
  readonly onRight: (() => void) | undefined;
  readonly onTap: () => void;
}

const MIN_SWIPE_PX = 48;
const MAX_TAP_PX = 8;

/** Swipes to the side and taps of one pointer; vertical movement scrolls (touch-action: pan-y). */
export function useSwipe({ onLeft, onRight, onTap }: SwipeHandlers) {
  const start = useRef<{ x: number; y: number; id: number }>(undefined);
  const finish = (event: PointerEvent) => {
    const began = start.current;
    start.current = undefined;
    if (began === undefined || began.id !== event.pointerId) return;
    const across = event.clientX - began.x;
    const down = event.clientY - began.y;
    if (Math.hypot(across, down) <= MAX_TAP_PX) return onTap();
    if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
    (across < 0 ? onLeft : onRight)?.();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { isPrimary, button, clientX: x, clientY: y, pointerId: id } = event;
      start.current = isPrimary && button === 0 ? { x, y, id } : undefined;
    },
    onPointerUp: finish,
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
