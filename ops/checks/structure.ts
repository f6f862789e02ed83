import type { Files } from "./read-files.ts";
import { resolveImport, targetFile } from "./resolve.ts";
import {
  getPackageKey,
  isTest,
  parseWorkspace,
  type SourceFile,
  type Workspace,
} from "./workspace.ts";

const SMALL_FILE_LINES = 25;
const WEB_FEATURES = "apps/web/src/features";

interface SourceStructure {
  readonly files: number;
  readonly medianLines: number;
  readonly p90Lines: number;
  readonly smallFiles: number;
  readonly singleImporterFiles: number;
  /** Files on the longest path of imports, its first and last file included. */
  readonly longestChain: number;
}

interface AreaStructure {
  readonly name: string;
  readonly files: number;
  readonly smallFiles: number;
  readonly sourceLines: number;
  readonly testLines: number;
}

/** Source is everything but tests, their helpers, declarations and generated code. */
export function measureStructure(files: Files): {
  readonly source: SourceStructure;
  readonly areas: readonly AreaStructure[];
} {
  const workspace = parseWorkspace(files);
  const all = [...workspace.files.values()].filter(({ path }) => !path.endsWith(".d.ts"));
  const source = all.filter(({ path }) => !isTest(path));
  const areas = new Set([WEB_FEATURES, ...all.map(({ path }) => getPackageKey(path))]);
  return {
    source: measureSource(workspace, source),
    areas: [...areas]
      .map((name) =>
        measureArea(
          name,
          all.filter(({ path }) =>
            name === WEB_FEATURES ? path.startsWith(name) : getPackageKey(path) === name,
          ),
        ),
      )
      .filter(({ sourceLines }) => sourceLines > 0),
  };
}

function measureSource(workspace: Workspace, source: readonly SourceFile[]): SourceStructure {
  const lines = source.map(countLines).toSorted((a, b) => a - b);
  const imports = new Map(source.map((file) => [file.path, listImports(workspace, file)]));
  const importers = new Map<string, number>();
  for (const path of [...imports.values()].flat()) {
    importers.set(path, (importers.get(path) ?? 0) + 1);
  }
  return {
    files: source.length,
    medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
    p90Lines: lines[Math.floor(lines.length * 0.9)] ?? 0,
    smallFiles: lines.filter((count) => count < SMALL_FILE_LINES).length,
    singleImporterFiles: source.filter(({ path }) => importers.get(path) === 1).length,
    longestChain: measureLongestChain(imports),
  };
}

function measureArea(name: string, files: readonly SourceFile[]): AreaStructure {
  const tests = files.filter(({ path }) => isTest(path));
  const source = files.filter(({ path }) => !isTest(path));
  const lines = source.map(countLines);
  return {
    name,
    files: source.length,
    smallFiles: lines.filter((count) => count < SMALL_FILE_LINES).length,
    sourceLines: sum(lines),
    testLines: sum(tests.map(countLines)),
  };
}

function listImports(workspace: Workspace, file: SourceFile): string[] {
  const targets = file.imports.map(({ specifier }) =>
    targetFile(workspace, resolveImport(workspace, file, specifier)),
  );
  return [...new Set(targets.flatMap((target) => (target === undefined ? [] : [target.path])))];
}

/** Depth-first with memoization; relies on the check that refuses cycles. */
function measureLongestChain(imports: ReadonlyMap<string, readonly string[]>): number {
  const lengths = new Map<string, number>();
  const measure = (path: string): number => {
    const known = lengths.get(path);
    if (known !== undefined) return known;
    const length = 1 + Math.max(0, ...(imports.get(path) ?? []).map(measure));
    lengths.set(path, length);
    return length;
  };
  return Math.max(0, ...[...imports.keys()].map(measure));
}

function countLines({ text }: SourceFile): number {
  return text.trimEnd().split("\n").length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
