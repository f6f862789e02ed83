/** Maps the specified name of an input's field to the product's own: a file is a project. */
export function withProjectId<Input extends { readonly fileId: string }>({
  fileId,
  ...input
}: Input): Omit<Input, "fileId"> & { readonly projectId: string } {
  return { ...input, projectId: fileId };
}
