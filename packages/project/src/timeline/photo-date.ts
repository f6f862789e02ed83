import type { OpeningImage } from "../project.ts";

export type DateAccuracy = "ACCURATE" | "INACCURATE" | "MISSING";

type Dated = Partial<Pick<OpeningImage, "timeTakenUser" | "timeTakenExif" | "createdTime">>;

/** Accurate from the user or the camera, inaccurate (estimated) from the upload. */
export function getDateAccuracy(image: Dated): DateAccuracy {
  if (image.timeTakenUser !== undefined || image.timeTakenExif !== undefined) return "ACCURATE";
  return image.createdTime === undefined ? "MISSING" : "INACCURATE";
}
