import { mkdirSync, writeFileSync } from "node:fs";
import { openingsOf } from "@photomap/design";
import { DESIGN_JOBS } from "./families/index.ts";

const wanted = process.argv.slice(2);
const folder = new URL("../designs/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const job of DESIGN_JOBS) {
  if (wanted.length > 0 && !wanted.some((part) => job.baseId.startsWith(part))) continue;
    const start = performance.now();
    const design = job.build();
    writeFileSync(new URL(`${design.id}.json`, folder), `${JSON.stringify(design)}\n`);
    console.log(design.id, openingsOf(design).length,  Math.round(performance.now() - start), "ms");
}
