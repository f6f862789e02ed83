import { chown, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { createStorageClient, ensureBuckets, hasAccessKey } from "./buckets.ts";
import { readOrigins, requireEnvironment } from "./environment.ts";
import { renderEnvironment, replaceFile } from "./files.ts";
import { CLONE, ENVIRONMENT_FILE } from "./installation.ts";
import { waitFor } from "./process.ts";

/** Creates the buckets and writes the addresses of the containers; compose.yaml runs it. */
const environment = requireEnvironment();
const client = createStorageClient(environment);
const isReady = async () => (await hasAccessKey(client).catch(() => false)) || undefined;
await waitFor("the gateway's user", isReady, 300);
await ensureBuckets(client, environment, readOrigins());

await mkdir(dirname(ENVIRONMENT_FILE), { recursive: true });
await replaceFile(ENVIRONMENT_FILE, renderEnvironment(environment));

// The container runs as root, but the clone's owner needs access to the file.
const { uid, gid } = await stat(CLONE);
await chown(dirname(ENVIRONMENT_FILE), uid, gid);
await chown(ENVIRONMENT_FILE, uid, gid);
