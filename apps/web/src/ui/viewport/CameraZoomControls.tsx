import { useSyncExternalStore } from "react";
import { ZoomControls } from "../layout/ZoomControls.tsx";
import type { Camera } from "./camera.ts";

interface CameraZoomProps {
  readonly camera: Camera;
  readonly direction?: "row" | "column";
}

export function CameraZoomControls({ camera, direction = "row" }: CameraZoomProps) {
  return (
    <ZoomControls
      percent={useCamera(camera, camera.getPercent)}
      canZoomIn={useCamera(camera, () => camera.canStep(1))}
      canZoomOut={useCamera(camera, () => camera.canStep(-1))}
      onZoomIn={() => camera.step(1)}
      onZoomOut={() => camera.step(-1)}
      onFit={() => camera.showAll()}
      direction={direction}
    />
  );
}

function useCamera<Selected extends number | boolean>(camera: Camera, select: () => Selected) {
  return useSyncExternalStore(camera.subscribe, select, select);
}
