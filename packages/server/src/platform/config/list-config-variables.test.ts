import { expect, it } from "vitest";
import { z } from "zod";
import { backendVariables } from "../../backend/backend-config.ts";
import {
  developmentVariables,
  httpVariables,
  managementVariables,
  parseConfig,
  processVariables,
} from "./config.ts";
import { listConfigVariables } from "./list-config-variables.ts";

const SECTION: Readonly<Record<string, z.ZodType>> = {
  ...processVariables,
  ...developmentVariables,
  ...httpVariables,
  ...managementVariables,
  ...backendVariables,
  PM_HOSTS: z.string(),
  TBL_HOSTS: z.string(),
};

/** Values that a variable may hold, each with a mark; the first valid one is taken. */
const CANDIDATES = [
  "https://mark-user:mark-password@host.example:8080/path?key=mark-query#mark-fragment",
  "https://markkey@host.example/7",
  "mark@mail.example",
  "sk_test_mark",
  "mark-value-of-32-characters-or-more",
  "7",
  "1",
  "info",
  "local",
];

const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(SECTION).map(([name, schema]) => [name, mark(name, schema)]),
  ),
  // The only host that development accepts.
  HOST: "127.0.0.1",
};

function mark(name: string, schema: z.ZodType): string | undefined {
  const isAddress = /_(URL|ENDPOINT)$/.test(name);
  const candidates = isAddress ? CANDIDATES : CANDIDATES.slice(1);
  return candidates.find((candidate) => schema.safeParse(candidate).success);
}

const SECRETS = [
  "CODE_KEY",
  "CUSTOMER_KEY",
  "IMAGE_SIGNING_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SENTRY_DSN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "VOUCHER_KEY",
  "WALGREENS_AFFILIATE_ID",
  "WALGREENS_API_KEY",
  "WALGREENS_PUBLISHER_ID",
];

it("describes every variable, and hides the value of each secret", () => {
  const variables = listConfigVariables(parseConfig(SECTION, environment));
  expect(variables.map(({ name }) => name)).toEqual(Object.keys(SECTION).toSorted());
  const hidden = variables.filter(({ state }) => state === "HIDDEN");
  expect(hidden.map(({ name }) => name)).toEqual(SECRETS);
  for (const name of SECRETS) expect(environment[name]).toContain("mark");
  expect(hidden.map(({ value }) => value)).toEqual(SECRETS.map(() => null));
});

it("shows addresses without user, password, query and fragment", () => {
  const variables = listConfigVariables(parseConfig(SECTION, environment));
  const addresses = variables.filter(({ name }) => environment[name]?.includes("mark-password"));
  expect(addresses.map(({ name }) => name)).toEqual([
    "DATABASE_SESSION_URL",
    "DATABASE_URL",
    "IMAGES_URL",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "PM_URL",
    "REDIS_URL",
    "S3_ENDPOINT",
    "SMTP_URL",
    "STRIPE_API_URL",
    "TBL_URL",
    "WALGREENS_API_URL",
  ]);
  expect(new Set(addresses.map(({ value }) => value))).toEqual(
    new Set(["https://host.example:8080/path"]),
  );
});

it("hides a variable that it does not know, and an address that it cannot read", () => {
  expect(listConfigVariables({ NEW_API_KEY: "mark", DATABASE_URL: "mark" })).toEqual([
    { name: "DATABASE_URL", state: "HIDDEN", value: null },
    { name: "NEW_API_KEY", state: "HIDDEN", value: null },
  ]);
});

it("says which variables are not set", () => {
  const config = parseConfig(SECTION, { ...environment, SENTRY_DSN: undefined });
  const find = (wanted: string) => listConfigVariables(config).find(({ name }) => name === wanted);
  expect(find("SENTRY_DSN")).toEqual({ name: "SENTRY_DSN", state: "NOT_SET", value: null });
  expect(listConfigVariables({ PM_HOSTS: ["a", "b"] })[0]?.value).toBe('["a","b"]');
});
