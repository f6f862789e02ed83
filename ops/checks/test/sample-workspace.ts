import { parseWorkspace, type Workspace } from "../workspace.ts";

interface SampleManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Makes a small repository in memory; a package.json is an object, any other file is text. */
export function sampleWorkspace(files: Record<string, string | SampleManifest>): Workspace {
  const withRoot: typeof files = { "package.json": { name: "photomap" }, ...files };
  return parseWorkspace(
    new Map(
      Object.entries(withRoot).map(([path, content]) => [
        path,
        typeof content === "string" ? content : JSON.stringify(content),
      ]),
    ),
  );
}

/** The manifest of a package whose entry is src/index.ts. */
export function samplePackage(name: string, ...dependencies: string[]): SampleManifest {
  return {
    name: `@photomap/${name}`,
    exports: { ".": "./src/index.ts" },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, "*"])),
  };
}
