import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { z } from "zod";
import { SessionService } from "./accounts/session.service.ts";
import { Queue } from "./adapters/queue.ts";
import { Storage } from "./adapters/storage.ts";
import { databaseSection, imageSection, redisSection, storageSection } from "./config/sections.ts";
import { openDatabase } from "./database/database.ts";
import { DesignService, designSection } from "./designs/design.service.ts";
import { PhotoSigner } from "./images/image-request.ts";
import { PrintService } from "./prints/print.service.ts";
import { ProjectService } from "./projects/project.service.ts";
import { UploadService } from "./uploads/upload.service.ts";

export const backendSection = {
  ...databaseSection,
  ...redisSection,
  ...storageSection,
  ...imageSection,
  ...designSection,
};

export type BackendConfig = {
  readonly [Name in keyof typeof backendSection]: z.output<(typeof backendSection)[Name]>;
};

export interface Backend {
  readonly sessions: SessionService;
  readonly designs: DesignService;
  readonly projects: ProjectService;
  readonly uploads: UploadService;
  readonly prints: PrintService;
  readonly storage: Storage;
  readonly photoSigner: PhotoSigner;
  readonly queue: Queue;
  readonly readiness: Readonly<Record<string, () => Promise<unknown>>>;
  close(): Promise<void>;
}

/** Puts the use cases together once; the API and the worker are two doors to the same ones. */
export async function openBackend(config: BackendConfig, log: Logger): Promise<Backend> {
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_SIZE);
  const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: 1 });
  redis.on("error", (error: Error) => log.warn({ err: error }, "redis error"));
  const storage = openStorage(config);
  const queue = new Queue(config.DATABASE_URL, log);
  await queue.start();
  const designs = new DesignService(config, storage);
  const projects = new ProjectService(database.db, designs);
  return {
    sessions: new SessionService(database.db),
    designs,
    projects,
    uploads: new UploadService(storage),
    prints: new PrintService({ db: database.db, queue, storage, projects, designs }),
    storage,
    photoSigner: new PhotoSigner(config.IMAGE_SIGNING_KEY),
    queue,
    readiness: {
      database: () => database.pool.query("select 1"),
      redis: () => redis.ping(),
      storage: () => storage.checkReady(),
    },
    async close() {
      await queue.stop();
      await designs.close();
      redis.disconnect();
      storage.close();
      await database.close();
    },
  };
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
