import { useEffect, useState } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";

const EDGES_PX = [256, 512, 1024, 2048];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest size kept for photos that covers what the screen shows of this one. */
export function edgeFor({ width, height }: Size, scale: number): number {
  const pixels = Math.max(width, height) * scale * (globalThis.devicePixelRatio ?? 1);
  return EDGES_PX.find((edge) => edge >= pixels) ?? 2048;
}

/** A sharper copy takes the place of a coarser one only once it is there. */
export function usePhotoUrl(
  photoUrl: FindPhotoUrl,
  id: string,
  edgePx: number,
): string | undefined {
  const wanted = photoUrl(id, edgePx);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (wanted === undefined || wanted === shown) return undefined;
    let isWanted = true;
    const show = () => {
      if (isWanted) setShown(wanted);
    };
    const picture = new Image();
    picture.src = wanted;
    picture.decode().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [wanted, shown]);
  return shown ?? wanted;
}
