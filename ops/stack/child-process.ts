import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface ChildOptions {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The address that responds with 200 once the process is ready. */
  readonly readyUrl: string;
}

const READY_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;

/** A process of the product; its output is prefixed with its name. */
export class Child {
  readonly #options: ChildOptions;
  readonly #process: ChildProcess;
  readonly exited: Promise<number>;

  constructor(options: ChildOptions) {
    this.#options = options;
    const [program, ...parameters] = options.command;
    this.#process = spawn(program, parameters, {
      cwd: options.folder,
      env: options.environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.exited = new Promise((resolve) => {
      this.#process.once("exit", (code) => resolve(code ?? 1));
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on("line", (line) => console.error(`[${options.name}] ${line}`));
    }
  }

  async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    let ended = false;
    void this.exited.then(() => (ended = true));
    while (!(await respondsOk(this.#options.readyUrl))) {
      if (ended) throw new Error(`${this.#options.name} ended before it was ready`);
      if (Date.now() > deadline) throw new Error(`${this.#options.name} was not ready in time`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(timer);
  }
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
