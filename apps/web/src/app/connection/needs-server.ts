const PROJECT_PATH = /^\/p\/(?!new\/|sandbox$)([^/]+)/;
const FINDER_PATH = "/create";

interface LoadedParts {
  /** The scripts of the screens of a project. */
  readonly areScreensLoaded: boolean;
  /** A service worker has the scripts of the finder and of all screens. */
  readonly hasWorker: boolean;
}

/** Whether a navigation loads from the server; the screens of an open project are in the browser. */
export function needsServer(
  currentPath: string,
  nextPath: string,
  { areScreensLoaded, hasWorker }: LoadedParts,
): boolean {
  if (currentPath === nextPath) return false;
  if (hasWorker && (nextPath === FINDER_PATH || PROJECT_PATH.test(nextPath))) return false;
  const projectId = PROJECT_PATH.exec(nextPath)?.[1];
  const isSameProject =
    projectId !== undefined && projectId === PROJECT_PATH.exec(currentPath)?.[1];
  return !(isSameProject && areScreensLoaded);
}

/** It is in control only after it has stored everything. */
export function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
