import { type RefObject, useLayoutEffect } from "react";
import { type PlaceOptions, placeBeside } from "./place-beside.ts";

/** Keeps a fixed panel beside its anchor while it is open; writes the side to `data-side`. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align, gap, isOpen }: PlaceOptions & { readonly isOpen: boolean },
): void {
  useLayoutEffect(() => {
    if (!isOpen || panel.current === null || anchor.current === null) return undefined;
    return keepBeside(anchor.current, panel.current, { side, align, gap });
  }, [anchor, panel, side, align, gap, isOpen]);
}

/** Places the panel now and whenever something moves; returns a function that stops it. */
function keepBeside(anchor: HTMLElement, panel: HTMLElement, options: PlaceOptions): () => void {
  const place = () => {
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const placed = placeBeside(anchor.getBoundingClientRect(), size, { width, height }, options);
    panel.style.left = `${placed.left}px`;
    panel.style.top = `${placed.top}px`;
    panel.dataset["side"] = placed.side;
  };
  place();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("scroll", place, { capture: true, passive: true, signal });
  window.addEventListener("resize", place, { signal });
  const observer = new ResizeObserver(place);
  observer.observe(panel);
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}
