import type { UploadItem, UploadPermit } from "./upload-permit.ts";

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (loadedBytes: number) => void;
}

/** Resolves with the HTTP status; rejects when there was no response. */
export type PostPhoto = (
  permit: UploadPermit,
  item: UploadItem,
  options: PostOptions,
) => Promise<number>;

/** Posts with XMLHttpRequest, because fetch reports no upload progress. */
export function postPhoto(
  permit: UploadPermit,
  item: UploadItem,
  { signal, onProgress }: PostOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", permit.url);
    request.upload.addEventListener("progress", ({ loaded }) => {
      // `loaded` counts the other form fields as well.
      onProgress(Math.min(loaded, item.blob.size));
    });
    request.addEventListener("load", () => resolve(request.status));
    request.addEventListener("error", () => reject(new Error("The store did not answer")));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(createUploadFormData(permit, item));
  });
}

/** The file is the last field: S3 ignores everything after it. */
export function createUploadFormData({ fields }: UploadPermit, { id, blob }: UploadItem): FormData {
  const { key: _key, "Content-Type": _type, ...signed } = fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.append(name, value);
  form.append("key", id);
  form.append("Content-Type", blob.type);
  form.append("file", blob);
  return form;
}
