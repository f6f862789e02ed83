import { z } from "zod";

const placedPhotos = z.record(
  z.string(),
  z.looseObject({ images: z.array(z.looseObject({ id: z.string() })).optional() }),
);

/** The photos named by inputs that nobody has judged yet; what is no inputs names none. */
export function listPhotoIds(inputs: unknown): string[] {
  const parsed = placedPhotos.safeParse(inputs);
  if (!parsed.success) return [];
  return Object.values(parsed.data).flatMap(({ images = [] }) => images.map(({ id }) => id));
}
