import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Route {
  readonly parentId?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly hydrateFallbackModule?: string;
  readonly css?: readonly string[];
}

/** The manifest of all routes, as React Router writes it. */
export interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, Route | undefined>>;
}

export const assetsFolder = fileURLToPath(new URL("../build/client/assets", import.meta.url));

export function readManifest(): Manifest {
  const prefix = "window.__reactRouterManifest=";
  const source = globSync(`${assetsFolder}/manifest-*.js`)
    .map((path) => readFileSync(path, "utf8"))
    .find((text) => text.startsWith(prefix));
  if (source === undefined) throw new Error("The build has no manifest of its routes");
  return JSON.parse(source.slice(prefix.length).replace(/;$/, ""));
}
