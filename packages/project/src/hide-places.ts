import type { Inputs, OpeningImage } from "./project.ts";

/** The same without where the photos were taken: that is the owner's alone to know. */
export function hidePlaces(inputs: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, input]) => [
      id,
      { ...input, images: input.images.map(hidePlace) },
    ]),
  );
}

function hidePlace({ latitude: _latitude, longitude: _longitude, ...image }: OpeningImage) {
  return image;
}
