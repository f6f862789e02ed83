import type { Box } from "@photomap/geometry";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { Camera } from "../../../ui/viewport/camera.ts";
import { useViewportSize } from "../../../ui/viewport/use-viewport-size.ts";
import type { Insets, Size, Transform } from "../../../ui/viewport/view.ts";
import { createLiveValue, type LiveValue } from "../live-value.ts";

/** The zoom levels of the buttons; at 1 the opening fits the viewport. */
const ZOOM_LEVELS = [0.02, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4] as const;

export function createOpeningCamera(content: Box): Camera {
  return new Camera({
    content,
    limits: { minZoom: ZOOM_LEVELS[0], maxZoom: ZOOM_LEVELS[8], pan: "free" },
    zoomSteps: ZOOM_LEVELS,
    animationMs: 0,
  });
}

/** Space for the strip below, and for the hint and the zoom controls at the sides. */
const WIDE_INSETS: Insets = { top: 108, right: 140, bottom: 176, left: 140 };
const NARROW_INSETS: Insets = { top: 72, right: 48, bottom: 84, left: 48 };
/** The buttons are in columns at the sides. */
const LOW_INSETS: Insets = { top: 36, right: 92, bottom: 36, left: 76 };
const NARROW_PX = 700;
const LOW_PX = 450;

function getOpeningInsets({ width, height }: Size): Insets {
  if (width >= height && height < LOW_PX) return LOW_INSETS;
  return width < NARROW_PX ? NARROW_INSETS : WIDE_INSETS;
}

export interface OpeningCamera {
  readonly camera: Camera;
  /** The transform the layers are painted for; a moving camera transforms the painted layers. */
  readonly painted: LiveValue<Transform>;
}

export function useOpeningCamera(
  content: Box,
  canvas: RefObject<HTMLElement | null>,
): OpeningCamera {
  const [camera] = useState(() => createOpeningCamera(content));
  const [painted] = useState(() => createLiveValue(camera.transform));

  useLayoutEffect(() => {
    const paint = () => painted.set(camera.transform);
    let paintedViewport = camera.viewport;
    const unsubscribes = [
      camera.subscribeToRest(paint),
      camera.subscribe(() => {
        if (camera.viewport === paintedViewport) return;
        paintedViewport = camera.viewport;
        paint();
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [camera, painted]);
  useViewportSize(canvas, camera, getOpeningInsets);
  return useMemo(() => ({ camera, painted }), [camera, painted]);
}
