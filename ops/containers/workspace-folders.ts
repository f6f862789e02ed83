import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const MANIFESTS = "{apps/*,packages/*,content}/package.json";

/** Of the workspace in the current folder. */
export function listWorkspaceFolders(): string[] {
  return globSync(MANIFESTS).map((path) => dirname(path));
}

/** The folder and those of the packages that it requires in production, directly or not. */
export function findRequiredFolders(folder: string): ReadonlySet<string> {
  const folders = new Map(
    listWorkspaceFolders().map((each) => [readManifest(each).name, each] as const),
  );
  const required = new Set([folder]);
  // A set also iterates over what is added while it does.
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
