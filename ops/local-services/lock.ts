import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

type Lock = { server: Server; waiters: Set<Socket> };

/**
 * Runs `work` while no other process on this machine holds the same lock.
 * The lock is an abstract socket: the kernel drops it with its process, so it can't become stale.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await acquireLock(lockAddress(name));
  try {
    return await work();
  } finally {
    await releaseLock(lock);
  }
}

/** Takes the lock and returns its release; undefined while any process, this one too, holds it. */
export async function tryLock(name: string): Promise<(() => Promise<void>) | undefined> {
  const lock = await listenAsHolder(lockAddress(name));
  return lock && (() => releaseLock(lock));
}

function lockAddress(name: string): string {
  return `\0photomap-${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;
}

async function acquireLock(address: string): Promise<Lock> {
  for (;;) {
    const lock = await listenAsHolder(address);
    if (lock) return lock;
    await waitForRelease(address);
  }
}

async function listenAsHolder(address: string): Promise<Lock | undefined> {
  const waiters = new Set<Socket>();
  const server = createServer((socket) => {
    waiters.add(socket.on("error", () => socket.destroy()));
  });
  try {
    await once(server.listen(address), "listening");
    return { server, waiters };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return undefined;
    throw error;
  }
}

/** Waits on a connection to the holder, which closes when it releases the lock or exits. */
async function waitForRelease(address: string): Promise<void> {
  await new Promise<void>((resolve) => {
    connect(address)
      .on("error", () => undefined)
      .on("close", () => resolve())
      .resume();
  });
}

async function releaseLock({ server, waiters }: Lock): Promise<void> {
  const closed = once(server, "close");
  server.close();
  for (const waiter of waiters) waiter.destroy();
  await closed;
}
