import type { Opening, OutputOption } from "@photomap/design";
import type { Inputs, OpeningImage, OpeningInput } from "./project.ts";

export interface FoundImage {
  readonly openingId: string;
  readonly image: OpeningImage;
  /** The layer of the image, counted from the bottom. */
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

/**
 * Whether an opening is part of the map: the project overrides the product, the product the design.
 */
export function isIncluded(
  opening: Pick<Opening, "id" | "enabled">,
  input: Pick<OpeningInput, "enabled"> | undefined,
  option?: Pick<OutputOption, "inputs">,
): boolean {
  return input?.enabled ?? option?.inputs?.[opening.id]?.enabled ?? opening.enabled;
}

/** Removes the GPS positions from an input. */
export function removeInputLocations<T extends Pick<OpeningInput, "images">>(input: T): T {
  return { ...input, images: input.images.map(removeLocation) };
}

function removeLocation(image: OpeningImage): OpeningImage {
  const { latitude: _latitude, longitude: _longitude, ...rest } = image;
  return rest;
}

/**
 * Prepares inputs for viewers other than the owner: no GPS positions, and the days of photos
 * instead of their times. A series of exact times and places would be a diary.
 */
export function removePrivateDetails(inputs: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, input]) => [
      id,
      { ...input, images: input.images.map((image) => hideTimes(removeLocation(image))) },
    ]),
  );
}

function hideTimes(image: OpeningImage): OpeningImage {
  const { timeTakenExif, timeTakenUser, createdTime } = image;
  return {
    ...image,
    createdTime: `${createdTime.slice(0, 10)}T00:00:00.000Z`,
    ...(timeTakenExif !== undefined && { timeTakenExif: `${timeTakenExif.slice(0, 10)}T00:00:00` }),
    ...(timeTakenUser !== undefined && { timeTakenUser: timeTakenUser.slice(0, 10) }),
  };
}
