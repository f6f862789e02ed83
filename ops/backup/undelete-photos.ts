import { parseConfig, storageVariables } from "@photomap/server";
import { createStorageClient } from "../local-services/buckets.ts";
import { undeleteObject } from "./undelete.ts";

/** Restores originals that were deleted in the last 30 days: `pnpm undelete-photos KEY...` */
const keys = process.argv.slice(2);
if (keys.length === 0) throw new Error("usage: pnpm undelete-photos KEY...");
const config = parseConfig(storageVariables, process.env);
const client = createStorageClient(config);
for (const key of keys) {
  console.log(`${key} ${await undeleteObject(client, config.S3_INGEST_BUCKET, key)}`);
}
