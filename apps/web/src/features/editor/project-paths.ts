/** Where the screens of a project are. */
export function projectPath(fileId: string): string {
  return `/p/${fileId}`;
}

export function createPrintsPath(fileId: string, service: "download" = "download"): string {
  return `${projectPath(fileId)}/output/${service}`;
}
