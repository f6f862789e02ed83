import { useEffect, useState } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import type { Size } from "../../../viewport/view.ts";

const EDGES_PX = [256, 512, 1024, 2048];

/** The smallest stored size that is sharp on this screen. */
export function getPhotoEdge({ width, height }: Size, scale: number): number {
  const pixels = Math.max(width, height) * scale * (globalThis.devicePixelRatio ?? 1);
  return EDGES_PX.find((edge) => edge >= pixels) ?? 2048;
}

/** Keeps the current size until a larger one is decoded, so that the photo does not flicker. */
export function usePhotoUrl(
  photoUrl: FindPhotoUrl,
  id: string,
  edgePx: number,
): string | undefined {
  const requested = photoUrl(id, edgePx);
  const [shown, setShown] = useState(requested);
  useEffect(() => {
    if (requested === undefined || requested === shown) return undefined;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(requested);
    };
    const picture = new Image();
    picture.src = requested;
    picture.decode().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [requested, shown]);
  return shown ?? requested;
}
