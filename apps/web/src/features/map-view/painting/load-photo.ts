import type { PhotoUrl } from "./painter-messages.ts";

/** A browser's own copy of a photo has its full size: it is shrunk before it is kept. */
const TOLERANCE = 1.25;

export async function loadPhoto({ url, edgePx }: PhotoUrl): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const scale = edgePx / Math.max(bitmap.width, bitmap.height);
  if (scale * TOLERANCE >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: "medium",
  });
  bitmap.close();
  return small;
}
