import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Width of a thumbnail plus the gap. */
const PITCH_PX = 76;
const DRAG_THRESHOLD_PX = 6;
/** A touch that moves sooner scrolls the strip. */
const LONG_PRESS_MS = 300;

interface Drag {
  readonly id: string;
  readonly fromIndex: number;
  readonly startX: number;
  readonly byX: number;
}

/** Reorders thumbnails by dragging, by touch after a long press. */
export function useReorder(count: number, onReorder: (id: string, index: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const pressed = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const strip = useRef<HTMLUListElement>(null);
  const isDragging = drag !== undefined;

  useEffect(() => {
    const element = strip.current;
    const preventScroll = (event: TouchEvent) => event.preventDefault();
    if (isDragging) element?.addEventListener("touchmove", preventScroll, { passive: false });
    return () => element?.removeEventListener("touchmove", preventScroll);
  }, [isDragging]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const targetIndex = drag && clamp(drag.fromIndex + Math.round(drag.byX / PITCH_PX), count);
  const stop = () => {
    clearTimeout(timer.current);
    pressed.current = undefined;
    setDrag(undefined);
  };

  /** The offset of a thumbnail while another one is dragged across it. */
  function getShift(index: number): number {
    if (drag === undefined || targetIndex === undefined) return 0;
    if (index === drag.fromIndex) return drag.byX;
    if (index > drag.fromIndex && index <= targetIndex) return -PITCH_PX;
    if (index < drag.fromIndex && index >= targetIndex) return PITCH_PX;
    return 0;
  }

  const getHandlers = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      wasDragged.current = false;
      const press = { id, fromIndex: index, startX: event.clientX, byX: 0 };
      pressed.current = press;
      if (event.pointerType === "touch") {
        timer.current = setTimeout(() => setDrag(press), LONG_PRESS_MS);
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const press = pressed.current;
      if (press === undefined) return;
      const byX = event.clientX - press.startX;
      if (isDragging) setDrag({ ...press, byX });
      else if (Math.abs(byX) > DRAG_THRESHOLD_PX && event.pointerType !== "touch") {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ ...press, byX });
      } else if (Math.abs(byX) > DRAG_THRESHOLD_PX) stop();
    },
    onPointerUp() {
      if (drag !== undefined && targetIndex !== undefined) {
        // A slow tap starts a drag too; without a move it is still a click.
        wasDragged.current = Math.abs(drag.byX) > DRAG_THRESHOLD_PX;
        onReorder(drag.id, targetIndex);
      }
      stop();
    },
    onPointerCancel: stop,
    /** The browser sends a click after a drag as well; it must not select the photo. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });

  return { strip, draggedId: drag?.id, getShift, getHandlers };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
