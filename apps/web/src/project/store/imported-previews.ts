/** Object URLs of guests' previews by the ids that their projects got in the account. */
const previewUrls = new Map<string, string>();

/** Keeps a preview until the image service has rendered the imported map for the first time. */
export function keepImportedPreview(fileId: string, preview: Blob): void {
  previewUrls.set(fileId, URL.createObjectURL(preview));
}

export function findImportedPreview(fileId: string): string | undefined {
  return previewUrls.get(fileId);
}
