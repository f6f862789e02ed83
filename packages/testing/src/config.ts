import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The variable that global-setup.ts sets for the workers it starts. */
const TEMPLATE_VARIABLE = "TEST_TEMPLATE_DATABASE";

export function setTemplateDatabase(name: string): void {
  process.env[TEMPLATE_VARIABLE] = name;
}

/** Finds the name of the template; undefined outside a test run, for example in the bench. */
export function findTemplateDatabase(): string | undefined {
  return process.env[TEMPLATE_VARIABLE];
}

const ROOT = new URL("../../../", import.meta.url);

/** Returns the services of this clone, unless the environment names others. */
export function readServiceEnvironment(): NodeJS.ProcessEnv {
  const file = new URL(".data/services.env", ROOT);
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return {
    DESIGNS_FOLDER: new URL("catalog/designs", ROOT).pathname,
    THUMBNAILS_FOLDER: new URL("catalog/thumbnails", ROOT).pathname,
    BACKGROUNDS_FOLDER: new URL("catalog/backgrounds", ROOT).pathname,
    LOOKUPS_FOLDER: new URL("catalog/generated/lookups", ROOT).pathname,
    DESIGN_PICTURES_FOLDER: new URL("catalog/design-pictures", ROOT).pathname,
    PRODUCT_PICTURES_FOLDER: new URL("catalog/products", ROOT).pathname,
    SEARCH_DATA_FOLDER: new URL("catalog/generated/search-data", ROOT).pathname,
    IMAGE_SIGNING_KEY: "a signing key that only tests and nobody else uses",
    CODE_KEY: "a key for codes that only tests and nobody else uses",
    VOUCHER_KEY: "a key for vouchers that only tests and nobody else uses",
    CUSTOMER_KEY: "a key for customers that only tests and nobody else uses",
    DATABASE_POOL_SIZE: "5",
    // Long enough for a busy machine.
    DATABASE_STATEMENT_TIMEOUT_MS: "60000",
    REDIS_COMMAND_TIMEOUT_MS: "10000",
    // A closed port: tests of mail start their own inbox.
    SMTP_URL: "smtp://127.0.0.1:1",
    // The same for payments: tests pass the environment of their own StripeDouble.
    STRIPE_API_URL: "http://127.0.0.1:1",
    STRIPE_SECRET_KEY: "sk_test_nothing",
    STRIPE_WEBHOOK_SECRET: "a secret that only tests and nobody else uses",
    // No keys of a retail chain: tests of pickup pass the environment of their own WalgreensDouble.
    ...written,
    ...process.env,
  };
}
