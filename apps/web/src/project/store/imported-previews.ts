/** Object URLs of guests' previews by the ids that their projects got in the account. */
const previewUrls = new Map<string, string>();

/** Keeps a preview until the image service has rendered the imported map for the first time. */
export function keepImportedPreview(projectId: string, preview: Blob): void {
  previewUrls.set(projectId, URL.createObjectURL(preview));
}

export function findImportedPreview(projectId: string): string | undefined {
  return previewUrls.get(projectId);
}
