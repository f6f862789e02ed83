import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Daemon } from "./daemon.ts";
import { type DaemonStatus, Supervisor } from "./supervisor.ts";

let folder: string;
let supervisor: Supervisor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "supervisor-"));
  supervisor = new Supervisor({ logFolder: folder, restartDelayMs: 20 });
});

afterEach(async () => {
  await Promise.all(supervisor.list().map(({ name }) => supervisor.stop(name)));
  await rm(folder, { recursive: true });
});

function createShell(script: string, name = "n1/shell"): Daemon {
  return {
    name,
    command: ["sh", "-c", script],
    environment: { GREETING: "hello" },
    folder: "/",
    stopSignal: "SIGTERM",
    stopLimitSeconds: 1,
  };
}

function getStatus(): DaemonStatus | undefined {
  return supervisor.list()[0];
}

const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 25_000 });

const waitUntil = (isTrue: () => boolean) => waitFor(() => expect(isTrue()).toBe(true));

it("starts a daemon that has ended again", async () => {
  await supervisor.start(createShell("exit 0"));
  await waitUntil(() => (getStatus()?.restarts ?? 0) >= 2);
  expect(getStatus()?.name).toBe("n1/shell");
});

it("writes the output and uses the environment of the daemon", async () => {
  await supervisor.start(createShell('echo "$GREETING"; exec sleep 60'));
  const log = join(folder, "n1-shell.log");
  await waitFor(async () => expect(await readFile(log, "utf8")).toBe("hello\n"));
});

it("starts a killed daemon with another process id", async () => {
  await supervisor.start(createShell("exec sleep 60"));
  const before = getStatus()?.pid ?? 0;
  process.kill(before, "SIGKILL");
  await waitUntil(() => getStatus()?.restarts === 1 && getStatus()?.state === "running");
  expect(getStatus()?.pid).not.toBe(before);
});

it("leaves a held daemon down until it is released", async () => {
  await supervisor.start(createShell("exec sleep 60"));
  supervisor.hold("n1/shell");
  await waitUntil(() => getStatus()?.pid === undefined);
  expect(getStatus()).toMatchObject({ state: "held", restarts: 0 });
  supervisor.release("n1/shell");
  await waitUntil(() => getStatus()?.state === "running");
  expect(getStatus()?.restarts).toBe(0);
});

it("cancels the restart of a daemon that is held in the meantime", async () => {
  await supervisor.start(createShell("exit 0"));
  await waitUntil(() => getStatus()?.state === "restarting");
  supervisor.hold("n1/shell");
  await supervisor.start(createShell("exec sleep 60", "other"));
  process.kill(supervisor.list()[1]?.pid ?? 0, "SIGKILL");
  // The other daemon restarts later than the held one would.
  await waitUntil(() => supervisor.list()[1]?.restarts === 1);
  expect(getStatus()?.state).toBe("held");
});

it("leaves a daemon that runs alone, and replaces it when its command has changed", async () => {
  await supervisor.start(createShell("exec sleep 60"));
  const before = getStatus()?.pid;
  await supervisor.start(createShell("exec sleep 60"));
  expect(getStatus()?.pid).toBe(before);
  await supervisor.start(createShell("exec sleep 61"));
  expect(getStatus()?.pid).not.toBe(before);
  expect(supervisor.list()).toHaveLength(1);
});

it("kills a daemon that ignores the signal to stop", async () => {
  await supervisor.start(createShell("trap '' TERM; echo ready; while :; do sleep 0.05; done"));
  const log = join(folder, "n1-shell.log");
  await waitFor(async () => expect(await readFile(log, "utf8")).toBe("ready\n"));
  await supervisor.stop("n1/shell");
  expect(supervisor.list()).toEqual([]);
});

it("tries a program that does not exist again", async () => {
  await supervisor.start({ ...createShell(""), command: ["/does/not/exist"] });
  await waitUntil(() => (getStatus()?.restarts ?? 0) >= 1);
  expect(getStatus()?.pid).toBeUndefined();
});

it("refuses to hold what it does not know", () => {
  expect(() => supervisor.hold("n9/redis")).toThrow("there is no daemon n9/redis");
});
