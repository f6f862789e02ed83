import { type PointerEvent, useEffect, useRef, useState } from "react";

/** A thumbnail and the gap after it. */
const PITCH_PX = 76;
const TREMBLE_PX = 6;
/** A finger has to rest this long, because a quick one scrolls the strip. */
const LONG_PRESS_MS = 300;

interface Lifted {
  readonly id: string;
  readonly from: number;
  readonly fromX: number;
  readonly byX: number;
}

/** Thumbnails change places by dragging; by finger after a long press. */
export function useReorder(count: number, onReorder: (id: string, index: number) => void) {
  const [lifted, setLifted] = useState<Lifted>();
  const pressed = useRef<Lifted>(undefined);
  const wasCarried = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const strip = useRef<HTMLUListElement>(null);
  const isLifted = lifted !== undefined;

  useEffect(() => {
    const element = strip.current;
    const hold = (event: TouchEvent) => event.preventDefault();
    if (isLifted) element?.addEventListener("touchmove", hold, { passive: false });
    return () => element?.removeEventListener("touchmove", hold);
  }, [isLifted]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const target = lifted && clamp(lifted.from + Math.round(lifted.byX / PITCH_PX), count);
  const rest = () => {
    clearTimeout(timer.current);
    pressed.current = undefined;
    setLifted(undefined);
  };

  /** How far a thumbnail stands aside for the one that is carried over it. */
  function shiftOf(index: number): number {
    if (lifted === undefined || target === undefined) return 0;
    if (index === lifted.from) return lifted.byX;
    if (index > lifted.from && index <= target) return -PITCH_PX;
    if (index < lifted.from && index >= target) return PITCH_PX;
    return 0;
  }

  const handlersOf = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      wasCarried.current = false;
      const press = { id, from: index, fromX: event.clientX, byX: 0 };
      pressed.current = press;
      if (event.pointerType === "touch") {
        timer.current = setTimeout(() => setLifted(press), LONG_PRESS_MS);
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const press = pressed.current;
      if (press === undefined) return;
      const byX = event.clientX - press.fromX;
      if (isLifted) setLifted({ ...press, byX });
      else if (Math.abs(byX) > TREMBLE_PX && event.pointerType !== "touch") {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ ...press, byX });
      } else if (Math.abs(byX) > TREMBLE_PX) rest();
    },
    onPointerUp() {
      if (lifted !== undefined && target !== undefined) {
        wasCarried.current = true;
        onReorder(lifted.id, target);
      }
      rest();
    },
    onPointerCancel: rest,
    /** Letting go after a drag is no click. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasCarried.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  });

  return { strip, liftedId: lifted?.id, shiftOf, handlersOf };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
