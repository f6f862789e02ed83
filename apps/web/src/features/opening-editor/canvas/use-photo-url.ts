import { useEffect, useState } from "react";
import type { PhotoUrl } from "../opening-editor-props.ts";

const EDGES_PX = [256, 512, 1024, 2048];

/** The smallest size kept for photos that covers this many pixels of the screen. */
export function edgeFor(pixels: number): number {
  return EDGES_PX.find((edge) => edge >= pixels) ?? 2048;
}

/** A sharper copy takes the place of a coarser one only once it is there. */
export function usePhotoUrl(photoUrl: PhotoUrl, id: string, edgePx: number): string | undefined {
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
