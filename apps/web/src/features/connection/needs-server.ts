const PROJECT_PATH = /^\/p\/(?!new\/)([^/]+)/;

/** Whether a navigation loads from the server; the screens of an open project are in the browser. */
export function needsServer(
  currentPath: string,
  nextPath: string,
  areScreensLoaded: boolean,
): boolean {
  if (currentPath === nextPath) return false;
  const projectId = PROJECT_PATH.exec(nextPath)?.[1];
  const isSameProject =
    projectId !== undefined && projectId === PROJECT_PATH.exec(currentPath)?.[1];
  return !(isSameProject && areScreensLoaded);
}
