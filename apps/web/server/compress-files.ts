import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Hashed files never change, so they are compressed once after the build at the highest level. */
const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));

for (const path of globSync(`${assets}/*.{js,css}`)) {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
