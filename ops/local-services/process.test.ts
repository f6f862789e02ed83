import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  ensureRunning,
  findProcess,
  findProcessesIn,
  isProcessOf,
  stopProcess,
} from "./process.ts";

/** A port for daemons that listen nowhere; zero means any free port. */
const UNUSED_PORT = 0;

const redis = { program: "redis-server", argument: "/clone/.data/services/redis/redis.conf" };

describe("identifying a process of this clone", () => {
  it("accepts the program with the file of the clone as an argument", () => {
    expect(isProcessOf(redis, `/usr/bin/redis-server\0${redis.argument}\0`)).toBe(true);
  });

  it("refuses the same program of another clone, and another program on the same file", () => {
    expect(isProcessOf(redis, "redis-server\0/other/.data/services/redis/redis.conf\0")).toBe(
      false,
    );
    expect(isProcessOf(redis, `redis-server\0${redis.argument}.old\0`)).toBe(false);
    expect(isProcessOf(redis, `/usr/bin/less\0${redis.argument}\0`)).toBe(false);
  });

  it("refuses a zombie process", () => {
    expect(isProcessOf(redis, "")).toBe(false);
  });
});

describe("a daemon", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), "photomap-process-")));
  });

  afterEach(async () => {
    await stopProcess({ program: "sh", argument: folder }, ["SIGKILL"]);
    await rm(folder, { recursive: true });
  });

  function describeDaemon(script: string) {
    return {
      identity: { program: "sh", argument: folder },
      command: ["sh", "-c", script, "sh", folder] as const,
      environment: {},
      logFile: join(folder, "log"),
      port: UNUSED_PORT,
    };
  }

  it("is started once, found again and stopped", async () => {
    const daemon = describeDaemon("echo started; while :; do sleep 0.1; done");
    const isReady = async () => (await readFile(daemon.logFile, "utf8")) !== "";
    await ensureRunning(daemon, isReady);
    const pid = findProcess(daemon.identity);
    expect(pid).toBeDefined();
    await ensureRunning(daemon, isReady);
    expect(findProcess(daemon.identity)).toBe(pid);
    expect(await readFile(daemon.logFile, "utf8")).toBe("started\n");
    await stopProcess(daemon.identity, ["SIGTERM", "SIGKILL"]);
    expect(findProcess(daemon.identity)).toBeUndefined();
  });

  it("that ends while starting is reported with the end of its log", async () => {
    const daemon = describeDaemon("echo no space; exit 1");
    await expect(ensureRunning(daemon, async () => false)).rejects.toThrow("no space");
  });

  it("is found by its working folder", async () => {
    const child = spawn("sleep", ["60"], { cwd: folder });
    await once(child, "spawn");
    expect(findProcessesIn(folder, "sleep")).toEqual([child.pid]);
    expect(findProcessesIn(folder, "postgres: ")).toEqual([]);
    child.kill();
    await once(child, "exit");
    expect(findProcessesIn(folder, "sleep")).toEqual([]);
  });
});
