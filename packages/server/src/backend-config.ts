import type { z } from "zod";
import type { Queue } from "./adapters/queue.ts";
import type { RateLimiter } from "./adapters/rate-limiter.ts";
import { Storage } from "./adapters/storage.ts";
import {
  accountSection,
  databaseSection,
  imageSection,
  paymentSection,
  pickupSection,
  redisSection,
  retailSection,
  storageSection,
  tokenSection,
} from "./config/config.ts";
import type { Database } from "./database/database.ts";
import { designSection } from "./designs/design.service.ts";
import { designPictureSection } from "./designs/design-picture.service.ts";
import { mailSection } from "./mail/mail-brand.ts";
import { productPictureSection } from "./products/product-picture.service.ts";

export const backendSection = {
  ...databaseSection,
  ...redisSection,
  ...storageSection,
  ...imageSection,
  ...designSection,
  ...designPictureSection,
  ...productPictureSection,
  ...accountSection,
  ...mailSection,
  ...paymentSection,
  ...pickupSection,
  ...tokenSection,
  ...retailSection,
};

export type BackendConfig = Readonly<z.output<z.ZodObject<typeof backendSection>>>;

/** What most services need. */
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
    ingestBucket: config.S3_INGEST_BUCKET,
    mediaBucket: config.S3_MEDIA_BUCKET,
  });
}
