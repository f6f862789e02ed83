import { say, uploadMessages } from "@photomap/messages";

const LIMIT_BYTES = 20_971_520;
const TYPES = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Why a file cannot be taken, in the words a person is told; nothing when it can. */
export function refusePhoto({ size, type }: Pick<File, "size" | "type">): string | undefined {
  if (size >= LIMIT_BYTES) return say(uploadMessages.tooLarge);
  if (!TYPES.has(type)) return say(uploadMessages.wrongType);
  return undefined;
}

/** Upright pixels, as the image service and the printer will see them. */
export async function readPhotoSize(photo: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
