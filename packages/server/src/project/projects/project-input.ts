import { type Design, openingsOf } from "@photomap/design";
import {
  cleanText,
  type Inputs,
  isWithinSizeLimits,
  MAX_IMAGES_PER_OPENING,
  MAX_NAME_LENGTH,
  type OpeningInput,
  parsePhotoDate,
} from "@photomap/project";
import { z } from "zod";
import { getPhotoOwnerId, isPhotoKey } from "../../photos/keys/photo-keys.ts";

const finite = z.number().finite();
const coordinate = finite.min(-1e6).max(1e6);
const side = finite.positive().max(1e6);
const pixels = z.int().positive().max(100_000);

const imageSchema = z.strictObject({
  id: z.string().max(200),
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
  rotation: finite.min(0).lt(360),
  flipX: z.boolean(),
  flipY: z.boolean(),
  imageWidth: pixels,
  imageHeight: pixels,
  originalWidth: pixels.exactOptional(),
  originalHeight: pixels.exactOptional(),
  createdTime: z.iso.datetime(),
  timeTakenExif: z.string().max(40).exactOptional(),
  timeTakenUser: z
    .string()
    .max(40)
    .refine((text) => parsePhotoDate(text) !== undefined, "This isn't a date")
    .exactOptional(),
  latitude: finite.min(-90).max(90).exactOptional(),
  longitude: finite.min(-180).max(180).exactOptional(),
});

const openingSchema = z.strictObject({
  type: z.literal("OPENING"),
  images: z.array(imageSchema).max(MAX_IMAGES_PER_OPENING),
  background: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .exactOptional(),
  enabled: z.boolean().exactOptional(),
  modifiedAt: z.iso.datetime(),
});

const inputsSchema = z.record(z.string().max(100), openingSchema);

export const projectNameSchema = z
  .string()
  .transform(cleanText)
  .pipe(z.string().min(1).max(MAX_NAME_LENGTH));

export const NAME_PROBLEM = `The name must have 1 to ${MAX_NAME_LENGTH} characters`;

/** Checks every limit of the client again; returns a message for the first one exceeded. */
export function parseInputs(
  candidate: unknown,
  design: Design,
  identities: readonly string[],
): { inputs: Inputs } | { problem: string } {
  const parsed = inputsSchema.safeParse(candidate);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  const inputs: Inputs = parsed.data;
  const openings = new Map(openingsOf(design).map((opening) => [opening.id, opening]));
  for (const [openingId, input] of Object.entries(inputs)) {
    const opening = openings.get(openingId);
    if (opening === undefined) return { problem: `The design has no opening ${openingId}` };
    const box = (opening.layers.print ?? opening.layers.cut ?? opening.layers.outer)?.box;
    const image = input.images.find((image) => !isValid(image, identities, box));
    if (image !== undefined)
      return { problem: `Photo ${image.id} can't be placed in ${openingId}` };
  }
  return { inputs };
}

function isValid(
  image: OpeningInput["images"][number],
  identities: readonly string[],
  box: { width: number; height: number } | undefined,
): boolean {
  return (
    isPhotoKey(image.id) &&
    identities.includes(getPhotoOwnerId(image.id)) &&
    (box === undefined || isWithinSizeLimits(image, box))
  );
}

const placedPhotos = z.record(
  z.string(),
  z.looseObject({ images: z.array(z.looseObject({ id: z.string() })).optional() }),
);

/** Lists the photo ids in unvalidated inputs; none when they are malformed. */
export function listPhotoIds(inputs: unknown): string[] {
  const parsed = placedPhotos.safeParse(inputs);
  if (!parsed.success) return [];
  return Object.values(parsed.data).flatMap(({ images = [] }) => images.map(({ id }) => id));
}
