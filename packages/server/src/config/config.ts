import { z } from "zod";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reports every invalid variable at once instead of one per start. */
export function parseConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
  );
  throw new ConfigError(`The environment is not complete:\n${problems.join("\n")}`);
}

const STAGES = ["local", "dev", "gamma", "prod"] as const;

export type Stage = (typeof STAGES)[number];

export const processSection = {
  STAGE: z.enum(STAGES),
  RELEASE: z.string().default("development"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  /** Address and key of the error tracker; without it errors are only logged. */
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[^/]+\/\d+$/)
    .optional(),
};

export const httpSection = {
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535),
};

export const databaseSection = {
  DATABASE_URL: z.url(),
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
};

export const redisSection = {
  REDIS_URL: z.url(),
  /** Separates products that share one Redis. */
  REDIS_PREFIX: z.string().default("photomap:"),
  /** Requests go on without Redis after this time. */
  REDIS_COMMAND_TIMEOUT_MS: z.coerce.number().int().positive().default(250),
};

export const storageSection = {
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_INGEST_BUCKET: z.string(),
  S3_MEDIA_BUCKET: z.string(),
};

export type KeyList = readonly [string, ...string[]];

const key = z.string().min(32, "a key has at least 32 characters");

/**
 * Comma-separated keys: the first signs, all verify. To replace a key, put the new one first, and
 * remove the old one when nothing signed with it is in use any more.
 */
const keyListSchema = z
  .string()
  .transform((keys) => keys.split(",").map((text) => text.trim()))
  .pipe(z.tuple([key], key));

export const imageSection = {
  /** Signs the addresses of photos: the holder of a key can read any photo. */
  IMAGE_SIGNING_KEY: keyListSchema,
};

export const accountSection = {
  /** HMAC keys of mailed codes: with the key and the table the codes can be recovered. */
  CODE_KEY: keyListSchema,
  /** A verified address of this domain belongs to the company. */
  COMPANY_DOMAIN: z.string().default("photomap.example"),
};

/** Whether sign-in without a password and ad-hoc operations are available. */
export function isDevelopment(stage: Stage): boolean {
  return stage === "local" || stage === "dev";
}
