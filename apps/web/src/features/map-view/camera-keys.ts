import type { Camera } from "./camera.ts";
import { panBy, ZOOM_STEP } from "./view.ts";

const PAN_PX = 80;

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** + and - zoom, 0 shows all, Shift with an arrow looks further that way. */
export function isCameraKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return ["+", "=", "-", "0"].includes(key) || (shiftKey && key in PANS);
}

export function moveByKey(camera: Camera, { key }: Key): void {
  const pan = PANS[key];
  if (pan !== undefined) return camera.moveTo(panBy(camera.target, ...pan));
  if (key === "0") return camera.showAll();
  camera.zoomSmoothlyBy(key === "-" ? 1 / ZOOM_STEP : ZOOM_STEP);
}
