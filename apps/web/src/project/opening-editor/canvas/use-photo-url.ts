import { useEffect, useState, useSyncExternalStore } from "react";
import { browserConnection } from "../../../platform/network/browser-connection.ts";
import type { Size } from "../../../ui/viewport/view.ts";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";

const EDGES_PX = [256, 512, 1024, 2048];

/** The smallest stored size that is sharp on this screen. */
export function chooseEdgePx({ width, height }: Size, scale: number): number {
  const pixels = Math.max(width, height) * scale * (globalThis.devicePixelRatio ?? 1);
  return EDGES_PX.find((edge) => edge >= pixels) ?? 2048;
}

/**
 * The URL to show. Keeps the current size until a larger one is decoded, so that the photo does not
 * flicker; offline, uses the largest size that the browser has cached.
 */
export function usePhotoUrl(
  photoUrl: FindPhotoUrl,
  id: string,
  edgePx: number,
): string | undefined {
  const isOnline = useIsOnline();
  const requested = photoUrl(id, edgePx);
  const [shown, setShown] = useState(isOnline ? requested : undefined);
  useEffect(() => {
    if (requested === undefined || requested === shown) return undefined;
    let isCurrent = true;
    const show = (url: string | undefined) => {
      if (isCurrent) setShown(url);
    };
    if (isOnline) {
      decodePhoto(requested).then(show, () => show(requested));
    } else {
      const smaller = EDGES_PX.filter((edge) => edge < edgePx).toReversed();
      const urls = [edgePx, ...smaller].flatMap((edge) => photoUrl(id, edge) ?? []);
      void findCached(urls).then((found) => show(found ?? shown ?? requested));
    }
    return () => {
      isCurrent = false;
    };
    // The function is new after every change of an address; only its result matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requested, shown, isOnline]);
  return shown ?? requested;
}

async function decodePhoto(url: string): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return url;
}

async function findCached(urls: readonly string[]): Promise<string | undefined> {
  for (const url of urls) {
    const found = await decodePhoto(url).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline, () => true);
}
