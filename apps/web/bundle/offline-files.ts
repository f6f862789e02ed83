import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { assetsFolder, type Manifest, type Route, readManifest } from "./manifest.ts";

/** The routes that start without a connection, with all routes below them. */
const ROUTES = new Set([
  "../project/routes/create",
  "../project/routes/new",
  "project-page",
  "routes/app-shell",
  "routes/offline",
]);

/**
 * Left out: the decoder of HEIC photos has three megabytes, and the second font file has letters
 * that few texts contain. Both work again when there is a connection.
 */
const EXCLUDED = /^(heic-worker|inter-latin-ext)-/;

/** Scripts, styles and fonts that the routes load, at once or later, as addresses. */
export function listOfflineFiles(): readonly string[] {
  const all = new Set(globSync(`${assetsFolder}/*.{js,css,woff2}`).map((path) => basename(path)));
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file) || !all.has(file) || EXCLUDED.test(file)) return;
    files.add(file);
    if (!/\.(js|css)$/.test(file)) return;
    const text = readFileSync(`${assetsFolder}/${file}`, "utf8");
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)/g)) add(name);
  };
  const manifest = readManifest();
  for (const url of listRouteFiles(manifest)) add(basename(url.replace("#", "")));
  // It names the files of all routes.
  files.add(basename(manifest.url));
  return [...files].toSorted().map((file) => `/assets/${file}`);
}

function listRouteFiles({ entry, routes }: Manifest): readonly string[] {
  const isOffline = (id: string | undefined): boolean =>
    id !== undefined && (ROUTES.has(id) || isOffline(routes[id]?.parentId));
  const ids = Object.keys(routes).filter(isOffline);
  const used = new Set(ids.flatMap((id) => listWithParents(routes, id)));
  return [
    entry.module,
    ...[...used].flatMap(({ module, clientLoaderModule, hydrateFallbackModule, css = [] }) => [
      module,
      ...(clientLoaderModule === undefined ? [] : [clientLoaderModule]),
      ...(hydrateFallbackModule === undefined ? [] : [hydrateFallbackModule]),
      ...css,
    ]),
  ];
}

function listWithParents(routes: Manifest["routes"], id: string): readonly Route[] {
  const route = routes[id];
  if (route === undefined) return [];
  return route.parentId === undefined
    ? [route]
    : [route, ...listWithParents(routes, route.parentId)];
}
