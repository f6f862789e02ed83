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

/** The tests that load a file: those of its package first, then by the imports between them. */
export function findTests(importers: Importers, path: string): string[] {
  const reached = new Set([path]);
  for (const at of reached) for (const importer of importers.get(at) ?? []) reached.add(importer);
  const tests = [...reached].filter((file) => TEST.test(file) && !WEB.test(file));
  const isNear = (test: string) => getPackageKey(test) === getPackageKey(path);
  return tests.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
}
