import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { extendEnvironment } from "./environment.ts";
import { isPortFree } from "./ports.ts";

/**
 * A running process, identified by its program and an argument that names a file of this clone.
 * The process table is the only record, so there is no pid file to go stale.
 */
export type Identity = { program: string; argument: string };

export type Daemon = {
  identity: Identity;
  command: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
  logFile: string;
  port: number;
};

const run = promisify(execFile);
const LOG_LINES_SHOWN = 15;

/** Whether it is the identified process; in `commandLine`, a NUL ends each argument. */
export function isProcessOf(identity: Identity, commandLine: string): boolean {
  const [program = "", ...rest] = commandLine.split("\0");
  return basename(program) === identity.program && rest.includes(identity.argument);
}

export function findProcess(identity: Identity): number | undefined {
  const pid = listPids().find((name) => isProcessOf(identity, readCommandLine(name)));
  return pid === undefined ? undefined : Number(pid);
}

/** Finds processes with this title and working folder; a zombie has no working folder. */
export function findProcessesIn(folder: string, title: string): number[] {
  const isThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder && readCommandLine(pid).startsWith(title);
    } catch {
      return false;
    }
  };
  return listPids().filter(isThere).map(Number);
}

function listPids(): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

/** Reads a command line, which is empty for a process that has ended and for a zombie. */
export function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** Starts the daemon unless it runs, and resolves when it is ready. */
export async function ensureRunning(daemon: Daemon, isReady: () => Promise<boolean>) {
  const name = daemon.identity.program;
  const isRunning = findProcess(daemon.identity) !== undefined;
  if (!isRunning) await requirePort(daemon.port);
  const child = isRunning ? undefined : launch(daemon);
  await waitFor(`${name} to respond (see ${daemon.logFile})`, async () => {
    if (child && (child.exitCode !== null || child.signalCode !== null)) {
      throw new Error(
        `${name} stopped at once. ${daemon.logFile} ends:\n${await readTail(daemon)}`,
      );
    }
    return (await isReady()) || undefined;
  });
}

/** Waits briefly for the port, because a killed process may still hold it. */
async function requirePort(port: number): Promise<void> {
  const isFree = async () => (await isPortFree(port)) || undefined;
  await waitFor(`port ${port}, which is taken. "ops/services reset" chooses others`, isFree, 5);
}

function launch({ command: [program, ...rest], environment, logFile }: Daemon): ChildProcess {
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(program, rest, {
    cwd: "/",
    detached: true,
    env: extendEnvironment(environment),
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

async function readTail({ logFile }: Daemon): Promise<string> {
  const text = await readFile(logFile, "utf8");
  return text.trimEnd().split("\n").slice(-LOG_LINES_SHOWN).join("\n");
}

export function killIfPresent(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Sends the signals in order until the process has ended. */
export async function stopProcess(identity: Identity, signals: readonly NodeJS.Signals[]) {
  for (const signal of signals) {
    const pid = findProcess(identity);
    if (pid === undefined) return;
    killIfPresent(pid, signal);
    const hasEnded = async () => (findProcess(identity) !== pid ? true : undefined);
    const ended = await waitFor(`${identity.program} to stop`, hasEnded, 15).catch(() => false);
    if (ended) return;
  }
  throw new Error(`${identity.program} survived ${signals.join(", ")}`);
}

/** Runs a command and returns its standard output. */
export async function runCommand(
  [program, ...rest]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await run(program, rest, {
    cwd: "/",
    env: extendEnvironment(environment),
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

const POLL_MS = 40;

/** Polls until the result is defined; throws after the time limit. */
export async function waitFor<Result>(
  what: string,
  poll: () => Promise<Result | undefined>,
  limitSeconds = 60,
): Promise<Result> {
  const deadline = performance.now() + limitSeconds * 1000;
  for (;;) {
    const result = await poll();
    if (result !== undefined) return result;
    if (performance.now() > deadline) throw new Error(`waited ${limitSeconds} s for ${what}`);
    await delay(POLL_MS);
  }
}
