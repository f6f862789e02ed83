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

/** Most have none: they are passed on as they are. */
function hidePlace(image: OpeningImage): OpeningImage {
  if (image.latitude === undefined && image.longitude === undefined) return image;
  const { latitude: _latitude, longitude: _longitude, ...rest } = image;
  return rest;
}
