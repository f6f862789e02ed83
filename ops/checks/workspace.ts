import { type Comment, type Program, parseSync } from "oxc-parser";
import { collectImports, type Import } from "./imports.ts";
import type { Files } from "./read-files.ts";

export interface Package {
  readonly name: string;
  /** The path from the repository root, which itself is "". */
  readonly folder: string;
  /** Files by entry point, for example "./react" to "packages/scene/src/react/index.tsx". */
  readonly entries: ReadonlyMap<string, string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  readonly package: Package;
}

export interface Workspace {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly packages: readonly Package[];
}

export function parseWorkspace(files: Files): Workspace {
  const packages = [...files]
    .filter(([path]) => path.endsWith("package.json"))
    .map(([path, text]) => parsePackage(path, text));
  const sources = [...files]
    // Generated code is exempt: its generator is responsible for its imports.
    .filter(([path]) => /\.tsx?$/.test(path) && !path.includes("/generated/"))
    .map(([path, text]) => [path, parseFile(path, text, packageOf(path, packages))] as const);
  return { files: new Map(sources), packages };
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Whether a path is a test or code that only tests use: `test` folders, e2e, packages/testing. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/test\/|^(e2e|packages\/testing)\//.test(path);
}

/** Whether code is never deployed and may use development dependencies; the build reads routes.ts. */
export function isTooling(path: string): boolean {
  return (
    path.endsWith(".config.ts") ||
    path.startsWith("bench/") ||
    path.startsWith("apps/web/bundle/") ||
    path === "apps/web/src/app/routes.ts"
  );
}

/** The key in PACKAGES for the package, app or top folder that contains the path. */
export function getPackageKey(path: string): string {
  const [top = "", second = ""] = path.split("/");
  if (!path.includes("/")) return "root";
  if (top === "packages") return second;
  return top === "apps" ? `apps/${second}` : top;
}

function parseFile(path: string, text: string, owner: Package): SourceFile {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const { program, comments } = parsed;
  return { path, text, program, comments, imports: collectImports(parsed), package: owner };
}

export function packageOf(path: string, packages: readonly Package[]): Package {
  const owner = packages
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
  if (owner === undefined) throw new Error(`${path} belongs to no package.json`);
  return owner;
}

interface Manifest {
  readonly name?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function parsePackage(path: string, text: string): Package {
  const manifest: Manifest = JSON.parse(text);
  const folder = path.slice(0, -"package.json".length);
  return {
    name: manifest.name ?? folder,
    folder,
    entries: new Map(
      Object.entries(manifest.exports ?? {}).map(([entry, file]) => [
        entry,
        folder + file.replace(/^\.\//, ""),
      ]),
    ),
    dependencies: new Set(Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}
