import { z } from "zod";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Parses the configuration. Reports every missing and every invalid variable at once instead of one
 * per start.
 */
export function parseConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  // By the names of the shape, so that the result has those that are not set, too.
  const set = Object.fromEntries(Object.keys(shape).map((name) => [name, environment[name]]));
  const parsed = z.object(shape).safeParse(set);
  const issues = parsed.error?.issues ?? [];
  const problems = [
    ...issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    ...findUnsetInProduction(shape, environment),
    ...findSetInProduction(shape, environment),
    ...("WALGREENS_API_KEY" in shape ? findRetailProblems(environment) : []),
    ...("DEVELOPMENT" in shape ? findUnsafeDevelopment(environment) : []),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  const lines = problems.map((problem) => `  ${problem}`);
  throw new ConfigError(`The environment is not complete:\n${lines.join("\n")}`);
}

/**
 * Variables that production has to set when its process reads them: their defaults fit development
 * only.
 */
const SET_IN_PRODUCTION = [
  "RELEASE",
  "PERSISTED_OPERATIONS",
  "TRUSTED_PROXIES",
  "PM_HOSTS",
  "TBL_HOSTS",
  "PM_URL",
  "TBL_URL",
  "IMAGES_URL",
  "COMPANY_DOMAIN",
  "COMPANY_NAME",
  "COMPANY_ADDRESS",
  "PM_SUPPORT_EMAIL",
  "TBL_SUPPORT_EMAIL",
  "MAIL_REPORT_TOPIC",
];

function findUnsetInProduction(shape: z.ZodRawShape, environment: NodeJS.ProcessEnv): string[] {
  const stage = environment["STAGE"];
  if (!("STAGE" in shape) || !isProduction(stage)) return [];
  const unset = SET_IN_PRODUCTION.filter((name) => name in shape && !environment[name]);
  return unset.map((name) => `${name}: must be set when STAGE is ${stage}`);
}

/**
 * Variables that production must not set, since they are addresses of doubles: money would go
 * nowhere.
 */
const UNSET_IN_PRODUCTION = ["STRIPE_API_URL"];

function findSetInProduction(shape: z.ZodRawShape, environment: NodeJS.ProcessEnv): string[] {
  const stage = environment["STAGE"];
  if (!isProduction(stage)) return [];
  const set = UNSET_IN_PRODUCTION.filter((name) => name in shape && environment[name]);
  return set.map((name) => `${name}: must not be set when STAGE is ${stage}`);
}

/**
 * Finds incomplete keys of the retail chain: key and affiliate id are useless without each other.
 */
function findRetailProblems(environment: NodeJS.ProcessEnv): string[] {
  const { STAGE: stage, WALGREENS_API_URL: url } = environment;
  const names = ["WALGREENS_API_KEY", "WALGREENS_AFFILIATE_ID"];
  const unset = names.filter((name) => !environment[name]);
  return [
    ...(unset.length === 1
      ? [`${unset.join()}: must be set, the other one of key and affiliate id is`]
      : []),
    ...(isProduction(stage) && url !== undefined && !url.startsWith("https://")
      ? [`WALGREENS_API_URL: must begin with https when STAGE is ${stage}`]
      : []),
  ];
}

const LOOPBACK_HOSTS: readonly string[] = ["127.0.0.1", "::1", "localhost"];

function findUnsafeDevelopment(environment: NodeJS.ProcessEnv): string[] {
  if (environment["DEVELOPMENT"] !== "1") return [];
  const { STAGE: stage, HOST: host = DEFAULT_HOST } = environment;
  return [
    ...(isProduction(stage) ? [`DEVELOPMENT: must not be set when STAGE is ${stage}`] : []),
    ...(LOOPBACK_HOSTS.includes(host)
      ? []
      : [`DEVELOPMENT: requires one of ${LOOPBACK_HOSTS.join(", ")} as HOST, not ${host}`]),
  ];
}

const STAGES = ["local", "dev", "gamma", "prod"] as const;

export type Stage = (typeof STAGES)[number];

function isProduction(stage: string | undefined): boolean {
  return stage === "gamma" || stage === "prod";
}

const tracingVariables = {
  /**
   * The address of a collector of traces that accepts OTLP over HTTP; without it nothing is
   * recorded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** The share of the traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export const processVariables = {
  STAGE: z.enum(STAGES),
  RELEASE: z.string().default("development"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /** The address and key of the error tracker; without it errors are only logged. */
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[^/]+\/\d+$/)
    .optional(),
  ...tracingVariables,
};

/**
 * Enables sign-in without a password, ad-hoc operations, the inbox and the pages below /dev. A
 * separate flag: a stage that is set by mistake must not enable these.
 */
export const developmentVariables = {
  DEVELOPMENT: z
    .enum(["0", "1"])
    .default("0")
    .transform((flag) => flag === "1"),
};

const DEFAULT_HOST = "127.0.0.1";

export const httpVariables = {
  HOST: z.string().min(1).default(DEFAULT_HOST),
  PORT: z.coerce.number().int().min(0).max(65_535),
};

/**
 * A separate listener for readiness and metrics; its host differs from HOST when probes come from
 * outside.
 */
export const managementVariables = {
  MANAGEMENT_HOST: z.string().min(1).default(DEFAULT_HOST),
  MANAGEMENT_PORT: z.coerce.number().int().min(0).max(65_535),
  /** How long a stopping process still accepts requests, until load balancers have noticed. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
};

export const databaseVariables = {
  DATABASE_URL: z.url(),
  /**
   * The address of the primary itself when DATABASE_URL is a pooler without sessions: the queue
   * listens.
   */
  DATABASE_SESSION_URL: z.url().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
};

export const redisVariables = {
  REDIS_URL: z.url(),
  /** The prefix that separates products sharing one Redis. */
  REDIS_PREFIX: z.string().default("photomap:"),
  /** The time after which requests continue without Redis. */
  REDIS_COMMAND_TIMEOUT_MS: z.coerce.number().int().positive().default(250),
};

export const storageVariables = {
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  // The bucket of originals; running deployments set the variable under this name.
  S3_INGEST_BUCKET: z.string(),
  S3_MEDIA_BUCKET: z.string(),
};

export type SecretKeys = readonly [string, ...string[]];

const key = z.string().min(32, "a key must have at least 32 characters");

/**
 * Parses comma-separated keys: the first signs, all verify. To replace a key, put the new one
 * first, and remove the old one when nothing signed with it is used anymore.
 */
const keyListSchema = z
  .string()
  .transform((keys) => keys.split(",").map((text) => text.trim()))
  .pipe(z.tuple([key], key));

export const imageSigningVariables = {
  /** Signs the addresses of photos: the holder of a key can read any photo. */
  IMAGE_SIGNING_KEY: keyListSchema,
};

export const accountVariables = {
  /** HMAC keys of mailed codes: with the key and the table the codes can be recovered. */
  CODE_KEY: keyListSchema,
  /** The domain whose verified addresses belong to the company. */
  COMPANY_DOMAIN: z.string().default("photomap.example"),
};

/** The company that the legal pages name. */
export const legalVariables = {
  /** The company's legal name. */
  COMPANY_NAME: z.string().min(1).default("Example Company"),
  /** The company's mailing address in one line. */
  COMPANY_ADDRESS: z.string().min(1).default("1 Example Street, Lansing, MI 48933"),
  /** The day on which the company approved the legal pages; until then they are templates. */
  LEGAL_APPROVED_ON: z.iso.date().optional(),
};

export const voucherVariables = {
  /**
   * The keys that hash and encrypt voucher codes. A key stays in the list as long as vouchers of
   * its time may be redeemed.
   */
  VOUCHER_KEY: keyListSchema,
};

export const pickupVariables = {
  /**
   * The key that encrypts the names, addresses and phone numbers of pickup orders, which are kept
   * for 90 days.
   */
  CUSTOMER_KEY: keyListSchema,
};

export const paymentVariables = {
  /** The secret key; a restricted one is enough, see docs/going-live.md. */
  STRIPE_SECRET_KEY: z.string().regex(/^[sr]k_(test|live)_\w+$/),
  /** The signing secrets of the webhook endpoint: an event signed with any of them is accepted. */
  STRIPE_WEBHOOK_SECRET: keyListSchema,
  /** The address of the double; Stripe itself without it. */
  STRIPE_API_URL: z.url().optional(),
};

/** The variables of pickup at Walgreens, which is off without a key. */
export const walgreensVariables = {
  /** The address of the chain; its sandbox, https://services-qa.walgreens.com, prints nothing. */
  WALGREENS_API_URL: z.url().default("https://services.walgreens.com"),
  WALGREENS_API_KEY: z.string().min(1).optional(),
  WALGREENS_AFFILIATE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** The id of the account that gets the commission. */
  WALGREENS_PUBLISHER_ID: z.string().min(1).optional(),
};
