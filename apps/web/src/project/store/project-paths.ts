export function getProjectPath(fileId: string): string {
  return `/p/${fileId}`;
}

export function getPagePath(fileId: string, page: "collaborate" | "timeline"): string {
  return `${getProjectPath(fileId)}/${page}`;
}

/** The path to the choice of a print service. */
export function getPrintServicesPath(fileId: string): string {
  return `${getProjectPath(fileId)}/output`;
}

/** The path to the screen of a print service. */
export function getPrintsPath(fileId: string, service: string): string {
  return `${getPrintServicesPath(fileId)}/${service}`;
}
