const PROJECT_PATH = /^\/p\/(?!new\/|sandbox$)([^/]+)/;
const FINDER_PATH = "/create";

interface LoadedParts {
  /** Whether the scripts of a project's screens are loaded. */
  readonly areScreensLoaded: boolean;
  /** Whether a service worker has the scripts of the finder and of all screens. */
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

/** Whether a service worker is in control, which it is only after it has stored everything. */
export function hasServiceWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
