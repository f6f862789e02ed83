import { createLog } from "@photomap/process";
import { type Backend, backendVariables, openBackend, parseConfig } from "@photomap/server";

/** The local stack's key, so that it can read what the seed encrypts. */
export const CUSTOMER_KEY = "for local development only and worth nothing elsewhere";

/** Opens the use cases on this machine's services; nothing that is signed or sent leaves it. */
export function openSeedBackend(services: NodeJS.ProcessEnv): Promise<Backend> {
  const config = parseConfig(backendVariables, {
    ...services,
    DESIGNS_FOLDER: new URL("../../catalog/designs", import.meta.url).pathname,
    THUMBNAILS_FOLDER: new URL("../../catalog/thumbnails", import.meta.url).pathname,
    BACKGROUNDS_FOLDER: new URL("../../catalog/backgrounds", import.meta.url).pathname,
    LOOKUPS_FOLDER: new URL("../../catalog/generated/lookups", import.meta.url).pathname,
    DESIGN_PICTURES_FOLDER: new URL("../../catalog/design-pictures", import.meta.url).pathname,
    PRODUCT_PICTURES_FOLDER: new URL("../../catalog/products", import.meta.url).pathname,
    SEARCH_DATA_FOLDER: new URL("../../catalog/generated/search-data", import.meta.url).pathname,
    IMAGE_SIGNING_KEY: "the seed signs no addresses at all",
    CODE_KEY: "for local development only and used by the seed",
    // The local stack's key, so that it can redeem the seed's vouchers.
    VOUCHER_KEY: "for local development only and worth nothing elsewhere",
    CUSTOMER_KEY,
    SMTP_URL: "smtp://127.0.0.1:1",
    STRIPE_SECRET_KEY: "sk_test_seed",
    STRIPE_WEBHOOK_SECRET: "for local development only and used by the seed",
  });
  return openBackend(config, createLog("seed", "warn"));
}
