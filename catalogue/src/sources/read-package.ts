import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Reads a JSON file of an installed data package. */
export function readPackage<T>(path: string): T {
  return JSON.parse(readFileSync(require.resolve(path), "utf8")) as T;
}
