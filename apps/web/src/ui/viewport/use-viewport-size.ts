import { type RefObject, useLayoutEffect } from "react";
import type { Camera } from "./camera.ts";
import type { Insets, Size } from "./view.ts";

/** Keeps the camera's viewport as large as the element. `getInsets` must be stable. */
export function useViewportSize(
  elementRef: RefObject<HTMLElement | null>,
  camera: Camera,
  getInsets: (size: Size) => Insets,
): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // A hidden element has no size; the last one stays valid until it is shown again.
      if (width === 0 || height === 0) return;
      camera.setViewport({ width, height, insets: getInsets({ width, height }) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef, camera, getInsets]);
}
