import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const GENERATED = /\/src\/platform\/api\/generated\/graphql\.ts(?:\?operation=(?<name>\w+))?$/;
const DOCUMENT = /export const (\w+) = new TypedDocumentString\(`[^`]*`, ({[^}]*})\)/g;

/**
 * The browser sends the hash of an operation only. Its text is left out of the scripts, and each
 * operation becomes a module of its own, so that a page loads those that it uses.
 */
export const operationHashes: Plugin = {
  name: "operation-hashes",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    const match = GENERATED.exec(id);
    if (match === null) return null;
    const path = id.replace(/\?.*/, "");
    const documents = [...readFileSync(path, "utf8").matchAll(DOCUMENT)];
    const name = match.groups?.["name"];
    if (name === undefined) {
      return documents
        .map(([, document]) => `export { ${document} } from "${path}?operation=${document}";`)
        .join("\n");
    }
    const meta = documents.find(([, document]) => document === name)?.[2];
    if (meta === undefined) throw new Error(`There is no operation ${name} in ${path}`);
    return `export const ${name} = { __meta__: ${meta} };`;
  },
};
