import { useEffect, useRef } from "react";
import { storeGuestPreview } from "../store/guests/guest-projects.ts";
import type { OpenProject } from "../store/loading/open-project.ts";

const PREVIEW_WIDTH_PX = 640;
/** Debounces the preview: a map that is being filled changes every second. */
const DEBOUNCE_MS = 1500;

/** Stores a small picture of a guest's map for the finder; the server has none. */
export function useStoreGuestPreview({
  id,
  isGuest,
}: OpenProject): (picture: HTMLCanvasElement) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (picture) => {
    if (!isGuest) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void drawPreview(picture).then((blob) => storeGuestPreview(id, blob)),
      DEBOUNCE_MS,
    );
  };
}

async function drawPreview(picture: HTMLCanvasElement): Promise<Blob> {
  const height = Math.round((PREVIEW_WIDTH_PX * picture.height) / picture.width);
  const canvas = new OffscreenCanvas(PREVIEW_WIDTH_PX, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, PREVIEW_WIDTH_PX, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
}
