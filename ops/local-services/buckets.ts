import { isDeepStrictEqual } from "node:util";
import {
  CreateBucketCommand,
  GetBucketCorsCommand,
  GetBucketVersioningCommand,
  type LifecycleRule,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { ServicesEnvironment } from "./environment.ts";

type StorageEnvironment = Pick<
  ServicesEnvironment,
  "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

export function createStorageClient(environment: StorageEnvironment): S3Client {
  return new S3Client({
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    credentials: {
      accessKeyId: environment.S3_ACCESS_KEY_ID,
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    },
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000 },
  });
}

/** Whether the gateway knows the user; false while it responds but does not have it yet. */
export async function hasAccessKey(client: S3Client): Promise<boolean> {
  try {
    await client.send(new ListBucketsCommand({}));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === "InvalidAccessKeyId") return false;
    throw error;
  }
}

/**
 * Creates two private buckets; browsers may post to the bucket of originals from the named origins.
 * Its objects can't be made again, so it keeps deleted and replaced ones for a while. Writes only
 * what differs: after a crash each write waits for a dead gateway's timeout.
 */
export async function ensureBuckets(
  client: S3Client,
  environment: ServicesEnvironment,
  origins: string[],
): Promise<void> {
  const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
  const existing = new Set(Buckets.map(({ Name }) => Name));
  for (const Bucket of [environment.S3_INGEST_BUCKET, environment.S3_MEDIA_BUCKET]) {
    if (!existing.has(Bucket)) await client.send(new CreateBucketCommand({ Bucket }));
  }
  await ensureUploadRule(client, environment.S3_INGEST_BUCKET, origins);
  await ensureVersions(client, environment.S3_INGEST_BUCKET);
}

/** The days that old versions are kept, as long as a deleted project stays in the trash. */
const KEPT_VERSION_DAYS = 30;

async function ensureVersions(client: S3Client, Bucket: string): Promise<void> {
  const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }));
  if (Status === "Enabled") return;
  const rule: LifecycleRule = {
    ID: "expire-versions",
    Status: "Enabled",
    Filter: { Prefix: "" },
    NoncurrentVersionExpiration: { NoncurrentDays: KEPT_VERSION_DAYS },
    Expiration: { ExpiredObjectDeleteMarker: true },
  };
  await client.send(
    new PutBucketLifecycleConfigurationCommand({
      Bucket,
      LifecycleConfiguration: { Rules: [rule] },
    }),
  );
  const VersioningConfiguration = { Status: "Enabled" } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
}

async function ensureUploadRule(client: S3Client, Bucket: string, origins: string[]) {
  const rule = {
    AllowedOrigins: origins,
    AllowedMethods: ["GET", "HEAD", "POST", "PUT"],
    AllowedHeaders: ["*"],
    ExposeHeaders: ["ETag"],
  };
  const allowed = await client.send(new GetBucketCorsCommand({ Bucket })).then(
    ({ CORSRules = [] }) => CORSRules.flatMap(({ AllowedOrigins = [] }) => AllowedOrigins),
    () => [],
  );
  if (isDeepStrictEqual(new Set(allowed), new Set(origins))) return;
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
}

/** Whether buckets can be listed, which reads the index on the disk and so needs every daemon. */
export async function canListBuckets(
  client: S3Client,
  environment: ServicesEnvironment,
): Promise<boolean> {
  const list = (Bucket: string) => client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }));
  try {
    await Promise.all([environment.S3_INGEST_BUCKET, environment.S3_MEDIA_BUCKET].map(list));
    return true;
  } catch {
    return false;
  }
}
