import type { UploadPermit } from "./upload-permit.ts";

export interface UploadItem {
  /** The key in the store. */
  readonly id: string;
  readonly blob: Blob;
  readonly type: string;
}

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (loadedBytes: number) => void;
}

/** The status of the store's answer; fails when there was none. */
export type PostPhoto = (
  permit: UploadPermit,
  item: UploadItem,
  options: PostOptions,
) => Promise<number>;

/** By XMLHttpRequest, the only way for a browser to tell how far an upload is. */
export const postPhoto: PostPhoto = (permit, item, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", permit.url);
    request.upload.addEventListener("progress", ({ loaded }) => {
      // The form around the file counts as well.
      onProgress(Math.min(loaded, item.blob.size));
    });
    request.addEventListener("load", () => resolve(request.status));
    request.addEventListener("error", () => reject(new Error("The store did not answer")));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(createForm(permit, item));
  });

/** The store reads nothing after the file: it comes last. */
export function createForm({ fields }: UploadPermit, { id, blob, type }: UploadItem): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("key", id);
  form.append("Content-Type", type);
  form.append("file", blob);
  return form;
}
