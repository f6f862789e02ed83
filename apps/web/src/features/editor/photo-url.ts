import { photoPath } from "@photomap/project";
import type { Upload } from "./editor-state.ts";
import type { ProjectFile } from "./project-file.ts";

export interface PhotoUrls {
  readonly file: Pick<ProjectFile, "photoBucket" | "photoSignatures">;
  readonly imagesUrl: string;
  readonly uploads: Readonly<Record<string, Upload>>;
}

/** The browser's own copy while there is one, else the image service. */
export function findPhotoUrl(
  { file, imagesUrl, uploads }: PhotoUrls,
  id: string,
  edgePx: number,
): string | undefined {
  const upload = uploads[id];
  if (upload !== undefined) return upload.previewUrl;
  const signature = file.photoSignatures[id];
  if (signature === undefined) return undefined;
  return `${imagesUrl}${photoPath({ bucket: file.photoBucket, key: id, signature }, edgePx)}`;
}
