import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface BuiltRoute {
  readonly path?: string;
  readonly index?: boolean;
  readonly parentId?: string;
  /** Whether the route renders a page. */
  readonly hasDefaultExport: boolean;
}

const ASSETS = fileURLToPath(new URL("../../apps/web/build/client/assets", import.meta.url));
const PREFIX = "window.__reactRouterManifest=";

/** The paths of all pages in the build, in the notation of the web's `routes.ts`. */
export function listBuiltPages(): string[] {
  return listPaths(({ hasDefaultExport }) => hasDefaultExport);
}

/** The paths of all pages, files and redirects in the build. */
export function listBuiltPaths(): string[] {
  return listPaths(() => true);
}

function listPaths(isWanted: (route: BuiltRoute) => boolean): string[] {
  const source = globSync(`${ASSETS}/manifest-*.js`)
    .map((file) => readFileSync(file, "utf8"))
    .find((text) => text.startsWith(PREFIX));
  if (source === undefined) throw new Error("The build has no manifest of its routes");
  const manifest: { routes: Record<string, BuiltRoute> } = JSON.parse(
    source.slice(PREFIX.length).replace(/;$/, ""),
  );
  const routes = manifest.routes;
  const getPath = ({ path = "", parentId = "" }: BuiltRoute): string => {
    const parent = routes[parentId];
    return [...(parent === undefined ? [] : [getPath(parent)]), path].filter(Boolean).join("/");
  };
  const wanted = Object.values(routes).filter(
    (route) => isWanted(route) && (route.index === true || (route.path ?? "") !== ""),
  );
  return [...new Set(wanted.map(getPath))];
}
