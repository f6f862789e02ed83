import { useLayoutEffect } from "react";
import type { LiveValue } from "./live-value.ts";

/** Paints after every render and after every change of a live value, without rendering for the latter. */
export function usePaint(
  lives: readonly Pick<LiveValue<unknown>, "subscribe">[],
  paint: () => void,
): void {
  useLayoutEffect(() => {
    paint();
    const stops = lives.map((live) => live.subscribe(paint));
    return () => {
      for (const stop of stops) stop();
    };
  });
}
