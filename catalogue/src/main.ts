import { mkdirSync, writeFileSync } from "node:fs";
import { openingsOf } from "@photomap/design";
import { buildMap } from "./build-map.ts";
import { MAP_FAMILIES } from "./families/index.ts";

const wanted = process.argv.slice(2);
const folder = new URL("../designs/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const family of MAP_FAMILIES) {
  if (wanted.length > 0 && !wanted.some((part) => family.baseId.startsWith(part))) continue;
  for (const size of family.sizes) {
    const start = performance.now();
    const design = buildMap(family, size);
    writeFileSync(new URL(`${design.id}.json`, folder), `${JSON.stringify(design)}\n`);
    console.log(design.id, openingsOf(design).length, 'of', family.select().length, "absorbed", openingsOf(design).filter(o=>o.regionIds).length, Math.round(performance.now() - start), "ms");
  }
}
