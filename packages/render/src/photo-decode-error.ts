/** The error for bytes that are not a readable image; not retryable. */
export class PhotoDecodeError extends Error {
  override readonly name = "PhotoDecodeError";
  readonly photoId: string;

  constructor(photoId: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Photo ${photoId} could not be decoded: ${reason}`, { cause });
    this.photoId = photoId;
  }
}
