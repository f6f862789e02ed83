import type { ServicesEnvironment } from "../local-services/environment.ts";
import { BUCKETS, DATABASE_NAME, S3_REGION } from "../local-services/settings.ts";
import { HOST_ADDRESS, PORTS } from "./addresses.ts";
import type { Secrets } from "./secrets.ts";

/** The variables of ops/services, and an address for clients that need their own session. */
export type ClusterEnvironment = ServicesEnvironment & { readonly DATABASE_SESSION_URL: string };

export function createClusterEnvironment(secrets: Secrets): ClusterEnvironment {
  const databaseAt = (port: number) =>
    `postgres://${DATABASE_NAME}:${secrets.postgresPassword}@${HOST_ADDRESS}:${port}/${DATABASE_NAME}`;
  return {
    DATABASE_URL: databaseAt(PORTS.pgbouncer),
    DATABASE_SESSION_URL: databaseAt(PORTS.postgres),
    REDIS_URL: `redis://:${secrets.redisPassword}@${HOST_ADDRESS}:${PORTS.redis}`,
    S3_ENDPOINT: `http://${HOST_ADDRESS}:${PORTS.gateway}`,
    S3_REGION,
    S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
    S3_INGEST_BUCKET: BUCKETS.originals,
    S3_MEDIA_BUCKET: BUCKETS.media,
  };
}
