import type { UploadPermit } from "./upload-permit.ts";

/** {identity}/uploads/{folder}/{uuid}{extension}: the permit knows all up to the uuid. */
export function createPhotoKey(
  { keyPrefix }: Pick<UploadPermit, "keyPrefix">,
  extension: string,
  uuid: string = crypto.randomUUID(),
): string {
  return `${keyPrefix}${uuid}${extension}`;
}

export function identityOfKey(key: string): string {
  return key.slice(0, key.indexOf("/"));
}
