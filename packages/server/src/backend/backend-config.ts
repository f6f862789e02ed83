import type { z } from "zod";
import type { Queue } from "../platform/adapters/pg-boss/queue.ts";
import type { RateLimiter } from "../platform/adapters/redis/rate-limiter.ts";
import { Storage } from "../platform/adapters/s3/storage.ts";
import {
  accountVariables,
  databaseVariables,
  imageSigningVariables,
  legalVariables,
  paymentVariables,
  pickupVariables,
  redisVariables,
  storageVariables,
  voucherVariables,
  walgreensVariables,
} from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { designVariables } from "../project/designs/design.service.ts";
import { designPictureVariables } from "../project/designs/design-picture.service.ts";
import { productPictureVariables } from "../shop/products/product-picture.service.ts";
import { mailVariables } from "../support/mail/mail-brand.ts";

export const backendVariables = {
  ...databaseVariables,
  ...redisVariables,
  ...storageVariables,
  ...imageSigningVariables,
  ...designVariables,
  ...designPictureVariables,
  ...productPictureVariables,
  ...accountVariables,
  ...legalVariables,
  ...mailVariables,
  ...paymentVariables,
  ...pickupVariables,
  ...voucherVariables,
  ...walgreensVariables,
};

export type BackendConfig = Readonly<z.output<z.ZodObject<typeof backendVariables>>>;

/** The dependencies that most services need. */
export interface SharedDependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
}

type StorageConfig = {
  readonly [Name in keyof typeof storageVariables]: z.output<(typeof storageVariables)[Name]>;
};

export function createStorage(config: StorageConfig): Storage {
  return new Storage({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    originalsBucket: config.S3_INGEST_BUCKET,
    mediaBucket: config.S3_MEDIA_BUCKET,
  });
}
