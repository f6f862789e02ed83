import type { PresignedImageUploadMutation } from "../../../platform/api/generated/graphql.ts";
import { sendOperation } from "./send-operation.ts";

const FOLDER = "contact";
/** The answer of the store to a POST that it has accepted. */
const STORED = 204;

interface UploadOptions {
  /** The hash of the persisted operation that requests the permit. */
  readonly documentId: string | undefined;
  readonly onProgress: (share: number) => void;
}

/** Uploads a file by a presigned POST and returns its key, which keeps the extension. */
export async function uploadFile(
  file: File,
  { documentId, onProgress }: UploadOptions,
): Promise<string> {
  const photo = {
    id: crypto.randomUUID(),
    extension: /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "",
    contentType: file.type,
    bytes: file.size,
  };
  const variables = { folder: FOLDER, photo };
  const answer = await sendOperation<PresignedImageUploadMutation>(documentId, variables);
  const permit = answer.createPresignedPost;
  if (permit.__typename === "AlreadyUploaded") return permit.key;
  if (permit.__typename !== "PresignedPost") throw new Error(permit.message);
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(permit.fields)) form.append(name, value);
  // The last one: S3 ignores everything after it.
  form.append("file", file);
  const status = await post(permit.url, form, onProgress);
  if (status !== STORED) throw new Error(`The store answered ${status}`);
  return permit.key;
}

/** XMLHttpRequest because fetch reports no upload progress. */
function post(url: string, form: FormData, onProgress: (share: number) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("load", () => resolve(request.status));
    request.addEventListener("error", () => reject(new Error("The store did not answer")));
    request.send(form);
  });
}
