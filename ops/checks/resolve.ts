import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { type Package, packageOf, type SourceFile, type Workspace } from "./workspace.ts";

export type Target =
  /** A relative import; `file` is undefined for styles, pictures and generated types. */
  | {
      readonly kind: "relative";
      readonly path: string;
      readonly package: Package;
      readonly file?: SourceFile;
    }
  | { readonly kind: "own"; readonly package: Package; readonly entry: string }
  | { readonly kind: "vendor"; readonly name: string }
  | { readonly kind: "node" }
  /** A module that the bundler provides. */
  | { readonly kind: "virtual" };

export function resolveImport(workspace: Workspace, from: SourceFile, specifier: string): Target {
  if (specifier.startsWith("virtual:")) return { kind: "virtual" };
  if (specifier.startsWith(".")) return resolveRelative(workspace, from, specifier);
  if (isBuiltin(specifier)) return { kind: "node" };
  const name = packageName(specifier);
  const own = workspace.packages.find((candidate) => candidate.name === name);
  if (own === undefined) return { kind: "vendor", name };
  return { kind: "own", package: own, entry: `.${specifier.slice(name.length)}` };
}

/** The imported file; undefined when it is not in the repository. */
export function findTargetFile(workspace: Workspace, target: Target): SourceFile | undefined {
  if (target.kind === "relative") return target.file;
  if (target.kind !== "own") return undefined;
  return workspace.files.get(target.package.entries.get(target.entry) ?? "");
}

function resolveRelative(workspace: Workspace, from: SourceFile, specifier: string): Target {
  const withoutQuery = specifier.replace(/\?.*$/, "");
  const path = posix.join(posix.dirname(from.path), withoutQuery);
  const file = ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => workspace.files.get(path + ending))
    .find((found) => found !== undefined);
  const target = { kind: "relative", path, package: packageOf(path, workspace.packages) } as const;
  return file === undefined ? target : { ...target, file };
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
