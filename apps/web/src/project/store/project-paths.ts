export function getProjectPath(projectId: string): string {
  return `/p/${projectId}`;
}

export function getPagePath(projectId: string, page: "collaborate" | "timeline"): string {
  return `${getProjectPath(projectId)}/${page}`;
}

/** The path to the choice of a print service. */
export function getPrintServicesPath(projectId: string): string {
  return `${getProjectPath(projectId)}/output`;
}

/** The path to the screen of a print service. */
export function getPrintServicePath(projectId: string, service: string): string {
  return `${getPrintServicesPath(projectId)}/${service}`;
}
