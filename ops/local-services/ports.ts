import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { withLock } from "./lock.ts";
import { HOST } from "./settings.ts";

export type Ports = {
  postgres: number;
  redis: number;
  gateway: number;
  monitor: number;
  storageFirst: number;
  storageLast: number;
};

/** The lowest port, below the kernel's ephemeral range, which starts at 32768. */
const LOWEST_PORT = 20_000;
const PORTS_PER_CLONE = 16;
const PORT_BLOCK_COUNT = 750;

const PORTS_FILE = "ports";

/** The folder with a symbolic link per reserved block, from its first port to its clone. */
const MACHINE_REGISTRY = "/var/tmp/photomap-ports";

export function assignPorts(base: number): Ports {
  return {
    postgres: base,
    redis: base + 1,
    gateway: base + 2,
    monitor: base + 3,
    storageFirst: base + 4,
    storageLast: base + 11,
  };
}

/** The block that this clone reserved earlier; undefined if there is none. */
export async function readPorts(folder: string): Promise<Ports | undefined> {
  const base = await readBase(folder);
  return base === undefined ? undefined : assignPorts(base);
}

/** Reserves a block of ports for the clone and stores the choice in its folder. */
export async function reservePorts(folder: string, registry = MACHINE_REGISTRY): Promise<Ports> {
  return withLock(`ports of ${registry}`, async () => {
    await mkdir(registry, { recursive: true });
    await chmod(registry, 0o1777).catch(() => undefined);
    const stored = await readBase(folder);
    if (stored === undefined) return assignPorts(await chooseBlock(folder, registry));
    if (await reserveBlock(stored, folder, registry)) return assignPorts(stored);
    throw new Error(
      `port ${stored} belongs to another clone, perhaps the one ${folder} was copied from: ` +
        'wipe the copy and choose other ports with "ops/services reset"',
    );
  });
}

async function chooseBlock(folder: string, registry: string): Promise<number> {
  for (const base of listBlocks(folder)) {
    if ((await isBlockFree(base)) && (await reserveBlock(base, folder, registry))) {
      await writeFile(join(folder, PORTS_FILE), `${base}\n`);
      return base;
    }
  }
  throw new Error(`no ${PORTS_PER_CLONE} free ports in a row above ${LOWEST_PORT}`);
}

/** All blocks, from a hash of the clone's path on, so that a reset chooses the same ports again. */
export function listBlocks(folder: string): number[] {
  const first = createHash("sha256").update(folder).digest().readUInt32BE() % PORT_BLOCK_COUNT;
  return Array.from(
    { length: PORT_BLOCK_COUNT },
    (_, index) => LOWEST_PORT + ((first + index) % PORT_BLOCK_COUNT) * PORTS_PER_CLONE,
  );
}

async function reserveBlock(base: number, folder: string, registry: string): Promise<boolean> {
  const link = join(registry, String(base));
  const holder = await readlink(link).catch(() => undefined);
  if (holder === folder) return true;
  if (holder !== undefined && (await readBase(holder)) === base) return false;
  try {
    await rm(link, { force: true });
    await symlink(folder, link);
    return true;
  } catch {
    // Another user's stale link can't be replaced, so its block stays reserved.
    return false;
  }
}

async function readBase(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, PORTS_FILE), "utf8").catch(() => "");
  const base = Number.parseInt(text, 10);
  return Number.isNaN(base) ? undefined : base;
}

async function isBlockFree(base: number): Promise<boolean> {
  const ports = Array.from({ length: PORTS_PER_CLONE }, (_, index) => base + index);
  return (await Promise.all(ports.map(isPortFree))).every(Boolean);
}

export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, HOST), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
