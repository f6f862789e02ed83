import { releaseMemory } from "../release-memory.ts";
import { decodePhoto, type OpenPhoto } from "./decode.ts";
import type { LoadPhoto } from "./load.ts";
import { uploadPhoto } from "./upload.ts";

/** For paper: exactly the pixels the page needs, by the best filter. */
export function loadPrecisely(openPhoto: OpenPhoto, pixelsPerPoint: number): LoadPhoto {
  return async (photo) => {
    const decoded = await decodePhoto(photo, openPhoto, pixelsPerPoint);
    const drawable = uploadPhoto(decoded);
    releaseMemory(decoded.data);
    return {
      drawable,
      part: decoded.part,
      release() {
        // Frees the canvas now, not when the garbage collector comes.
        drawable.width = 0;
      },
    };
  };
}
