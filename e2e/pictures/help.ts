import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { waitForHydrationIn } from "../support/hydration.ts";
import { MAP_PICTURES } from "./help/map-pictures.ts";
import { ORDER_PICTURES } from "./help/order-pictures.ts";
import { PHOTO_PICTURES } from "./help/photo-pictures.ts";
import { SHARING_PICTURES } from "./help/sharing-pictures.ts";
import { takeHelpPicture } from "./help/studio.ts";
import { startProduct } from "./start-product.ts";

/**
 * `node e2e/pictures/help.ts [names]`: takes the help pages' pictures from the built product
 * with the example data. `--url` uses a product that already runs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" } },
});

const PICTURES = [...MAP_PICTURES, ...PHOTO_PICTURES, ...SHARING_PICTURES, ...ORDER_PICTURES];

const product =
  values.url === undefined ? await startProduct() : { url: values.url, stop: async () => {} };
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
waitForHydrationIn(browser);
const failed: string[] = [];
try {
  for (const picture of PICTURES) {
    if (positionals.length > 0 && !positionals.includes(picture.name)) continue;
    await takeHelpPicture(browser, product.url, picture).catch((error: unknown) => {
      console.error(picture.name, error);
      failed.push(picture.name);
    });
  }
} finally {
  await browser.close();
  await product.stop();
}
if (failed.length > 0) throw new Error(`Not taken: ${failed.join(", ")}`);
