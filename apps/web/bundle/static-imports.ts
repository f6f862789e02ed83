import { readFileSync } from "node:fs";
import { assetsFolder } from "./manifest.ts";

/** The files in the folder of assets, and all that they import statically, each once. */
export function listStaticImports(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(`${assetsFolder}/${file}`, "utf8").matchAll(
      /(?:from|import)"\.\/([^"]+\.js)"/g,
    );
    for (const [, imported] of imports) if (imported !== undefined) add(imported);
  };
  for (const file of files) add(file);
  return [...found];
}
