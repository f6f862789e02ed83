import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { readServiceEnvironment } from "@photomap/testing";
import { vi } from "vitest";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

/** The API as a separate process, which can be killed. */
export class ApiProcess {
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Starts the process; resolves to its address. */
  async start(): Promise<string> {
    const started = spawn(NODE, [MAIN], {
      env: {
        ...readServiceEnvironment(),
        STAGE: "local",
        DEVELOPMENT: "1",
        PORT: "0",
        MANAGEMENT_PORT: "0",
        ...this.#environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = started;
    let output = "";
    started.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    return vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0], { timeout: 60_000 });
  }

  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  }
}
