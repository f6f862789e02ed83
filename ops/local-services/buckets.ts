import {
  CreateBucketCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { ServicesEnvironment } from "./environment.ts";

export function createStorageClient(environment: ServicesEnvironment): S3Client {
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

/** Both buckets are private; a browser may post to the ingest bucket from the named origins. */
export async function ensureBuckets(
  client: S3Client,
  environment: ServicesEnvironment,
  origins: string[],
): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: environment.S3_INGEST_BUCKET }));
  await client.send(new CreateBucketCommand({ Bucket: environment.S3_MEDIA_BUCKET }));
  const rule = {
    AllowedOrigins: origins,
    AllowedMethods: ["GET", "HEAD", "POST", "PUT"],
    AllowedHeaders: ["*"],
    ExposeHeaders: ["ETag"],
  };
  await client.send(
    new PutBucketCorsCommand({
      Bucket: environment.S3_INGEST_BUCKET,
      CORSConfiguration: { CORSRules: [rule] },
    }),
  );
}

/** Listing reads the index from the disk, so it fails when any part of the gateway is down. */
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
