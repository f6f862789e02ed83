import type { OpeningImage } from "@photomap/project";
import { type RefObject, useEffect, useRef } from "react";

/** Focuses the canvas when the editor opens and when photos are added, so that its keys work. */
export function useCanvasFocus(
  canvas: RefObject<HTMLElement | null>,
  images: readonly OpeningImage[],
): void {
  const count = useRef(-1);
  useEffect(() => {
    const isMore = images.length > count.current;
    count.current = images.length;
    if (isMore && !isUsedElsewhere(document.activeElement)) {
      canvas.current?.focus({ preventScroll: true });
    }
  }, [canvas, images]);
}

const FIELDS = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select';

/** A dialog, or a field that the user is filling in. */
function isUsedElsewhere(element: Element | null): boolean {
  return Boolean(element?.closest(`${FIELDS}, [role="dialog"]`));
}
