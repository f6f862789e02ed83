import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a release command with this checkout's catalog; returns what it prints. */
export async function runRelease(
  services: NodeJS.ProcessEnv,
  parameters: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${ROOT}apps/release/src/main.ts`, ...parameters],
    {
      env: {
        DESIGNS_FOLDER: `${ROOT}catalog/designs`,
        THUMBNAILS_FOLDER: `${ROOT}catalog/thumbnails`,
        BACKGROUNDS_FOLDER: `${ROOT}catalog/backgrounds`,
        LOOKUPS_FOLDER: `${ROOT}catalog/generated/lookups`,
        SEARCH_DATA_FOLDER: `${ROOT}catalog/generated/search-data`,
        DESIGN_PICTURES_FOLDER: `${ROOT}catalog/design-pictures`,
        PRODUCT_PICTURES_FOLDER: `${ROOT}catalog/products`,
        PRODUCT_DATA_FOLDER: `${ROOT}catalog/generated/products`,
        ...services,
      },
    },
  );
  return stdout.trim();
}
