import { parseArgs } from "node:util";
import { runLighthouse } from "./lighthouse.ts";

/**
 * `node e2e/measure/public-pages.ts http://localhost:3000` runs Lighthouse for phones on a page of
 * each public kind. The product is the catalog's one with the most variants (100) and pictures.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;

const PATHS = [
  "/",
  "/product/framed-state-silhouette-photo-map",
  "/maps/50-states",
  "/help/print-at-home",
  "/blog/how-our-maps-are-made",
];

for (const path of PATHS) await runLighthouse(webUrl + path, { isIndexable: true });
