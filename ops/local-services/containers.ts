import { chown, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { createStorageClient, ensureBuckets, isKeyKnown } from "./buckets.ts";
import { readOrigins, requireEnvironment } from "./environment.ts";
import { replaceFile } from "./files.ts";
import { renderEnvironment } from "./render-environment.ts";
import { CLONE, ENVIRONMENT_FILE } from "./site.ts";
import { waitFor } from "./wait.ts";

/** Run by compose.yaml: makes the buckets and tells the clone where the containers are. */
const environment = requireEnvironment();
const client = createStorageClient(environment);
const isReady = async () => (await isKeyKnown(client).catch(() => false)) || undefined;
await waitFor("the gateway's user", isReady, 300);
await ensureBuckets(client, environment, readOrigins());

await mkdir(dirname(ENVIRONMENT_FILE), { recursive: true });
await replaceFile(ENVIRONMENT_FILE, renderEnvironment(environment));

// A container runs as root: the file belongs to whoever owns the clone.
const { uid, gid } = await stat(CLONE);
await chown(dirname(ENVIRONMENT_FILE), uid, gid);
await chown(ENVIRONMENT_FILE, uid, gid);
