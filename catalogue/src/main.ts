import { mkdirSync, writeFileSync } from "node:fs";
import { buildMap } from "./build-map.ts";
import { fiftyStates } from "./families/fifty-states.ts";

const designs = fiftyStates.sizes.map((size) => buildMap(fiftyStates, size));
const folder = new URL("../designs/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const design of designs) {
  writeFileSync(new URL(`${design.id}.json`, folder), `${JSON.stringify(design)}\n`);
  console.log(design.id, design.regionCount);
}
