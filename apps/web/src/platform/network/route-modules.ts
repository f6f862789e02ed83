interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly css?: readonly string[];
}

interface RouteManifest {
  readonly routes: Readonly<Record<string, ManifestRoute | undefined>>;
}

const loadedParents = new Set<string>();

/**
 * Loads the scripts and styles of all routes below one, so that navigation needs no request. When
 * React Router cannot load a script it reloads the page, which without a connection is the error
 * page of the browser.
 */
export async function loadRouteModules(parentId: string): Promise<void> {
  const routes = findDescendants(readManifest(), parentId);
  const scripts = routes.flatMap(({ module, clientLoaderModule }) => [
    module,
    ...(clientLoaderModule === undefined ? [] : [clientLoaderModule]),
  ]);
  const styles = routes.flatMap(({ css = [] }) => css);
  await Promise.all([
    ...[...new Set(scripts)].map((url) => import(/* @vite-ignore */ url)),
    ...[...new Set(styles)].map((url) => fetch(url)),
  ]);
  loadedParents.add(parentId);
}

export function areRouteModulesLoaded(parentId: string): boolean {
  return loadedParents.has(parentId);
}

function findDescendants({ routes }: RouteManifest, parentId: string): readonly ManifestRoute[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route) =>
    route === undefined ? [] : [route, ...findDescendants({ routes }, route.id)],
  );
}

/** React Router writes the manifest of all routes into the page. */
function readManifest(): RouteManifest {
  return Reflect.get(window, "__reactRouterManifest") ?? { routes: {} };
}
