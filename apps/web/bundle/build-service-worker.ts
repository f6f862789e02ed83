import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { listOfflineFiles } from "./offline-files.ts";

/** Bundles the service worker with the list of the files that start the finder and projects. */
const root = fileURLToPath(new URL("..", import.meta.url));
const assets = listOfflineFiles();
const server = readFileSync(`${root}/build/server/index.js`);
// The stored documents are rendered by the server: a change of it alone is a new version too.
const version = createHash("sha256")
  .update(assets.join())
  .update(server)
  .digest("hex")
  .slice(0, 16);

await build({
  root,
  configFile: false,
  logLevel: "error",
  define: { BUILD: JSON.stringify({ version, assets }) },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: "src/app/service-worker/main.ts",
      output: { format: "iife", entryFileNames: "service-worker.js" },
    },
  },
});

const bytes = assets.reduce(
  (sum, url) => sum + readFileSync(`${root}/build/client${url}`).length,
  0,
);
process.stdout.write(
  `✓ service worker: stores ${assets.length} files, ${Math.round(bytes / 1000)} kB\n`,
);
