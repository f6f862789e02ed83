import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Daemon } from "./daemon.ts";

export interface DaemonStatus {
  readonly name: string;
  /** A held daemon was killed and is not restarted, as if its machine were lost. */
  readonly state: "running" | "restarting" | "held";
  readonly pid: number | undefined;
  readonly restarts: number;
}

interface Entry {
  readonly daemon: Daemon;
  process: ChildProcess | undefined;
  timer: NodeJS.Timeout | undefined;
  isHeld: boolean;
  restarts: number;
}

export interface SupervisorOptions {
  readonly logFolder: string;
  readonly restartDelayMs: number;
}

/** Keeps daemons running: restarts one that ends after a delay, unless it is held. */
export class Supervisor {
  readonly #entries = new Map<string, Entry>();
  readonly #options: SupervisorOptions;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Starts a daemon unless it runs with the same command, and ends a hold. */
  async start(daemon: Daemon): Promise<void> {
    const before = this.#entries.get(daemon.name);
    if (before && isDeepStrictEqual(before.daemon, daemon)) {
      if (before.isHeld) this.release(daemon.name);
      return;
    }
    if (before) await this.stop(daemon.name);
    const entry = { daemon, process: undefined, timer: undefined, isHeld: false, restarts: 0 };
    this.#entries.set(daemon.name, entry);
    this.#launch(entry);
  }

  hold(name: string): void {
    const entry = this.#require(name);
    entry.isHeld = true;
    clearTimeout(entry.timer);
    entry.process?.kill("SIGKILL");
  }

  release(name: string): void {
    const entry = this.#require(name);
    if (!entry.isHeld) return;
    entry.isHeld = false;
    if (!isRunning(entry.process)) this.#launch(entry);
  }

  /** Signals a daemon to end, kills it after its limit, and removes it from the list. */
  async stop(name: string): Promise<void> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    this.#entries.delete(name);
    clearTimeout(entry.timer);
    const { process: child, daemon } = entry;
    if (!child || !isRunning(child)) return;
    const exited = once(child, "exit");
    child.kill("SIGCONT");
    child.kill(daemon.stopSignal);
    const timer = setTimeout(() => child.kill("SIGKILL"), daemon.stopLimitSeconds * 1000);
    await exited;
    clearTimeout(timer);
  }

  /** Restarts a daemon without the delay. */
  async restart(name: string): Promise<void> {
    const { daemon } = this.#require(name);
    await this.stop(name);
    await this.start(daemon);
  }

  list(): DaemonStatus[] {
    return [...this.#entries.values()].map(({ daemon, process: child, isHeld, restarts }) => {
      const pid = isRunning(child) ? child?.pid : undefined;
      const state = isHeld ? "held" : pid === undefined ? "restarting" : "running";
      return { name: daemon.name, state, pid, restarts };
    });
  }

  #require(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`there is no daemon ${name}`);
    return entry;
  }

  #launch(entry: Entry): void {
    const { name, command, environment, folder } = entry.daemon;
    const [program, ...parameters] = command;
    const logFile = join(this.#options.logFolder, `${name.replaceAll("/", "-")}.log`);
    const log = openSync(logFile, "a", 0o600);
    const child = spawn(program, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    entry.process = child;
    child.once("error", () => this.#restartLater(entry));
    child.once("exit", () => this.#restartLater(entry));
  }

  #restartLater(entry: Entry): void {
    if (entry.isHeld || this.#entries.get(entry.daemon.name) !== entry) return;
    entry.timer = setTimeout(() => {
      entry.restarts += 1;
      this.#launch(entry);
    }, this.#options.restartDelayMs);
  }
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
