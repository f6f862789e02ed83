import { parseArgs } from "node:util";
import { runLighthouse } from "./lighthouse.ts";

/**
 * `node e2e/measure/product-page.ts http://localhost:3000`: Lighthouse for phones on the product of
 * the catalog with most variants (100) and pictures. Lighthouse is downloaded.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;

await runLighthouse(`${webUrl}/product/framed-state-silhouette-photo-map`);
