import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface ChildOptions {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Answers 200 once the process can do its work. */
  readonly readyUrl: string;
}

const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** A process of the product: its lines are shown under its name, and it is waited for by a fact. */
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
    const deadline = Date.now() + READY_LIMIT_MS;
    let ended = false;
    void this.exited.then(() => (ended = true));
    while (!(await answers(this.#options.readyUrl))) {
      if (ended) throw new Error(`${this.#options.name} ended before it was ready`);
      if (Date.now() > deadline) throw new Error(`${this.#options.name} was not ready in time`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), STOP_LIMIT_MS);
    await this.exited;
    clearTimeout(timer);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
