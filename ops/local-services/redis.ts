import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { replaceFile } from "./files.ts";
import type { Installation, Service } from "./installation.ts";
import { type PackageSet, requirePackages } from "./packages.ts";
import { ensureRunning, findProcess, type Identity, stopProcess } from "./process.ts";
import { HOST, MAJOR_VERSIONS } from "./settings.ts";

export const REDIS_PACKAGES: PackageSet = {
  name: `redis-${MAJOR_VERSIONS.redis}`,
  debianPackages: ["redis-server"],
  programs: ["redis-server"],
  programFolder: "usr/bin",
};

export function createRedis(installation: Installation): Service {
  const folder = join(installation.folder, "redis");
  const configuration = join(folder, "redis.conf");
  const identity: Identity = { program: "redis-server", argument: configuration };
  const stop = () => stopProcess(identity, ["SIGTERM", "SIGKILL"]);
  return {
    name: "redis",
    address: `${HOST}:${installation.ports.redis}`,
    stop,
    async start() {
      const tools = await requirePackages(REDIS_PACKAGES);
      await mkdir(folder, { recursive: true });
      if (await replaceFile(configuration, renderConfiguration(installation, folder))) await stop();
      const daemon = {
        identity,
        command: [tools.program("redis-server"), configuration],
        environment: tools.environment,
        logFile: join(folder, "redis.log"),
        port: installation.ports.redis,
      } as const;
      await ensureRunning(daemon, async () => (await readVersion(installation)) !== undefined);
    },
    async inspect() {
      const pid = findProcess(identity);
      return { pids: pid === undefined ? [] : [pid], version: await readVersion(installation) };
    },
  };
}

/** Renders settings without persistence: Redis holds only data that can be lost. */
function renderConfiguration({ ports, credentials }: Installation, folder: string): string {
  return [
    `bind ${HOST}`,
    `port ${ports.redis}`,
    `requirepass ${credentials.redisPassword}`,
    `dir "${folder}"`,
    'save ""',
    "appendonly no",
    "maxmemory 128mb",
    "maxmemory-policy allkeys-lru",
    // The process title would hide the path that identifies this clone's process.
    "set-proc-title no",
    "",
  ].join("\n");
}

async function readVersion({ ports, credentials }: Installation): Promise<string | undefined> {
  const client = new Redis({
    host: HOST,
    port: ports.redis,
    password: credentials.redisPassword,
    lazyConnect: true,
    connectTimeout: 2000,
    retryStrategy: () => null,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    if ((await client.ping()) !== "PONG") return undefined;
    return /redis_version:(\S+)/.exec(await client.info("server"))?.[1];
  } catch {
    return undefined;
  } finally {
    client.disconnect();
  }
}
