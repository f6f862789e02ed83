import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** Squares whose edges are powers of two: a photo has seven sizes, and every cache can hold them. */
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

/** The encoded part of an image address; anything not in its one canonical form is refused. */
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

/** Signs keys, so that only people who were shown a photo have an address that works. */
export class PhotoSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  sign(bucket: string, key: string): string {
    return this.#digest(bucket, key).toString("base64url");
  }

  verify(bucket: string, key: string, signature: string): boolean {
    const given = Buffer.from(signature, "base64url");
    const expected = this.#digest(bucket, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** 128 bits are beyond guessing and keep a page of 500 addresses small. */
  #digest(bucket: string, key: string): Buffer {
    return createHmac("sha256", this.#secret).update(`${bucket}/${key}`).digest().subarray(0, 16);
  }
}
