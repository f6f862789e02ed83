import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const MANIFESTS = "{apps/*,packages/*,content}/package.json";

/** Lists the folders of the workspace packages, relative to the current folder. */
export function listWorkspaceFolders(): string[] {
  return globSync(MANIFESTS).map((path) => dirname(path));
}

/** The folder and those of all packages it needs in production, directly or indirectly. */
export function findRequiredFolders(folder: string): ReadonlySet<string> {
  const folders = new Map(
    listWorkspaceFolders().map((each) => [readManifest(each).name, each] as const),
  );
  const required = new Set([folder]);
  // Iterating over a set includes the values that the loop adds.
  for (const each of required) {
    for (const name of Object.keys(readManifest(each).dependencies ?? {})) {
      const dependency = folders.get(name);
      if (dependency !== undefined) required.add(dependency);
    }
  }
  return required;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}
