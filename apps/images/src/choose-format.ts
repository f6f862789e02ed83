import type { PictureFormat } from "@photomap/render";

/** Up to here AVIF takes 40 ms once and saves a third of WebP's bytes; beyond, WebP is quick enough. */
const MAX_AVIF_EDGE = 512;

/** JPEG or the one modern format of that size: two formats of seven sizes are fourteen variants. */
export function chooseFormat(accept: string | undefined, edgePx: number): PictureFormat {
  const modern = edgePx <= MAX_AVIF_EDGE ? "avif" : "webp";
  return accept?.includes(`image/${modern}`) ? modern : "jpeg";
}
