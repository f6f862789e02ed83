import type { OpeningImage } from "./project.ts";

type Dated = Pick<OpeningImage, "timeTakenUser" | "timeTakenExif" | "createdTime">;

/** As the person says, else the camera, else the upload: 2019-07-04. */
function photoDay({ timeTakenUser, timeTakenExif, createdTime }: Dated): string {
  // Cameras write 2019:07:04.
  return (timeTakenUser ?? timeTakenExif ?? createdTime).slice(0, 10).replaceAll(":", "-");
}

export function firstPhotoDay(images: readonly Dated[]): string | undefined {
  return images.map(photoDay).toSorted()[0];
}
