import type { z } from "zod";
import type { Queue } from "../platform/adapters/pg-boss/queue.ts";
import type { RateLimiter } from "../platform/adapters/redis/rate-limiter.ts";
import { Storage } from "../platform/adapters/s3/storage.ts";
import {
  accountSection,
  databaseSection,
  imageSection,
  legalSection,
  paymentSection,
  pickupSection,
  redisSection,
  retailSection,
  storageSection,
  tokenSection,
} from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { designSection } from "../project/designs/design.service.ts";
import { designPictureSection } from "../project/designs/design-picture.service.ts";
import { productPictureSection } from "../shop/products/product-picture.service.ts";
import { mailSection } from "../support/mail/mail-brand.ts";

export const backendSection = {
  ...databaseSection,
  ...redisSection,
  ...storageSection,
  ...imageSection,
  ...designSection,
  ...designPictureSection,
  ...productPictureSection,
  ...accountSection,
  ...legalSection,
  ...mailSection,
  ...paymentSection,
  ...pickupSection,
  ...tokenSection,
  ...retailSection,
};

export type BackendConfig = Readonly<z.output<z.ZodObject<typeof backendSection>>>;

/** The dependencies that most services need. */
export interface SharedDependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
}

type StorageConfig = {
  readonly [Name in keyof typeof storageSection]: z.output<(typeof storageSection)[Name]>;
};

export function openStorage(config: StorageConfig): Storage {
  return new Storage({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    originalsBucket: config.S3_INGEST_BUCKET,
    mediaBucket: config.S3_MEDIA_BUCKET,
  });
}
