import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SECOND_BRAND_HOST = "thebigloop.localhost";
export const WEBHOOK_SECRET = "for local development only and worth nothing elsewhere";

export interface StackAddresses {
  readonly web: string;
  /** The web under a host name of the second brand; browsers resolve names below localhost. */
  readonly secondBrand: string;
  readonly api: string;
  readonly images: string;
  readonly inbox: string;
  readonly errorTracker: string;
  readonly stripe: string;
  readonly walgreens: string;
  readonly smtp: string;
}

/** The settings of the processes on one machine, without those for the services. */
export function createEnvironment(addresses: StackAddresses): Record<string, string> {
  return {
    STAGE: "local",
    DEVELOPMENT: "1",
    HOST: "127.0.0.1",
    DESIGNS_FOLDER: `${ROOT}catalog/designs`,
    THUMBNAILS_FOLDER: `${ROOT}catalog/thumbnails`,
    BACKGROUNDS_FOLDER: `${ROOT}catalog/backgrounds`,
    LOOKUPS_FOLDER: `${ROOT}catalog/generated/lookups`,
    DESIGN_PICTURES_FOLDER: `${ROOT}catalog/design-pictures`,
    PRODUCT_PICTURES_FOLDER: `${ROOT}catalog/products`,
    SEARCH_DATA_FOLDER: `${ROOT}catalog/generated/search-data`,
    PERSISTED_OPERATIONS: `${ROOT}apps/web/src/platform/api/generated/persisted-documents.json`,
    IMAGE_SIGNING_KEY: "for local development only and worth nothing elsewhere",
    CODE_KEY: "for local development only and worth nothing elsewhere",
    VOUCHER_KEY: "for local development only and worth nothing elsewhere",
    CUSTOMER_KEY: "for local development only and worth nothing elsewhere",
    // Long enough for a busy machine.
    REDIS_COMMAND_TIMEOUT_MS: "10000",
    STRIPE_SECRET_KEY: "sk_test_double",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: addresses.stripe,
    WALGREENS_API_URL: addresses.walgreens,
    WALGREENS_API_KEY: "key-of-the-double",
    WALGREENS_AFFILIATE_ID: "photomap",
    INBOX_URL: addresses.inbox,
    ERROR_TRACKER_URL: addresses.errorTracker,
    PM_URL: addresses.web,
    TBL_URL: addresses.secondBrand,
    TBL_HOSTS: `thebigloop.example,${SECOND_BRAND_HOST}`,
    SMTP_URL: addresses.smtp,
    SENTRY_DSN: `${addresses.errorTracker.replace("//", "//double@")}/1`,
    API_URL: addresses.api,
    IMAGES_URL: addresses.images,
  };
}
