/** The photo's bytes are not an image we can read; trying again will not help. */
export class PhotoDecodeError extends Error {
  override readonly name = "PhotoDecodeError";
  readonly photoId: string;

  constructor(photoId: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Photo ${photoId} could not be decoded: ${reason}`, { cause });
    this.photoId = photoId;
  }
}
