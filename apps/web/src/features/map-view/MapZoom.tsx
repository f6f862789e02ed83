import { useSyncExternalStore } from "react";
import { ZoomControls } from "../../ui/layout/ZoomControls.tsx";
import type { Camera } from "./camera.ts";
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from "./view.ts";

export function MapZoom({ camera }: { readonly camera: Camera }) {
  const percent = useSyncExternalStore(camera.subscribe, camera.getPercent, () => 100);
  return (
    <ZoomControls
      percent={percent}
      canZoomIn={percent < MAX_ZOOM * 100}
      canZoomOut={percent > MIN_ZOOM * 100}
      onZoomIn={() => camera.zoomSmoothlyBy(ZOOM_STEP)}
      onZoomOut={() => camera.zoomSmoothlyBy(1 / ZOOM_STEP)}
      onFit={() => camera.showAll()}
    />
  );
}
