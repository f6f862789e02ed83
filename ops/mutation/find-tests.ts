import { dirname } from "node:path";
import { findTargetFile, resolveImport } from "../checks/resolve.ts";
import { getPackageKey, type Workspace } from "../checks/workspace.ts";

export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const TEST = /\.test\.tsx?$/;
/** The web's tests, which load the whole application and are not run. */
const WEB = /^apps\/web\//;

/** The files that import each file at run time, by path. */
export function collectImporters(workspace: Workspace): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of workspace.files.values()) {
    for (const { specifier, typeOnly } of file.imports) {
      const target = findTargetFile(workspace, resolveImport(workspace, file, specifier));
      if (typeOnly || target === undefined) continue;
      importers.set(target.path, (importers.get(target.path) ?? new Set()).add(file.path));
    }
  }
  return importers;
}

/** The number of imports between a test and a file from which the subject counts more. */
const FAR = 3;

/** The tests that load a file, the closest of its package first, then by shared words of the path. */
export function findTests(importers: Importers, path: string): string[] {
  const distances = new Map([[path, 0]]);
  for (const [at, distance] of distances) {
    for (const importer of importers.get(at) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const words = splitWords(path);
  return [...distances]
    .filter(([file]) => TEST.test(file) && !WEB.test(file))
    .map(([test, distance]) => ({
      test,
      rank: getPackageKey(test) === getPackageKey(path) ? Math.min(distance, FAR) : FAR,
      shared: [...splitWords(test)].filter((word) => words.has(word)).length,
      isNear: dirname(test) === dirname(path),
      distance,
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        b.shared - a.shared ||
        Number(b.isNear) - Number(a.isNear) ||
        a.distance - b.distance,
    )
    .map(({ test }) => test);
}

/** Splits the path below src into words without plurals; an API test's name tells its service. */
function splitWords(path: string): ReadonlySet<string> {
  const [name = ""] = path.split("/src/").slice(-1);
  const words = name.split(/[^a-z0-9]+/).map((word) => word.replace(/s$/, ""));
  return new Set(words.filter((word) => !COMMON_WORDS.has(word)));
}

const COMMON_WORDS: ReadonlySet<string> = new Set(["db", "repository", "service", "t", "test"]);
