import { z } from "zod";

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Parses the environment once, and names every bad variable at once instead of one per start. */
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

/** Parts of the environment that several processes share; each app lists the ones it needs. */
const STAGES = ["local", "dev", "gamma", "prod"] as const;

export type Stage = (typeof STAGES)[number];

export const processSection = {
  STAGE: z.enum(STAGES),
  RELEASE: z.string().default("development"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
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
  /** Products that share one Redis keep apart by it. */
  REDIS_PREFIX: z.string().default("photomap:"),
};

export const storageSection = {
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_INGEST_BUCKET: z.string(),
  S3_MEDIA_BUCKET: z.string(),
};

export const imageSection = {
  /** Signs the addresses of photos: whoever holds it can see any photo. */
  IMAGE_SIGNING_KEY: z.string().min(32),
};

export const accountSection = {
  /** Keys the hashes of mailed codes: whoever holds it and the table can find the codes in it. */
  CODE_KEY: z.string().min(32),
  /** A verified address of this domain belongs to the company. */
  COMPANY_DOMAIN: z.string().default("photomap.example"),
};

/** Whether development conveniences (sign-in without a password, ad-hoc operations) may exist. */
export function isDevelopment(stage: Stage): boolean {
  return stage === "local" || stage === "dev";
}
