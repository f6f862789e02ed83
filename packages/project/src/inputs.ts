import type { Opening, OutputOption } from "@photomap/design";
import type { Inputs, OpeningImage, OpeningInput } from "./project.ts";

export interface FoundImage {
  readonly openingId: string;
  readonly image: OpeningImage;
  /** Layer, counted from the bottom. */
  readonly index: number;
}

export function findImage(inputs: Inputs, imageId: string): FoundImage | undefined {
  for (const [openingId, { images }] of Object.entries(inputs)) {
    const index = images.findIndex(({ id }) => id === imageId);
    const image = images[index];
    if (image !== undefined) return { openingId, image, index };
  }
  return undefined;
}

/** Whether an opening is part of the map: the project overrides the product, the product the design. */
export function isIncluded(
  opening: Pick<Opening, "id" | "enabled">,
  input: Pick<OpeningInput, "enabled"> | undefined,
  option?: Pick<OutputOption, "inputs">,
): boolean {
  return input?.enabled ?? option?.inputs?.[opening.id]?.enabled ?? opening.enabled;
}

/** Whether the JSON text of inputs may contain GPS positions. */
export function mentionsLocation(inputsJson: string): boolean {
  // The end of both names: one search of the text.
  return inputsJson.includes('itude"');
}

/** Inputs without GPS positions, for every viewer except the owner. */
export function removeLocations(inputs: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, input]) => [id, removeInputLocations(input)]),
  );
}

/** As `removeLocations`, for one opening. */
export function removeInputLocations<T extends Pick<OpeningInput, "images">>(input: T): T {
  return { ...input, images: input.images.map(removeLocation) };
}

function removeLocation(image: OpeningImage): OpeningImage {
  if (image.latitude === undefined && image.longitude === undefined) return image;
  const { latitude: _latitude, longitude: _longitude, ...rest } = image;
  return rest;
}
