import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { assetsFolder } from "./manifest.ts";
import { listStaticImports } from "./static-imports.ts";

const entries = fileURLToPath(new URL("../src/app/islands/entries", import.meta.url));
const ISLANDS = globSync("*.tsx", { cwd: entries }).map((file) => basename(file, ".tsx"));

const VIRTUAL = "virtual:island-scripts";
const RESOLVED = `\0${VIRTUAL}`;

/**
 * The scripts of islands are entries of the client build, so that they share chunks with the pages of
 * the application. The server, which is built after it, has their URLs.
 */
export const islands: Plugin = {
  name: "islands",
  buildStart() {
    if (this.environment.name !== "client" || this.environment.mode !== "build") return;
    for (const name of ISLANDS) {
      this.emitFile({ type: "chunk", id: `${entries}/${name}.tsx`, name: `island-${name}` });
    }
  },
  resolveId(id) {
    return id === VIRTUAL ? RESOLVED : null;
  },
  load(id) {
    if (id !== RESOLVED) return null;
    const isBuild = this.environment.mode === "build";
    const scripts = isBuild ? ISLANDS.map((name) => [name, listScripts(name)]) : [];
    return `export default ${JSON.stringify(Object.fromEntries(scripts))};`;
  },
};

function listScripts(name: string): readonly string[] {
  return listStaticImports([findIslandFile(name)]).map((file) => `/assets/${file}`);
}

/** The name of an island's script in the folder of assets. */
export function findIslandFile(name: string): string {
  const [file] = globSync(`island-${name}-*.js`, { cwd: assetsFolder });
  if (file === undefined) throw new Error(`The build has no script of the island ${name}`);
  return file;
}
