import type { Inputs, OpeningImage } from "./project.ts";

export interface FoundImage {
  readonly openingId: string;
  readonly image: OpeningImage;
  /** Its layer, counted from the bottom. */
  readonly index: number;
}

/** Where in a project a photo lies. */
export function findImage(inputs: Inputs, imageId: string): FoundImage | undefined {
  for (const [openingId, { images }] of Object.entries(inputs)) {
    const index = images.findIndex(({ id }) => id === imageId);
    const image = images[index];
    if (image !== undefined) return { openingId, image, index };
  }
  return undefined;
}
