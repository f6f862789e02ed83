import { resolveImport, targetFile } from "../checks/resolve.ts";
import { getPackageKey, type Workspace } from "../checks/workspace.ts";

export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const TEST = /\.test\.tsx?$/;
/** Tests with a document load the whole application. */
const WEB = /^apps\/web\//;

/** The files that import a file at run time, by path. */
export function collectImporters(workspace: Workspace): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of workspace.files.values()) {
    for (const { specifier, typeOnly } of file.imports) {
      const target = targetFile(workspace, resolveImport(workspace, file, specifier));
      if (typeOnly || target === undefined) continue;
      importers.set(target.path, (importers.get(target.path) ?? new Set()).add(file.path));
    }
  }
  return importers;
}

/** The tests that load a file: of its package, with few imports between, of a similar path first. */
export function findTests(importers: Importers, path: string): string[] {
  const distances = new Map([[path, 0]]);
  for (const [at, distance] of distances) {
    for (const importer of importers.get(at) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return [...distances]
    .filter(([file]) => TEST.test(file) && !WEB.test(file))
    .map(([test, distance]) => ({
      test,
      isNear: getPackageKey(test) === getPackageKey(path),
      distance,
      shared: countShared(test, path),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isNear) - Number(a.isNear) || a.distance - b.distance || b.shared - a.shared,
    )
    .map(({ test }) => test);
}

/** Characters at the start: tests of services all load them through the same setup. */
function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}
