import type { UploadPermit } from "./upload-permit.ts";

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};

export function createPhotoKey({ keyPrefix }: UploadPermit, type: string): string {
  return `${keyPrefix}${crypto.randomUUID()}${EXTENSIONS[type] ?? ""}`;
}

/** Straight to the object store; only 204 means that it has the photo. */
export async function uploadPhoto(permit: UploadPermit, key: string, photo: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(permit.fields)) form.append(name, value);
  form.append("key", key);
  form.append("Content-Type", photo.type);
  form.append("file", photo);
  const answer = await fetch(permit.url, { method: "POST", body: form });
  if (answer.status !== 204) throw new Error(`The object store answered ${answer.status}`);
}
