import { execute } from "../../platform/api/execute.ts";
import { PresignedImageUploadDocument } from "../../platform/api/generated/graphql.ts";

const FOLDER = "products";

/** The key of an uploaded picture, or the reason why the file was refused. */
type UploadedPicture = { readonly key: string } | { readonly message: string };

/** Uploads a picture with a presigned POST. A repetition with the same id stores it once. */
export async function uploadPicture(id: string, file: File): Promise<UploadedPicture> {
  const photo = {
    id,
    extension: /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "",
    contentType: file.type,
    bytes: file.size,
  };
  const { createPresignedPost: permit } = await execute(PresignedImageUploadDocument, {
    folder: FOLDER,
    photo,
  });
  if (permit.__typename === "AlreadyUploaded") return { key: permit.key };
  if (permit.__typename !== "PresignedPost") return { message: permit.message };
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(permit.fields)) form.append(name, value);
  // The last one: S3 ignores everything after it.
  form.append("file", file);
  const answer = await fetch(permit.url, { method: "POST", body: form });
  if (!answer.ok) throw new Error(`The store answered ${answer.status}`);
  return { key: permit.key };
}
