import { z } from "zod";

/**
 * The edges of photos, powers of two only: seven sizes keep the number of cached variants small.
 */
const IMAGE_SIZES = [64, 128, 256, 512, 1024, 2048, 4096] as const;

const requestSchema = z.strictObject({
  bucket: z.string(),
  key: z.string().max(200),
  edits: z.strictObject({
    resize: z
      .strictObject({
        width: z.literal(IMAGE_SIZES),
        height: z.literal(IMAGE_SIZES),
        fit: z.literal("inside").exactOptional(),
      })
      .refine(({ width, height }) => width === height),
  }),
});

export type ImageRequest = z.output<typeof requestSchema>;

/** Decodes the first part of an image address; undefined unless it is in canonical form. */
export function decodeImageRequest(encoded: string): ImageRequest | undefined {
  const parsed = requestSchema.safeParse(parseJson(Buffer.from(encoded, "base64url").toString()));
  if (!parsed.success) return undefined;
  return encodeImageRequest(parsed.data) === encoded ? parsed.data : undefined;
}

export function encodeImageRequest({ bucket, key, edits: { resize } }: ImageRequest): string {
  const { width, height, fit } = resize;
  const box = { width, height, ...(fit !== undefined && { fit }) };
  const canonical = { bucket, key, edits: { resize: box } };
  return Buffer.from(JSON.stringify(canonical)).toString("base64url");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
