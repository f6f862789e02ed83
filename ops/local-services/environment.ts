import type { Credentials } from "./credentials.ts";
import type { Ports } from "./ports.ts";
import { BUCKETS, DATABASE_NAME, HOST, S3_REGION } from "./settings.ts";

/** Variables with the services' addresses; a test compares compose.yaml with them. */
export const ENVIRONMENT_NAMES = [
  "DATABASE_URL",
  "REDIS_URL",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_INGEST_BUCKET",
  "S3_MEDIA_BUCKET",
] as const;

export type ServicesEnvironment = Record<(typeof ENVIRONMENT_NAMES)[number], string>;

/** Origins of both brands on any local port, because several development servers may run at once. */
const DEFAULT_ORIGINS = "http://localhost:*,http://127.0.0.1:*,http://thebigloop.localhost:*";

export function buildEnvironment(ports: Ports, credentials: Credentials): ServicesEnvironment {
  const { postgresPassword, redisPassword, s3AccessKeyId, s3SecretAccessKey } = credentials;
  return {
    DATABASE_URL: `postgres://${DATABASE_NAME}:${postgresPassword}@${HOST}:${ports.postgres}/${DATABASE_NAME}`,
    REDIS_URL: `redis://:${redisPassword}@${HOST}:${ports.redis}`,
    S3_ENDPOINT: `http://${HOST}:${ports.gateway}`,
    S3_REGION,
    S3_ACCESS_KEY_ID: s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: s3SecretAccessKey,
    S3_INGEST_BUCKET: BUCKETS.originals,
    S3_MEDIA_BUCKET: BUCKETS.media,
  };
}

/** The web origins that may upload directly to the bucket of originals. */
export function readOrigins(): string[] {
  const origins = process.env["PHOTOMAP_ORIGINS"] ?? DEFAULT_ORIGINS;
  return origins.split(",").map((origin) => origin.trim());
}

/** Reads the variables from the process environment; throws if one is missing. */
export function requireEnvironment(): ServicesEnvironment {
  const values = Object.fromEntries(ENVIRONMENT_NAMES.map((name) => [name, process.env[name]]));
  if (isComplete(values)) return values;
  const missing = ENVIRONMENT_NAMES.filter((name) => !values[name]);
  throw new Error(`missing in the environment: ${missing.join(", ")}`);
}

function isComplete(values: NodeJS.Dict<string>): values is ServicesEnvironment {
  return ENVIRONMENT_NAMES.every((name) => values[name]);
}

export function extendEnvironment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

/** The folder of unpacked packages, which all clones of a user share. */
export function findCacheFolder(home: string): string {
  return `${process.env["XDG_CACHE_HOME"] ?? `${home}/.cache`}/photomap`;
}
